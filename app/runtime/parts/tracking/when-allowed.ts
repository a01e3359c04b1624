import { isAllowed, onConsentChange } from "~/consent/browser-consent";
import type { Purpose } from "~/consent/consent";

/** Runs once, as soon as the visitor allows the purpose; returns what ends the waiting. */
export function whenAllowed(purpose: Purpose, run: () => void): () => void {
  let stop = () => {};
  const look = () => {
    if (!isAllowed(purpose)) return;
    stop();
    run();
  };
  if (isAllowed(purpose)) look();
  else stop = onConsentChange(look);
  return () => stop();
}
