import { describe, expect, it } from "vitest";
import { mayLeaveTo } from "~/routing/addresses/payment-address";
import { presetsFor } from "../form/presets";
import { sumOf } from "./summary";

describe("presets", () => {
  const presets = [
    {
      currency: "EUR",
      amount: [{ value: "20" }, { value: "50.00" }, { value: "50" }, { value: "12.5" }, { value: "9000" }],
    },
    { currency: "USD", amount: [{ value: "25" }, { value: "5000" }] },
  ];
  const bounds = (currency: string, min: string, max: string, decimals = 0) => ({
    currency,
    min,
    max,
    decimals,
  });

  it("are whole amounts in the method's currency, without duplicates", () => {
    expect(presetsFor(presets, bounds("EUR", "10.00", "5000.00"))).toEqual(["20", "50"]);
  });

  it("have decimals where amounts may have them", () => {
    expect(presetsFor(presets, bounds("EUR", "10.00", "5000.00", 2))).toEqual(["20", "50", "12.5"]);
  });

  it("are those in dollars where the currency has none", () => {
    expect(presetsFor(presets, bounds("JPY", "1000", "500000"))).toEqual(["5000"]);
    expect(presetsFor([], bounds("EUR", "10", "20"))).toEqual([]);
  });
});

describe("the total of a deposit", () => {
  const method = (amount: string, currency: string, fee?: string) => ({
    min: { amount, currency },
    max: { amount: "50000", currency },
    fee,
  });
  it.each([
    ["100", method("10.00", "EUR", "0.5"), "0.50", "100.50"],
    ["33", method("10.00", "EUR", "1.5"), "0.50", "33.50"],
    ["1000", method("1000", "JPY", "0.25"), "3", "1003"],
    ["١٠,٥", method("10.00", "EUR", "10"), "1.05", "11.55"],
    ["50", method("10.000", "KWD", "1"), "0.500", "50.500"],
    ["50", method("10.000000", "USDT"), "0.000000", "50.000000"],
  ])("of %s by %j, with a fee of %s, is %s", (typed, of, fee, total) => {
    expect(sumOf(typed, of, 2)).toMatchObject({ fee: { amount: fee }, total: { amount: total } });
  });

  it.each(["9.99", "50000.01", "", "0", "1,000", "abc", "1e3", "-5", "1".repeat(40)])(
    "there is none for %j",
    (typed) => {
      expect(sumOf(typed, method("10.00", "EUR", "1"), 2)).toBeNull();
    },
  );

  it.each(["10,5", "0.50"])("there is none for %j where amounts are whole", (typed) => {
    expect(sumOf(typed, method("10.00", "EUR", "1"), 0)).toBeNull();
  });
});

describe("a player is sent to", () => {
  it.each([
    "https://psp.example/pay",
    "http://localhost:4000/pay",
    "http://127.0.0.1:4000/pay",
    "http://[::1]/pay",
  ])("%s", (address) => expect(mayLeaveTo(address, [new URL(address).origin])).toBe(true));
  it.each([
    "http://psp.example/pay",
    "javascript:alert(1)",
    "data:text/html,x",
    "//psp.example",
    "/cashier",
    "https://user:secret@psp.example",
    "http://localhost.evil.example/",
    "",
  ])("never to %j", (address) =>
    expect(mayLeaveTo(address, [URL.canParse(address) ? new URL(address).origin : ""])).toBe(false),
  );
  it.each([
    ["https://pay.psp.example/1", true],
    ["https://psp.example/1", false],
    ["https://bank.example/1", true],
    ["https://bank.example:8443/1", false],
    ["http://bank.example/1", false],
    ["https://other.example/", false],
  ])("%s by the configured origins: %j", (address, may) =>
    expect(mayLeaveTo(address, ["https://*.psp.example", "https://bank.example"])).toBe(may),
  );
});
