const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A month counts as 30 days, a year as 365: enough to compare two durations. */
const lengths: Readonly<Record<string, number>> = { M: 30 * DAY, D: DAY, W: 7 * DAY, Y: 365 * DAY };
const timeLengths: Readonly<Record<string, number>> = { H: HOUR, M: HOUR / 60 };

/** Milliseconds of an ISO 8601 duration of one unit, such as `PT24H` or `P6M`. */
export function durationMs(duration: string): number {
  const [, isTime, count = "", unit = ""] = /^P(T?)(\d+)([A-Z])$/.exec(duration) ?? [];
  return Number(count) * ((isTime ? timeLengths : lengths)[unit] ?? Number.NaN);
}
