/** Maximum wait for a busy browser. */
const PATIENCE_MS = 5000;

/** Calls back once the page has loaded and the browser is idle. Returns a function that cancels. */
export function whenIdle(act: () => void): () => void {
  let isOff = false;
  const once = () => {
    if (!isOff) act();
  };
  const wait = () => {
    // Safari does not support it.
    if (typeof requestIdleCallback === "function") requestIdleCallback(once, { timeout: PATIENCE_MS });
    else setTimeout(once, 1);
  };
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
  return () => {
    isOff = true;
    removeEventListener("load", wait);
  };
}
