/** A shared document may be eleven minutes old when it arrives (`SHARED_CACHE_CONTROL`); the rest is slack. */
const OLDEST_DOCUMENT = 15 * 60_000;
const SLACK = 30_000;

/**
 * The server's time, as far as it can be told from a document that may have waited in a cache. A visitor's clock that
 * such a wait explains is right, and goes before the document's moment; one that is further off is wrong, and the
 * moment is counted on from. All in milliseconds; `elapsed` is a clock that nobody sets.
 */
export function clockFrom(serverNow: number, visitorNow: number, elapsed: () => number): () => number {
  const age = visitorNow - serverNow;
  const isRight = age >= -SLACK && age <= OLDEST_DOCUMENT;
  const base = (isRight ? visitorNow : serverNow) - elapsed();
  return () => base + elapsed();
}
