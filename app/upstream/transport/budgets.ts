/** Which budget a call runs under. */
export type TimeClass = "boot" | "public" | "private" | "money";

/** Limits of a call of one time class, in milliseconds, bytes and concurrent calls. */
export interface Budget {
  /** Timeout of one attempt of a read. */
  attemptMs: number;
  /** Timeout of a read with its retry and the wait between them. */
  totalMs: number;
  /** Timeout of a write, which is never retried. */
  writeMs: number;
  connectMs: number;
  maxBytes: number;
  concurrency: number;
  /** How long the open breaker refuses calls before it lets one probe through. */
  probeMs?: number;
  /** Maximum age of a cached shared reply that is served when the service fails. */
  staleIfErrorMs: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const KB = 1024;

/**
 * The only table of timeouts and sizes. A read with its retry stays below the 4 s after which a streamed page is
 * aborted. A write of the private class is a sign-in or a contact code: slow, and worth waiting for.
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
 * Budget of the reads that every page needs: locales, configuration, texts, menus. A request waits only as long as
 * `boot` says; the read continues in the background, so that a slow service still fills the cache.
 */
export const bootRead: Budget = {
  ...budgets.boot,
  attemptMs: 10_000,
  totalMs: 10_000,
  connectMs: 10_000,
  probeMs: 1000,
};

/** Bounds of what is relayed: nothing is repeated, and a reply may be as long as it takes no longer than `totalMs`. */
export interface StreamBudget {
  connectMs: number;
  /** Longest wait for the head of a reply, connecting included. */
  headMs: number;
  /** Longest wait between two parts of its body. */
  idleMs: number;
  /** Longest time of a call, with all that the client takes to read it. */
  totalMs: number;
  /** Bytes of a reply that are waited for before its head is sent on: what breaks off before is still a failure page. */
  bufferedBytes: number;
  /** Calls under way and waiting, by prefix of the path: `each` for one client address. */
  slots: { total: number; each: number; queue: number; patience: number };
}

/** Waiting for a slot and for the whole reply together are 29 s: below 35 s on a busy machine too. */
export const relayBudget: StreamBudget = {
  connectMs: 2000,
  headMs: 15_000,
  idleMs: 10_000,
  totalMs: 25_000,
  bufferedBytes: 64 * KB,
  slots: { total: 128, each: 32, queue: 128, patience: 4000 },
};

/**
 * Milliseconds that all reads of a page may take together, or those after its write: calls that wait for one another
 * add up, and the page with its fallbacks is to be there within 4.5 s.
 */
export const PAGE_READS_MS = 3500;

/** Upper bounds of how long a shared reply is fresh and then stale-while-revalidate. */
export const sharing = { freshMs: MINUTE, staleWhileRevalidateMs: 10 * MINUTE };
