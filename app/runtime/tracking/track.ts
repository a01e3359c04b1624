import { isAllowed } from "~/consent/browser-consent";
import { readInTab, tabKeys, writeInTab } from "../storage";
import type { EventName } from "./events";

/** What becomes of a payment. */
export const paymentEvents = ["begin_checkout", "purchase", "payment_failed"] as const;
export type PaymentEventName = (typeof paymentEvents)[number];

/** Events sent to the tag manager, with GA4's names where they exist. */
export type TrackedEvent =
  | "page_loading_start"
  | "page_loading_end"
  | "sign_up"
  | "login"
  | "logout"
  | "error_code"
  | PaymentEventName
  | EventName;

type TrackedValue = string | number | boolean | null;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Whether the visitor allows the tag manager at all; each of its tags checks its own consent signal. */
export function isTracked(): boolean {
  return isAllowed("analytics") || isAllowed("marketing");
}

/**
 * Pushes an event to the data layer, with the visitor's consent. Must not contain names, contacts or balances: third
 * parties read it.
 */
export function track(event: TrackedEvent, params: Readonly<Record<string, TrackedValue>> = {}): void {
  pushToDataLayer({ event, ...params });
}

/** Pushes an entry to the data layer, with the visitor's consent. */
export function pushToDataLayer(entry: Readonly<Record<string, TrackedValue>>): void {
  const isSent = isTracked();
  if (isDebugging()) {
    // biome-ignore lint/suspicious/noConsole: docs/product.md#2.2: enabled by the operator's debug switch
    console.info(isSent ? "analytics" : "analytics (no consent, not sent)", entry);
  }
  if (!isSent) return;
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

/** Enabled by the URL (docs/product.md#2.2) for the lifetime of the tab. */
function isDebugging(): boolean {
  const isAsked = new URLSearchParams(location.search).get(tabKeys.debug) === "1";
  if (isAsked) writeInTab(tabKeys.debug, "1");
  return isAsked || readInTab(tabKeys.debug) === "1";
}
