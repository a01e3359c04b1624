/**
 * Marks a promise as one whose outcome is read later (streamed to the page, or never).
 * Without this a rejection that nobody awaits yet ends the process.
 */
export function ignoreRejection<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}
