import { isAllowed, onConsentChange } from "~/browser/consent/browser-consent";
import type { Purpose } from "~/session/consent";

/** Runs once, as soon as the visitor allows the purpose; returns a function that cancels it. */
export function runWhenAllowed(purpose: Purpose, run: () => void): () => void {
  let stop = () => {};
  const check = () => {
    if (!isAllowed(purpose)) return;
    stop();
    run();
  };
  if (isAllowed(purpose)) check();
  else stop = onConsentChange(check);
  return () => stop();
}
