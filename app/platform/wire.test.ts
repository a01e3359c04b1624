import { describe, expect, it } from "vitest";
import { z } from "zod";
import { DateTimeSchema } from "~/upstream/dates";
import {
  AmountSchema,
  anyOf,
  CurrencyCodeSchema,
  choice,
  choiceOr,
  choices,
  IdSchema,
  listOf,
  OneSchema,
  orAbsent,
  orUnreadable,
} from "./wire";

describe("amount", () => {
  it.each([
    ["10", "10"],
    ["-0.5", "-0.5"],
    ["0.00000001", "0.00000001"],
    [1250.5, "1250.5"],
    [0.1, "0.1"],
    [1e-7, "0.0000001"],
    [1e21, "1000000000000000000000"],
  ])("%s is %s", (wire, amount) => expect(AmountSchema.parse(wire)).toBe(amount));

  it.each([
    "",
    "1e3",
    "1,000.00",
    "1.",
    ".5",
    "0.123456789",
    "١٢",
    "NaN",
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])("%s is none", (wire) => expect(AmountSchema.safeParse(wire).success).toBe(false));
});

describe("currency", () => {
  it.each(["EUR", "usdt", "mBTC", "$WIF", "€", "Gold coins", "1000SATS", "пункты"])(
    "%s is kept as sent",
    (wire) => expect(CurrencyCodeSchema.parse(wire)).toBe(wire),
  );

  it.each(["", " ", "\u200b", "A\nB", "thirteen char", 978])("%j is none", (wire) =>
    expect(CurrencyCodeSchema.safeParse(wire).success).toBe(false),
  );
});

describe("date and time", () => {
  it.each(["2026-11-20T10:15:30Z", "2026-11-20T10:15:30.123Z", "2026-11-20T10:15:30+02:00"])(
    "%s is kept",
    (wire) => expect(DateTimeSchema.parse(wire)).toBe(wire),
  );

  it("reads unix seconds", () => expect(DateTimeSchema.parse(1767225600)).toBe("2026-01-01T00:00:00.000Z"));

  it.each(["2026-11-20", "yesterday", "2026-13-01T00:00:00Z", 12, 1767225600000])("%s is none", (wire) =>
    expect(DateTimeSchema.safeParse(wire).success).toBe(false),
  );
});

it("ids are text", () => {
  expect(IdSchema.parse(7)).toBe("7");
  expect(IdSchema.parse("sr_2")).toBe("sr_2");
  expect(IdSchema.safeParse("").success).toBe(false);
  expect(IdSchema.safeParse(1.5).success).toBe(false);
});

it.each([true, "1", 0, null, 2])("%s is no success", (wire) =>
  expect(OneSchema.safeParse(wire).success).toBe(false),
);

describe("words of a list", () => {
  const Item = z.object({
    kind: choice(["slot", "live"]),
    inner: z.object({ kind: choice(["a"]) }).optional(),
  });

  it("hides items with an unknown word, at any depth", () => {
    const items = [{ kind: "slot" }, { kind: "bingo" }, { kind: "live", inner: { kind: "b" } }];
    expect(listOf(Item).parse(items)).toEqual([{ kind: "slot" }]);
  });

  it("refuses a list with an invalid item", () => {
    expect(listOf(Item).safeParse([{ kind: "slot" }, {}]).success).toBe(false);
  });

  it("says what a field becomes that does not fit, for which null stands", () => {
    const Row = z.object({
      tags: anyOf(z.string()),
      at: orAbsent(z.string()),
      fee: orUnreadable(z.string()),
    });
    expect(Row.parse({ tags: null, at: null, fee: null })).toEqual({ tags: [], at: undefined, fee: null });
    expect(Row.safeParse({ at: "x" }).success).toBe(false);
    expect(Row.parse({ tags: ["new"], at: "x" })).toEqual({ tags: ["new"], at: "x" });
  });

  it("falls back where a fallback is stated", () => {
    expect(choiceOr(["pending", "processing"], "processing").parse("odd")).toBe("processing");
    expect(choiceOr(["pending", "processing"], "processing").safeParse(undefined).success).toBe(false);
  });

  it("keeps the known ones of several", () => {
    expect(choices(["slot", "live"]).parse(["live", "bingo"])).toEqual(["live"]);
  });
});
