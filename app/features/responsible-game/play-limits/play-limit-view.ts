import type { PlayLimitKind } from "~/platform/entities/account";
import type { PlayPeriod } from "./play-limit-schema";

/** A limit of what is lost, staked or played, as its section shows it. */
export interface PlayLimitView {
  kind: PlayLimitKind;
  /** What the market calls it. */
  name: string;
  periods: readonly PlayPeriod[];
  /** How long a looser one waits, in milliseconds. */
  waitingMs: number;
  currency: string;
  /** Decimals that it may be typed with. */
  decimals: number;
  /** The one in force: an amount, or minutes. */
  own?: { value: string; period: PlayPeriod };
  canEdit: boolean;
  lockedUntil?: string;
}
