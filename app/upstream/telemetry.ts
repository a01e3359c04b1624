import type { DroppedItem } from "./dropped-item";
import { UpstreamFailure, UpstreamRefusal } from "./errors";

/**
 * How an attempt of a call ended. `refused`: a typed error of the backend (`refused_5xx`: one with a status of the
 * 5xx class); `status_4xx`, `status_5xx`: an error without a type; `unreachable`: no connection; `reset`: the
 * connection broke; `shape`: a reply that violates the contract; `overload` and `breaker`: not sent; `cancelled`: the
 * visitor left.
 */
export type CallOutcome =
  | "ok"
  | "refused"
  | "refused_5xx"
  | "status_4xx"
  | "status_5xx"
  | "unreachable"
  | "reset"
  | "timeout"
  | "shape"
  | "overload"
  | "breaker"
  | "cancelled"
  | "defect";

/** One attempt of a call to a backend. */
export interface CallRecord {
  service: string;
  /** The request's `label`: its values come from tables, never from input. */
  method: string;
  /** `joined`: waited for the same call of another request. */
  outcome: CallOutcome | "joined";
  /** Milliseconds. */
  ms: number;
}

/**
 * What became of a submission that moves money or rewards. `barred`: accepted, but players may not be sent to the
 * provider's page. `unknown`: sent without an answer. `not_sent`: never reached the platform. `found_later`: unknown at
 * first, found in the history since. `given_up`: the player started over without knowing. `repeated`: answered by the
 * outcome of the first submission. `paused`: Redis did not answer. `stale_form`: the form's token was not valid.
 */
export const moneyOutcomes = [
  "settled",
  "barred",
  "refused",
  "unknown",
  "not_sent",
  "found_later",
  "given_up",
  "repeated",
  "paused",
  "stale_form",
] as const;
export type MoneyOutcome = (typeof moneyOutcomes)[number];

/** Methods of the platform by what is counted of them. */
export interface MethodNames {
  /** Counted from the start, so that an alert sees the first event as a step from 0. */
  money: readonly string[];
  /** Reads that no visitor should be refused: several refusals in a row are a failure. */
  publicReads: readonly string[];
}

/** How reads of a cache were answered. `fallback`: with an old value, because the service failed. */
export interface CacheCounts {
  hit: number;
  stale: number;
  miss: number;
  fallback: number;
}

/** Connections of one budget to one service, read when metrics are. */
export interface PoolWatch {
  service: string;
  pool: string;
  inFlight: () => number;
  /** Whether the circuit breaker of one of its methods refuses calls. */
  isOpen: () => boolean;
  /** How often they have opened, together. */
  openings: () => number;
}

export interface CacheWatch {
  service: string;
  counts: () => Readonly<CacheCounts>;
  bytes: () => number;
  fallbacks: () => Fallbacks;
}

/** Cached values that replace failed replies: how many, and when the oldest of them was received. */
export interface Fallbacks {
  count: number;
  since: number | undefined;
}

export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** A span of a trace. Attributes are facts of the code, never of the visitor. */
export interface Span {
  set(attributes: Attributes): void;
  fail(reason: string): void;
  /** W3C trace context for the call that it stands for. */
  headers(): Record<string, string>;
}

/** The span of calls while nothing is traced. */
export const noSpan: Span = { set() {}, fail() {}, headers: () => ({}) };

export interface Tracer {
  /** Runs `work` in a span below the one that it is called in. The span ends when `work` settles. */
  run<T>(
    name: string,
    kind: "internal" | "client",
    attributes: Attributes,
    work: (span: Span) => Promise<T>,
  ): Promise<T>;
}

/** Where calls are counted. The web server implements it; `method` is always a name from a table. */
export interface Telemetry {
  /** `error`: what a failed attempt threw. */
  countCall(record: CallRecord, error?: unknown): void;
  countMoney(method: string, outcome: MoneyOutcome): void;
  /**
   * A part of a reply was missing, wrong or too long. `path`: the names of its fields, without indexes of lists; `detail`:
   * of which document, and why.
   */
  countInvalid(service: string, method: string, path: string, detail: string): void;
  /** All that is wrong with a document now, for its editors: what was and is not named any more is mended. */
  noteDropped(document: string, found: readonly DroppedItem[]): void;
  /** Messages of a frame that were ignored, as a browser reports them. Both names are from a table. */
  countIgnoredMessages(vendor: string, reason: string, count: number): void;
  /** The time in a backend's reply; `age`: seconds that it spent in a cache. */
  noteClock(service: string, date: string | undefined, age: string | undefined): void;
  watchMethods(names: MethodNames): void;
  watchPool(pool: PoolWatch): void;
  watchCache(cache: CacheWatch): void;
  /** Set only where tracing is configured. */
  tracer?: Tracer | undefined;
}

/** Counts nothing. */
export const noTelemetry: Telemetry = {
  countCall() {},
  countMoney() {},
  countInvalid() {},
  noteDropped() {},
  countIgnoredMessages() {},
  noteClock() {},
  watchMethods() {},
  watchPool() {},
  watchCache() {},
};

/** The path of an invalid part that is a whole document: it existed before, and is now missing. */
export const GONE = "document";
/** The path of an invalid part that is a session without its cookie. */
export const NO_COOKIE = "set-cookie";
/** The operator's text for it. */
export const NO_COOKIE_TEXT = "it sets no cookie: does a gateway on the way take cookies away?";

/** Maximum of calls that are listed for one request. */
const MAX_CALLS = 60;

/** Adds a call to those that its request waited for; the log of slow requests lists them. */
export function noteCall(calls: CallRecord[] | undefined, record: CallRecord): void {
  if (calls && calls.length < MAX_CALLS) calls.push(record);
}

const outcomeByKind: Record<Exclude<UpstreamFailure["kind"], "network" | "status">, CallOutcome> = {
  timeout: "timeout",
  contract: "shape",
  overload: "overload",
  breaker: "breaker",
  aborted: "cancelled",
  input: "defect",
};

/** Returns the outcome that a failed attempt counts as. */
export function outcomeOfError(error: unknown): CallOutcome {
  if (error instanceof UpstreamRefusal) return error.status >= 500 ? "refused_5xx" : "refused";
  if (!(error instanceof UpstreamFailure)) return "defect";
  if (error.kind === "status") return error.status >= 500 ? "status_5xx" : "status_4xx";
  if (error.kind === "network") return error.wasSent ? "reset" : "unreachable";
  return outcomeByKind[error.kind];
}

/** Returns what a submission that threw counts as. */
export function moneyOutcomeOfError(error: unknown): MoneyOutcome {
  if (error instanceof UpstreamRefusal) return "refused";
  return error instanceof UpstreamFailure && !error.wasSent ? "not_sent" : "unknown";
}
