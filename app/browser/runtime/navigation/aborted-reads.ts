/**
 * Ignores AbortErrors of fetches: when a submission gets an error page, the router aborts it while the rest of the
 * response is still being read, and leaves the rejection unhandled.
 */
export function passOverAbortedReads(): void {
  window.addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
  });
}
