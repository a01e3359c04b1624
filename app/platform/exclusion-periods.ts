/** docs/product.md#2.3: the short periods are a break, the others a self-exclusion; their effect is the same. */
export const breakPeriods = ["P1D", "P7D", "P30D"] as const;
export const longPeriods = [
  "P3M",
  "P4M",
  "P5M",
  "P6M",
  "P7M",
  "P8M",
  "P9M",
  "P1Y",
  "P2Y",
  "P3Y",
  "P4Y",
  "P5Y",
  "permanent",
] as const;
export const exclusionPeriods = [...breakPeriods, ...longPeriods] as const;
export type ExclusionPeriod = (typeof exclusionPeriods)[number];

/** Returns when a period that starts at `now` (milliseconds) ends, ISO 8601; null when it is permanent. */
export function endOfPeriod(period: ExclusionPeriod, now: number): string | null {
  if (period === "permanent") return null;
  const count = Number(period.slice(1, -1));
  const end = new Date(now);
  if (period.endsWith("D")) end.setUTCDate(end.getUTCDate() + count);
  else end.setUTCMonth(end.getUTCMonth() + (period.endsWith("Y") ? 12 * count : count));
  return end.toISOString();
}
