import { totalsOf } from "~/features/cashier/history/totals";
import { totalsSince } from "~/features/games/play/session-summary/session-summary";
import type { HistoryTransaction } from "~/platform/entities/cashier";
import type { Money } from "~/platform/entities/money";
import type { GameRound } from "~/platform/entities/play";

/** Windows that are summed, in days: a day, a week, a month. */
export const netWindows = [1, 7, 30] as const;
const DAY_MS = 86_400_000;

export const netSums = ["paidIn", "paidOut", "deposits", "staked", "won", "result"] as const;

/** Sums in one currency; those of payments or rounds are absent when there were none. */
export type NetSums = { currency: string } & Partial<Record<(typeof netSums)[number], Money>>;

export interface NetWindow {
  days: (typeof netWindows)[number];
  sums: NetSums[];
}

/** Returns the start of the longest window, in milliseconds. */
export function netStart(now: number): number {
  return now - Math.max(...netWindows) * DAY_MS;
}

/** Returns each window's sums per currency, exact to the smallest unit. */
export function netPosition(
  payments: readonly HistoryTransaction[],
  rounds: readonly GameRound[],
  now: number,
): NetWindow[] {
  return netWindows.map((days) => {
    const since = now - days * DAY_MS;
    const byCurrency = new Map<string, NetSums>();
    const add = (currency: string, sums: Omit<NetSums, "currency">) =>
      byCurrency.set(currency, { ...byCurrency.get(currency), ...sums, currency });
    const moved = payments.filter(
      ({ created_at: at, status }) => status === "success" && Date.parse(at ?? "") >= since,
    );
    for (const { paidIn, paidOut, net } of totalsOf(moved))
      add(net.currency, { paidIn, paidOut, deposits: net });
    for (const { staked, won, net } of totalsSince(rounds, since))
      add(net.currency, { staked, won, result: net });
    return { days, sums: [...byCurrency.values()] };
  });
}

/**
 * Returns since when a list that may be truncated is complete, ISO 8601; undefined when it reaches back to `start`.
 */
export function completeSince(
  { items, total }: { items: readonly { created_at?: string }[]; total: number },
  start: number,
): string | undefined {
  const oldest = items.reduce(
    (first, { created_at: at }) => Math.min(first, Date.parse(at ?? "") || first),
    Date.now(),
  );
  return total > items.length && oldest > start ? new Date(oldest).toISOString() : undefined;
}
