/** The longest that a busy browser is waited for. */
const PATIENCE_MS = 5000;

/** Calls back once the page has loaded and the browser has nothing better to do. What comes back calls that off. */
export function whenIdle(act: () => void): () => void {
  let isOff = false;
  const once = () => {
    if (!isOff) act();
  };
  const wait = () => {
    // Safari has no such thing.
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
