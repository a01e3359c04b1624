import type { Purpose } from "~/consent/consent";

/** What the operator has of others to count and to tell visits apart with; addresses that the policy names. */
export interface TrackingSettings {
  /** Containers of the tag manager. */
  tags: readonly string[];
  /** The device-fingerprint agent, where the platform wants its session, and what it is there for. */
  agent?: { src: string; purpose: Purpose };
}
