import { isAllowed } from "~/browser/consent/browser-consent";
import { readInTab, tabKeys, writeInTab } from "../storage";
import type { DataLayerEntry, GivenFields, TrackedEvent } from "./event-catalogue";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Whether the visitor allows the tag manager at all; each of its tags checks its own consent signal. */
export function isTracked(): boolean {
  return isAllowed("analytics") || isAllowed("marketing");
}

/** Pushes an event of the catalogue to the data layer, with the visitor's consent. */
export function track<Name extends TrackedEvent>(event: Name, ...[fields]: GivenFields<Name>): void {
  pushToDataLayer({ event, ...fields } as unknown as DataLayerEntry);
}

/** Pushes an entry to the data layer, with the visitor's consent. */
export function pushToDataLayer(entry: Readonly<DataLayerEntry>): void {
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
  const isDebug = new URLSearchParams(location.search).get(tabKeys.debug) === "1";
  if (isDebug) writeInTab(tabKeys.debug, "1");
  return isDebug || readInTab(tabKeys.debug) === "1";
}
