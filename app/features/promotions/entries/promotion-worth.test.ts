import { expect, it } from "vitest";
import { promotionWorth } from "./promotion-worth";

it.each([
  ["Get a 50% bonus of up to €100 on your second deposit.", "50%"],
  ["Bonifica el 50 % hasta 100 €.", "50 %"],
  ["10%, 20%, then 30% more.", "10%"],
  ["For 7 days, twice as much.", undefined],
])("%s is worth %j", (summary, worth) => {
  expect(promotionWorth(summary)).toBe(worth);
});
