/**
 * Marks a promise as awaited later (streamed to the page), or never. Without this an unhandled rejection would be
 * reported before anyone awaits it.
 */
export function ignoreRejection<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}
