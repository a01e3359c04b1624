const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type TimeLeft =
  | { unit: "days"; days: number; hours: number }
  | { unit: "hours"; hours: number; minutes: number }
  | { unit: "minutes"; minutes: number }
  | { unit: "ending" };

/** Returns the time from `now` (milliseconds) to a time (ISO 8601), in the two largest units that matter. */
export function timeLeft(endsAt: string, now: number): TimeLeft {
  const left = Date.parse(endsAt) - now;
  if (left >= DAY)
    return { unit: "days", days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) };
  if (left >= HOUR)
    return { unit: "hours", hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) };
  if (left >= MINUTE) return { unit: "minutes", minutes: Math.floor(left / MINUTE) };
  return { unit: "ending" };
}

/** Returns how much of the time between two times (ISO 8601) has passed at `now` (milliseconds), in percent. */
export function elapsed(startsAt: string, endsAt: string, now: number): number {
  const start = Date.parse(startsAt);
  const share = (now - start) / (Date.parse(endsAt) - start);
  return Math.round(100 * Math.min(1, Math.max(0, share || 0)));
}
