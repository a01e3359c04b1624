import { expect, it } from "vitest";
import { elapsed } from "./elapsed";

it.each([
  [0, "0:00:00"],
  [59_999, "0:00:59"],
  [3_725_000, "1:02:05"],
  [100 * 3_600_000, "100:00:00"],
  [-5_000, "0:00:00"],
])("%i ms is %s", (milliseconds, text) => {
  expect(elapsed(milliseconds)).toBe(text);
});
