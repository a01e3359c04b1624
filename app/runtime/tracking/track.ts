import { isAllowed } from "~/consent/browser-consent";
import type { EventName } from "./events";

/** What a tag manager is told of: names of GA4 where it has one. */
export type TrackedEvent =
  | "page_loading_start"
  | "page_loading_end"
  | "sign_up"
  | "login"
  | "logout"
  | "error_code"
  | EventName;

type TrackedValue = string | number | boolean | null;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Whether the visitor allows what a tag manager is there for at all; each of its tags goes by its own signal. */
export function isTracked(): boolean {
  return isAllowed("analytics") || isAllowed("marketing");
}

/**
 * Tells the tag manager's data layer of something, where the visitor allows it. Never a name, an address, a
 * balance: what is pushed is for others to read.
 */
export function track(event: TrackedEvent, params: Readonly<Record<string, TrackedValue>> = {}): void {
  pushToDataLayer({ event, ...params });
}

/** Puts an entry into the data layer, where the visitor allows it. */
export function pushToDataLayer(entry: Readonly<Record<string, TrackedValue>>): void {
  const isSent = isTracked();
  if (isDebugging()) {
    // biome-ignore lint/suspicious/noConsole: product 2.2: the operator asked to see it
    console.info(isSent ? "analytics" : "analytics (no consent, not sent)", entry);
  }
  if (!isSent) return;
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

const DEBUG = "ANALYTICS_DEBUG";

/** Switched on by the address (product 2.2), for as long as the tab lives. */
function isDebugging(): boolean {
  try {
    if (new URLSearchParams(location.search).get(DEBUG) === "1") sessionStorage.setItem(DEBUG, "1");
    return sessionStorage.getItem(DEBUG) === "1";
  } catch {
    return location.search.includes(`${DEBUG}=1`);
  }
}
