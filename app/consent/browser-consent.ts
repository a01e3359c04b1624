import { ownCookies } from "~/session/cookies";
import { type Purpose, readConsent } from "./consent";

const listeners = new Set<() => void>();
let lastValue = "";

/** Browser only: whether code with this purpose may run. Call it each time, because consent can be withdrawn. */
export function isAllowed(purpose: Purpose): boolean {
  const isAsked = document.documentElement.dataset.consent !== undefined;
  return readConsent(isAsked, cookieValue() || undefined).allows(purpose);
}

/** Calls back when the visitor's choice changes, here or in another tab; returns an unsubscribe function. */
export function onConsentChange(listener: () => void): () => void {
  if (listeners.size === 0) {
    lastValue = cookieValue();
    document.addEventListener("visibilitychange", tellConsentChange);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener("visibilitychange", tellConsentChange);
  };
}

/** Notifies the listeners if the consent cookie has changed. */
export function tellConsentChange(): void {
  const value = cookieValue();
  if (value === lastValue) return;
  lastValue = value;
  for (const listener of listeners) listener();
}

function cookieValue(): string {
  const start = `${ownCookies.consent}=`;
  const pair = document.cookie.split("; ").find((cookie) => cookie.startsWith(start));
  return pair?.slice(start.length) ?? "";
}
