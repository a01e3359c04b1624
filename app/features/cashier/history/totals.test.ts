import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { totalsOf } from "./totals";

const payment = (
  type: "deposit" | "withdrawal",
  amount: string,
  currency = "EUR",
  status = "success" as const,
) => ({
  type,
  status,
  amount,
  currency,
});

describe("totals", () => {
  it("are exact where floats are not", () => {
    const [total] = totalsOf([
      payment("deposit", "0.10"),
      payment("deposit", "0.20"),
      payment("withdrawal", "0.30"),
    ]);
    expect(total?.net).toEqual({ amount: "0.00", currency: "EUR" });
  });

  it.each([
    ["JPY", "1000", "2500", "-1500"],
    ["KWD", "1.005", "0.001", "1.004"],
    ["USDT", "0.000003", "0.000001", "0.000002"],
  ])("keep the decimals of %s", (currency, paidIn, paidOut, net) => {
    const [total] = totalsOf([
      payment("deposit", paidIn, currency),
      payment("withdrawal", paidOut, currency),
    ]);
    expect(total?.net.amount).toBe(net);
  });

  it("stand apart by currency", () => {
    const totals = totalsOf([payment("deposit", "5", "EUR"), payment("deposit", "7", "USD")]);
    expect(totals.map(({ paidIn }) => paidIn)).toEqual([
      { amount: "5", currency: "EUR" },
      { amount: "7", currency: "USD" },
    ]);
  });

  it("of many payments are the sum of their cents", () => {
    const cents = fc.array(fc.bigInt(1n, 10n ** 14n), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(cents, cents, (ins, outs) => {
        const text = (value: bigint) => `${value / 100n}.${String(value % 100n).padStart(2, "0")}`;
        const sum = (values: bigint[]) => values.reduce((total, value) => total + value, 0n);
        const [total] = totalsOf([
          ...ins.map((value) => payment("deposit", text(value))),
          ...outs.map((value) => payment("withdrawal", text(value))),
        ]);
        expect(total?.paidIn.amount).toBe(text(sum(ins)));
        expect(BigInt(total?.net.amount.replace(".", "") ?? "")).toBe(sum(ins) - sum(outs));
      }),
    );
  });
});
