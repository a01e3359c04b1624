const RETRIED = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const MAX_RETRY_AFTER_MS = 2000;
const MIN_REMAINING_MS = 300;
const SHARE = 0.1;
const CAPACITY = 10;

/** Whether a read is retried after this status (docs/product.md#7.1). */
export function isRetriedStatus(status: number): boolean {
  return RETRIED.has(status);
}

/**
 * Returns the milliseconds to wait before the retry: `Retry-After`, or 50 to 200 ms without one. Null for no retry:
 * `Retry-After` is invalid or above 2 s, or too little time is left for a second attempt.
 */
export function retryWait(retryAfter: string | undefined, remainingMs: number): number | null {
  const waitMs = retryAfter === undefined ? 50 + Math.random() * 150 : parseRetryAfter(retryAfter);
  if (waitMs === null || waitMs > MAX_RETRY_AFTER_MS || remainingMs - waitMs < MIN_REMAINING_MS) return null;
  return waitMs;
}

function parseRetryAfter(retryAfter: string): number | null {
  if (/^\d{1,6}$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}

/**
 * Limits retries to a tenth of the calls, after an initial 10, so that a struggling service does not get twice the
 * load.
 */
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
