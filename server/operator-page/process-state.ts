import type { Fallbacks } from "../../app/upstream/telemetry";
import type { Sender } from "../middleware/csrf-check";
import type { OtherInstance } from "../redis/instances";
import type { ListedDrop } from "./dropped-list";
import type { EdgeSign } from "./edge-signs";
import type { FailingCall } from "./failing-calls";
import type { RefusedCalls } from "./refused-calls";
import type { Setting } from "./settings-in-force";

/** What was purged, what that has dropped here, and when: as `Date.now()` has it. */
export interface LastPurge {
  at: number;
  paths?: readonly string[] | undefined;
  locale?: string | undefined;
  pages: number;
  replies: number;
  /** How many of the other processes were not notified. */
  missed?: number | undefined;
}

/** A field of replies that was missing, wrong or too long, as it was last read. */
export interface InvalidPart {
  service: string;
  path: string;
  /** Of which document, and why. */
  detail: string;
  /** As `Date.now()` has it. */
  last: number;
}

/** A backend whose clock is not the site's. */
export interface Clock {
  service: string;
  /** How far it is ahead. */
  seconds: number;
}

/** What one process knows of itself. */
export interface ProcessState {
  version: string;
  builtAt: number;
  startedAt: number;
  /** Of the machine, and of the process on it. */
  instance: string;
  /** Why it wants no traffic; null: it does. */
  notReady: string | null;
  inFlight: number;
  /** Why it takes no writes, where it does not; undefined where none is configured. */
  redis: { trouble: string | undefined } | undefined;
  droppedLines: number;
  /** What `LOG_LEVEL` says, until when debug lines are logged instead, and whether the page may change that. */
  log: { level: string; verboseUntil: number | null; canChange: boolean };
  failing: readonly FailingCall[];
  refused: readonly RefusedCalls[];
  /** The latest first. */
  invalidParts: readonly InvalidPart[];
  /** What is wrong with content, for its editors. */
  dropped: readonly ListedDrop[];
  breakers: readonly { service: string; pool: string; isOpen: boolean; openings: number }[];
  fallbacks: readonly (Fallbacks & { service: string })[];
  lastPurge: LastPurge | undefined;
  /** What requests show of the edge, where it is wrong. */
  edge: readonly EdgeSign[];
  clocks: readonly Clock[];
  /** Those behind the same balancer, as Redis knows them. */
  others: readonly OtherInstance[];
  settings: readonly Setting[];
  /** Settings and backends, as the log's first lines have them. */
  startWarnings: readonly string[];
  /** Forms since the start, by who has sent them. */
  forms: Readonly<Record<Sender, number>>;
}
