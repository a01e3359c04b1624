import { expect, it } from "vitest";
import { isLongAmount } from "./is-long-amount";

it.each([
  ["€1,305.50", false],
  ["€11,305.50", false],
  ["€111,305.50", true],
  // Arabic begins with a mark of direction, which takes no room.
  ["\u200f1,305.50\u00a0€", false],
])("%s is long: %s", (amount, isLong) => {
  expect(isLongAmount(amount)).toBe(isLong);
});
