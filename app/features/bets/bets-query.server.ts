import { DateSchema } from "~/upstream/dates";
import { type BetsQuery, betKinds, betPeriods } from "./bets-query";

/** Parses the page's query; invalid values are ignored, and dates in the wrong order are swapped. */
export function readBetsQuery(query: URLSearchParams): BetsQuery {
  const kind = betKinds.find((name) => name === query.get("kind"));
  const days = [dayOf(query.get("from")), dayOf(query.get("to"))];
  const [from, to] = days.every(Boolean) ? days.toSorted() : days;
  if (from || to) return { kind, from, to };
  return { kind, period: betPeriods.find((days) => days === query.get("period")) };
}

/** The query as the platform's filter; its days are UTC. */
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
