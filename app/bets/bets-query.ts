import { DateSchema } from "~/platform/wire";

/** What the platform tells apart (contract 3.7). */
export const betKinds = ["casino", "betting"] as const;
export type BetKind = (typeof betKinds)[number];

/** Days up to today, which counts as one of them. */
export const betPeriods = ["1", "7", "30", "90", "365"] as const;
type BetPeriod = (typeof betPeriods)[number];

export interface BetsQuery {
  kind?: BetKind;
  period?: BetPeriod;
  /** Calendar days, both included; they stand before a period. */
  from?: string;
  to?: string;
}

/** What an address asks for; nonsense narrows nothing, and days in the wrong order are taken in the right one. */
export function readBetsQuery(query: URLSearchParams): BetsQuery {
  const kind = betKinds.find((name) => name === query.get("kind"));
  const days = [dayOf(query.get("from")), dayOf(query.get("to"))];
  const [from, to] = days.every(Boolean) ? days.toSorted() : days;
  if (from || to) return { kind, from, to };
  return { kind, period: betPeriods.find((days) => days === query.get("period")) };
}

/** The same as the platform is asked; it counts days in UTC. */
export function wireFilter({ kind, period, from, to }: BetsQuery, now: number) {
  return {
    type: kind,
    date_from: period ? firstDay(Number(period), now) : from,
    date_to: to,
  };
}

const DAY_MS = 86_400_000;

function firstDay(days: number, now: number): string {
  return new Date(now - (days - 1) * DAY_MS).toISOString().slice(0, 10);
}

function dayOf(text: string | null): string | undefined {
  return DateSchema.safeParse(text).data;
}
