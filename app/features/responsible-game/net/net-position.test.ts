import { describe, expect, it } from "vitest";
import type { HistoryTransaction } from "~/platform/entities/cashier";
import type { GameRound } from "~/platform/entities/play";
import { completeSince, netPosition, netStart } from "./net-position";

const now = Date.parse("2026-05-31T12:00:00Z");
const at = (daysAgo: number) => new Date(now - daysAgo * 86_400_000).toISOString();
const eur = (amount: string) => ({ amount, currency: "EUR" });

const payment = (type: string, amount: string, daysAgo: number, more = {}) =>
  ({
    id: `${daysAgo}`,
    type,
    amount,
    currency: "EUR",
    status: "success",
    created_at: at(daysAgo),
    ...more,
  }) as HistoryTransaction;
const round = (bet: string, win: string, daysAgo: number, currency = "EUR") =>
  ({ created_at: at(daysAgo), bet: { amount: bet, currency }, win: { amount: win, currency } }) as GameRound;

describe("what playing has cost", () => {
  const payments = [
    payment("deposit", "100.10", 0.5),
    payment("deposit", "50.00", 3),
    payment("deposit", "999.00", 3, { status: "pending" }),
    payment("withdrawal", "200.05", 20),
    payment("deposit", "7.00", 31),
  ];
  const rounds = [
    round("10.00", "2.50", 0.2),
    round("1.000000", "3.000001", 6, "USDT"),
    round("5.00", "0.00", 29),
  ];

  it("is summed for a day, a week and a month, in each currency", () => {
    const [day, week, month] = netPosition(payments, rounds, now);
    expect(day).toEqual({
      days: 1,
      sums: [
        {
          currency: "EUR",
          paidIn: eur("100.10"),
          paidOut: eur("0.00"),
          deposits: eur("100.10"),
          staked: eur("10.00"),
          won: eur("2.50"),
          result: eur("-7.50"),
        },
      ],
    });
    expect(
      week?.sums.map(({ currency, deposits, result }) => [currency, deposits?.amount, result?.amount]),
    ).toEqual([
      ["EUR", "150.10", "-7.50"],
      ["USDT", undefined, "2.000001"],
    ]);
    expect(month?.sums[0]).toMatchObject({
      paidOut: eur("200.05"),
      deposits: eur("-49.95"),
      staked: eur("15.00"),
    });
  });

  it("is nothing where nothing was", () => {
    expect(netPosition([], [], now).map(({ sums }) => sums)).toEqual([[], [], []]);
  });

  it.each([
    [3, [at(5), at(2)], at(5)],
    [2, [at(5), at(2)], undefined],
    [3, [at(40), at(2)], undefined],
    [0, [], undefined],
  ])("of %d entries, those of %o read, is whole since %s", (total, times, since) => {
    const items = times.map((created_at) => ({ created_at }));
    expect(completeSince({ items, total }, netStart(now))).toBe(since);
  });
});
