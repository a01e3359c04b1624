import { day, hour, isoTime } from "../../world/clock";
import { amountOf, moneyOf } from "../../world/money";
import type {
  Player,
  PlayerBonus,
  PlayerCashback,
  Round,
  Transaction,
  TransactionStatus,
} from "../../world/player";
import { randomFor } from "../../world/random";
import { wagerTimes } from "../rewards/offers";

const depositMethods = ["sandcard", "sandbank", "sandpix", "sandinstant", "sandiban"];
const withdrawalStatuses: TransactionStatus[] = [
  "pending",
  "processing",
  "success",
  "success",
  "fail",
  "cancel",
  "success",
  "success",
  "cancel",
];

/**
 * Everything that the demo player has behind them (docs/contract.md#7.2): lists long enough to page, each status met.
 */
export function demoHistory(origin: number, sysnames: string[]): Partial<Player> {
  const random = randomFor("demo-history");
  return {
    free_spins: [
      {
        id: 501,
        sysname: "sand-dunes",
        remaining_count: 20,
        total_count: 50,
        status: "active",
        expired_at: isoTime(origin + 6 * day),
      },
      {
        id: 502,
        sysname: "custom-promo",
        remaining_count: 5,
        total_count: 10,
        status: "active",
        expired_at: isoTime(origin + 2 * day),
      },
    ],
    transactions: [...deposits(origin), ...withdrawals(origin)],
    bonuses: [...casinoBonuses(origin), ...bettingBonuses(origin)],
    cashbacks: cashbacks(origin),
    rounds: rounds(origin, random, sysnames),
    likes: ["sand-dunes", "live-roulette-one", "fast-crash", "long-name", "custom-promo", "no-demo-palace"],
    saved_requisites: [{ id: "sr_1", method: "sandcard", title: "411111...1111", status: "ready" }],
    tournaments: [{ id: 1, points: 1840, counted_from: isoTime(origin) }],
    loyalty: { points: 2480, exp: 3200, character_id: 1 },
  };
}

function deposits(origin: number): Transaction[] {
  return Array.from({ length: 11 }, (_, index) => ({
    id: `dep_${1000 + index}`,
    type: "deposit" as const,
    status: index === 3 ? ("fail" as const) : index === 7 ? ("cancel" as const) : ("success" as const),
    method: depositMethods[index % depositMethods.length] as string,
    amount: amountOf([5000, 10_000, 2500, 20_000][index % 4] as number, 2),
    currency: "EUR",
    created_at: isoTime(origin - (index * 9 + 1) * day),
    updated_at: isoTime(origin - (index * 9 + 1) * day + 5 * 60_000),
    requisites: { card_number: "411111...1111" },
  }));
}

function withdrawals(origin: number): Transaction[] {
  return withdrawalStatuses.map((status, index) => ({
    id: `wdr_${2000 + index}`,
    type: "withdrawal",
    status,
    method: index % 2 ? "sandiban" : "sandcard",
    amount: amountOf(4000 + index * 1500, 2),
    currency: "EUR",
    created_at: isoTime(origin - (index * 8 + 0.5) * day),
    updated_at: isoTime(origin - (index * 8 + 0.4) * day),
    requisites: requisitesOf(index),
  }));
}

function requisitesOf(index: number): Record<string, string> {
  return index % 2 ? { iban: "ES91...1332" } : { card_number: "411111...1111" };
}

function casinoBonuses(origin: number): PlayerBonus[] {
  const statuses: PlayerBonus["status"][] = ["new", "active", "paused", "finished", "expired", "removed"];
  return statuses.map((status, index) => {
    const amount = status === "active" ? 4000 : 2000 + index * 500;
    const required = amount * wagerTimes;
    const done = status === "finished" ? required : status === "active" ? required * 0.375 : 0;
    return {
      id: 601 + index,
      type: "casino",
      status,
      is_entered: status === "active",
      amount: moneyOf(amount, "EUR"),
      wager: { required: amountOf(required, 2), done: amountOf(done, 2) },
      created_at: isoTime(origin - (index * 4 + 1) * day),
      expired_at: isoTime(origin + (status === "expired" ? -2 : 10 - index) * day),
    };
  });
}

function bettingBonuses(origin: number): PlayerBonus[] {
  const statuses: PlayerBonus["status"][] = ["new", "active", "finished", "expired"];
  return statuses.map((status, index) => ({
    id: 651 + index,
    type: "betting",
    status,
    is_entered: status === "active",
    amount: moneyOf(1500, "EUR"),
    created_at: isoTime(origin - (index * 6 + 2) * day),
    expired_at: isoTime(origin + (status === "expired" ? -1 : 8) * day),
  }));
}

function cashbacks(origin: number): PlayerCashback[] {
  return [0, 1, 2].map((index) => ({
    id: 703 - index,
    status: index === 0 ? "active" : "paid_out",
    amount: moneyOf(1850 - index * 400, "EUR"),
    percent: 10,
    start_date: isoTime(origin - (8 + index * 7) * day),
    end_date: isoTime(origin - (1 + index * 7) * day),
    receiving_expired_at: isoTime(origin + (6 - index * 7) * day),
    ...(index === 0 ? {} : { paid_out_at: isoTime(origin - index * 7 * day) }),
  }));
}

function rounds(origin: number, random: ReturnType<typeof randomFor>, sysnames: string[]): Round[] {
  return Array.from({ length: 30 }, (_, index) => {
    const closed = (["win", "lose", "lose", "win", "refund"] as const)[index % 5] as Round["status"];
    const status = index === 5 ? "open" : closed;
    const bet = random.int(2, 40) * 50;
    return {
      id: `r_${9000 - index}`,
      created_at: isoTime(origin - index * 5 * hour - random.int(0, 3_000_000)),
      type: index % 6 === 5 ? "betting" : "casino",
      sysname: index % 6 === 5 ? "digitan" : (sysnames[index % sysnames.length] as string),
      bet: moneyOf(bet, "EUR"),
      win: moneyOf(status === "win" ? bet * random.int(2, 9) : status === "refund" ? bet : 0, "EUR"),
      status,
    };
  });
}
