import { createStore } from "~/browser/runtime/store";
import { type Purpose, readConsent } from "~/session/consent";
import { ownCookies } from "~/session/cookies/cookies";

/** The value of the consent cookie when it was last read. */
const choice = createStore("");

/** Browser only: whether code with this purpose may run. Call it each time, because consent can be withdrawn. */
export function isAllowed(purpose: Purpose): boolean {
  const isRequired = document.documentElement.dataset.consent !== undefined;
  return readConsent(isRequired, cookieValue() || undefined).allows(purpose);
}

/** Calls back when the visitor's choice changes, here or in another tab; returns an unsubscribe function. */
export function onConsentChange(listener: () => void): () => void {
  notifyConsentChange();
  const look = () => notifyConsentChange();
  document.addEventListener("visibilitychange", look);
  const unsubscribe = choice.subscribe(listener);
  return () => {
    document.removeEventListener("visibilitychange", look);
    unsubscribe();
  };
}

/** Notifies the listeners if the consent cookie has changed. */
export function notifyConsentChange(): void {
  choice.set(cookieValue());
}

function cookieValue(): string {
  const start = `${ownCookies.consent}=`;
  const pair = document.cookie.split("; ").find((cookie) => cookie.startsWith(start));
  return pair?.slice(start.length) ?? "";
}
