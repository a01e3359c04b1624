import type { Purpose } from "~/session/consent";

/** The operator's third-party tracking; its URLs are among the CSP sources. */
export interface TrackingSettings {
  /** URLs of the tag manager's containers. */
  tags: readonly string[];
  /** The fingerprint agent and its consent purpose, where the platform wants its session. */
  agent?: { src: string; purpose: Purpose };
}
