/** The platform's bet types (docs/contract.md#3.7). */
export const betKinds = ["casino", "betting"] as const;
export type BetKind = (typeof betKinds)[number];

/** Numbers of days, today included. */
export const betPeriods = ["1", "7", "30", "90", "365"] as const;
type BetPeriod = (typeof betPeriods)[number];

export interface BetsQuery {
  kind?: BetKind;
  period?: BetPeriod;
  /** Calendar days, both inclusive; they override `period`. */
  from?: string;
  to?: string;
}
