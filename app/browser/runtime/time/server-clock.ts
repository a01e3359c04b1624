/** A shared document may be eleven minutes old while no newer one can be made; the rest is tolerance. */
const OLDEST_DOCUMENT = 15 * 60_000;
const SLACK = 30_000;

/**
 * Estimates the server's time from a document that may come from a cache. The visitor's clock is used if caching
 * explains its difference; otherwise it is wrong, and the document's time is advanced. All in milliseconds; `elapsed`
 * is a monotonic clock.
 */
export function clockFrom(serverNow: number, visitorNow: number, elapsed: () => number): () => number {
  const age = visitorNow - serverNow;
  const isRight = age >= -SLACK && age <= OLDEST_DOCUMENT;
  const base = (isRight ? visitorNow : serverNow) - elapsed();
  return () => base + elapsed();
}
