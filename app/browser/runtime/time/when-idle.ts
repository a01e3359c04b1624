/** Resolves once the page has loaded and the browser is idle. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(resolve, { timeout: 5000 })
      : setTimeout(resolve, 1000),
  );
}
