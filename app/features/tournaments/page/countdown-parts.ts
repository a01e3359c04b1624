const UNITS = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 } as const;

export type CountdownUnit = keyof typeof UNITS;
export const countdownUnits = ["days", "hours", "minutes", "seconds"] as const satisfies CountdownUnit[];

/** Returns the time left from `now` (milliseconds) until a time (ISO 8601); all zero once it has passed. */
export function countdownParts(until: string, now: number): Record<CountdownUnit, number> {
  let left = Math.max(0, Math.floor((Date.parse(until) - now) / 1000));
  const parts = { days: 0, hours: 0, minutes: 0, seconds: 0 };
  for (const unit of countdownUnits) {
    parts[unit] = Math.floor(left / UNITS[unit]);
    left %= UNITS[unit];
  }
  return parts;
}
