/** Periods of a limit, in days (docs/product.md#2.3). */
export const limitPeriods = ["1", "7", "14", "30"] as const;
export type LimitPeriod = (typeof limitPeriods)[number];
