/**
 * The router breaks off a submission that was answered with an error page while the end of that very answer is still
 * being read, and nobody waits for the rest: no error, so it is not reported as one.
 */
export function passOverAbortedReads(): void {
  window.addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
  });
}
