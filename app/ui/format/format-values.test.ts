import { describe, expect, it } from "vitest";
import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
  formatTime,
} from "./format-values";

/** Spaces of every kind read alike here; which one a language uses is not ours to test. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ").replace(/[\u200e\u200f\u061c]/g, "");

describe("money", () => {
  it.each([
    ["en-US", "1250.50", "EUR", "€1,250.50"],
    ["en-US", "25", "USD", "$25.00"],
    ["en-US", "1500", "JPY", "¥1,500"],
    ["en-US", "12.345", "KWD", "KWD 12.345"],
    ["en-US", "12.500000", "USDT", "12.50 USDT"],
    ["en-US", "12.345600", "USDT", "12.3456 USDT"],
    ["en-US", "0.00012340", "BTC", "0.0001234 BTC"],
    ["en-US", "0.10000000", "BTC", "0.10 BTC"],
    ["en-US", "12.50", "usdt", "12.50 usdt"],
    ["es-ES", "1500.250", "mBTC", "1500,250 mBTC"],
    ["en-US", "3", "$WIF", "3 $WIF"],
    ["en-US", "-3.50", "USD", "-$3.50"],
    ["es-ES", "1250.5", "EUR", "1250,50 €"],
    ["es-ES", "12500.500000", "USDT", "12.500,50 USDT"],
    ["pt-BR", "1250.50", "BRL", "R$ 1.250,50"],
    ["lv-LV", "12500.50", "EUR", "12 500,50 €"],
  ])("%s %s %s", (locale, amount, currency, expected) => {
    expect(plain(formatMoney(locale, { amount, currency }))).toBe(expected);
  });

  it("keeps every digit of amounts that no double holds", () => {
    expect(formatMoney("en-US", { amount: "9007199254740993.01", currency: "USD" })).toBe(
      "$9,007,199,254,740,993.01",
    );
  });

  it.each([
    ["JPY", "1500", "1,500\u00a0JP¥"],
    ["USD", "12.50", "12.50\u00a0US$"],
    ["BRL", "-3", "-3.00\u00a0R$"],
  ])("keeps the letters and the sign of %s in order in Arabic", (currency, amount, expected) => {
    expect(formatMoney("ar", { amount, currency })).toSatisfy((text) => text.endsWith(`${expected}\u200e`));
  });

  it("needs no mark where the symbol is one sign, or letters alone", () => {
    for (const [locale, currency] of [
      ["ar", "EUR"],
      ["ar", "KWD"],
      ["en-US", "CAD"],
    ] as const)
      expect(formatMoney(locale, { amount: "5", currency }).endsWith("\u200e")).toBe(false);
  });

  it("is written in Latin digits in Arabic too", () => {
    expect(formatMoney("ar", { amount: "12.345", currency: "KWD" })).toMatch(/12[.,]345/);
    expect(formatNumber("ar", 600)).toBe("600");
  });

  it.each(["en-US", "es-ES", "pt-BR", "lv-LV", "ar", "de-CH", "fa-IR"])(
    "are in %s what Intl writes",
    (locale) => {
      const { format } = new Intl.NumberFormat(`${locale}-u-nu-latn`);
      for (const value of [0, 7, 42, 999, 1000, 12_345, -3, 2.5])
        expect(formatNumber(locale, value)).toBe(format(value));
    },
  );
});

describe("percentages", () => {
  it.each([
    ["en-US", 100, "100%"],
    ["en-US", 96.51, "96.51%"],
    ["es-ES", 2.5, "2,5 %"],
    ["pt-BR", 2.5, "2,5%"],
    ["lv-LV", 0, "0%"],
    ["ar", 10, "10%"],
  ])("%s %s", (locale, percent, expected) => {
    expect(plain(formatPercent(locale, percent))).toBe(expected);
  });
});

describe("moments (docs/product.md#9)", () => {
  it.each([
    ["2026-11-20T10:15:30Z", "UTC", "20.11.2026", "10:15"],
    ["2026-01-02T09:05:00Z", "UTC", "02.01.2026", "9:05"],
    ["2026-01-02T00:05:00Z", "UTC", "02.01.2026", "0:05"],
    ["2026-12-31T23:30:00Z", "Europe/Riga", "01.01.2027", "1:30"],
    ["2026-06-01T03:00:00.123Z", "America/Sao_Paulo", "01.06.2026", "0:00"],
  ])("%s in %s", (iso, zone, date, time) => {
    expect(formatDate(iso, zone)).toBe(date);
    expect(formatTime(iso, zone)).toBe(time);
    expect(formatDateTime(iso, "a las", zone)).toBe(`${date} a las ${time}`);
    expect(formatDateTime(iso, "", zone)).toBe(`${date} ${time}`);
  });
});

it.each([
  ["EUR", "€0.00"],
  ["JPY", "¥0"],
  ["KWD", "KWD 0.000"],
  ["BTC", "0.00 BTC"],
  ["USDT", "0.00 USDT"],
  ["FUN", "FUN 0.00"],
])("nothing in %s is %s, however it is written", (currency, expected) => {
  for (const amount of ["0", "0.0"]) expect(plain(formatMoney("en-US", { amount, currency }))).toBe(expected);
});
