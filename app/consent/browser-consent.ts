import { ownCookies } from "~/session/cookies";
import { type Purpose, readConsent } from "./consent";

const listeners = new Set<() => void>();
let known = "";

/** In the browser: whether code with this purpose may run now. Asked anew each time, because it can be taken back. */
export function isAllowed(purpose: Purpose): boolean {
  const isAsked = document.documentElement.dataset.consent !== undefined;
  return readConsent(isAsked, cookieValue() || undefined).allows(purpose);
}

/** Calls back each time the visitor has chosen otherwise, here or in another tab; returns what ends that. */
export function onConsentChange(listener: () => void): () => void {
  if (listeners.size === 0) {
    known = cookieValue();
    document.addEventListener("visibilitychange", tellConsentChange);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener("visibilitychange", tellConsentChange);
  };
}

/** Looks whether the choice is another one, and says so to whoever listens. */
export function tellConsentChange(): void {
  const value = cookieValue();
  if (value === known) return;
  known = value;
  for (const listener of listeners) listener();
}

function cookieValue(): string {
  const start = `${ownCookies.consent}=`;
  const pair = document.cookie.split("; ").find((cookie) => cookie.startsWith(start));
  return pair?.slice(start.length) ?? "";
}
