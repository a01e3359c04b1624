import type { TimeClass } from "./methods/method";

/** What a call of one class may cost. Milliseconds, bytes and calls at a time. */
export interface Budget {
  /** One try of a read. */
  attemptMs: number;
  /** A read with its retry and the wait between. */
  totalMs: number;
  /** A write: it has one try only. */
  writeMs: number;
  connectMs: number;
  maxBytes: number;
  concurrency: number;
  /** How long a service that keeps failing is left alone before one call tries it. */
  probeMs?: number;
  /** How old a shared reply may be when the service fails. */
  staleIfErrorMs: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const KB = 1024;

/**
 * The one table of time and size budgets. A read and its retry together stay below the 4 s after which a streamed
 * page is given up. A write of the private class is a sign-in or a contact code: slow, and worth the wait.
 */
export const budgets: Record<TimeClass, Budget> = {
  boot: {
    attemptMs: 800,
    totalMs: 1500,
    writeMs: 1500,
    connectMs: 800,
    maxBytes: 2048 * KB,
    concurrency: 32,
    staleIfErrorMs: 24 * HOUR,
  },
  public: {
    attemptMs: 1200,
    totalMs: 2500,
    writeMs: 2500,
    connectMs: 1200,
    maxBytes: 2048 * KB,
    concurrency: 128,
    staleIfErrorMs: HOUR,
  },
  private: {
    attemptMs: 1500,
    totalMs: 3000,
    writeMs: 8000,
    connectMs: 1500,
    maxBytes: 1024 * KB,
    concurrency: 128,
    staleIfErrorMs: 0,
  },
  money: {
    attemptMs: 1500,
    totalMs: 3000,
    writeMs: 30_000,
    connectMs: 2000,
    maxBytes: 256 * KB,
    concurrency: 64,
    staleIfErrorMs: 0,
  },
};

/**
 * Reads without which there is no page: locales, configuration, words, menus. Whoever waits for one does so as long as
 * `boot` says; the read itself goes on, so that a slow service is caught up with however long it takes to answer.
 */
export const bootRead: Budget = {
  ...budgets.boot,
  attemptMs: 10_000,
  totalMs: 10_000,
  connectMs: 10_000,
  probeMs: 1000,
};

/**
 * How long a shared reply counts as fresh, and is served stale while it is asked for anew, at most; and what one cache
 * may hold. Parsed values take several times the bytes they came in.
 */
export const sharing = { freshMs: MINUTE, staleWhileRevalidateMs: 10 * MINUTE, maxBytes: 8 * KB * KB };
