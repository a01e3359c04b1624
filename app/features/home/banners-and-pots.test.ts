import { expect, it } from "vitest";
import { potsBelow } from "./banners-and-pots";
import type { Section } from "./sections.server";

const banners: Section = { kind: "banners", part: { ok: false } };
const pot = (id: string, amount: string) => ({
  id,
  name: id,
  total: { amount, currency: "EUR", perSecond: "0" },
  levels: [],
});
const jackpots = (...amounts: string[]): Section => ({
  kind: "jackpots",
  title: "Jackpots",
  part: { ok: true, value: amounts.map((amount) => pot(amount, amount)) },
});
const idsOf = (sections: Section[]) => potsBelow(sections, banners)?.jackpots.map(({ id }) => id);

it("are the three largest of the row below the banners", () => {
  expect(idsOf([banners, { kind: "own" }, jackpots("9", "100", "25.50", "3")])).toEqual([
    "100",
    "25.50",
    "9",
  ]);
});

it("are none where there is no such row, too few of them, or no answer", () => {
  expect(idsOf([banners])).toBeUndefined();
  expect(idsOf([jackpots("1", "2", "3"), banners])).toBeUndefined();
  expect(idsOf([banners, jackpots("1", "2")])).toBeUndefined();
  expect(idsOf([banners, { kind: "jackpots", title: "Jackpots", part: { ok: false } }])).toBeUndefined();
});
