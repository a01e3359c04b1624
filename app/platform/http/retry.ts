const RETRIED = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const LONGEST_WISH_MS = 2000;
const MIN_REMAINING_MS = 300;
const SHARE = 0.1;
const CAPACITY = 10;

/** Statuses after which a read is asked once more (product 7.1). */
export function isRetriedStatus(status: number): boolean {
  return RETRIED.has(status);
}

/**
 * Milliseconds to wait before the retry, or null for none: the service's own wish (`Retry-After`) when it is 2 s at
 * most, else 50 to 200 ms; and enough of the deadline has to be left for a second try.
 */
export function retryWait(retryAfter: string | undefined, remainingMs: number): number | null {
  const wishMs = retryAfter === undefined ? 50 + Math.random() * 150 : wishOf(retryAfter);
  if (wishMs === null || wishMs > LONGEST_WISH_MS || remainingMs - wishMs < MIN_REMAINING_MS) return null;
  return wishMs;
}

function wishOf(retryAfter: string): number | null {
  if (/^\d{1,6}$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}

/** Retries stay at a tenth of the calls, after a first handful: a service in trouble is not asked twice as much. */
export function createRetryBudget() {
  let tokens = CAPACITY;
  return {
    earn() {
      tokens = Math.min(CAPACITY, tokens + SHARE);
    },
    spend(): boolean {
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}
