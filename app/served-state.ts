import type { EntryContext } from "@remix-run/node";
import { scriptText } from "./escape-html";

/**
 * Says a document's data in its first script as JSON, where that can say all of it. Remix streams it otherwise, in a
 * form in which promises can follow: larger, and slower to make. Returns whether it did (docs/decisions/163-data-of-a-document.md).
 */
export function stateAsJson(remixContext: EntryContext, basename: string): boolean {
  const { loaderData, actionData, errors } = remixContext.staticHandlerContext;
  if (errors || !isJson(loaderData) || !isJson(actionData)) return false;
  const handoff = { basename: basename || "/", future: {}, state: { loaderData, actionData } };
  remixContext.serverHandoffString = scriptText(handoff);
  // Read by what Remix renders alone: it writes neither the stream nor what receives it.
  remixContext.future = { ...remixContext.future, v3_singleFetch: false };
  // In production it is made when it is read (scripts/lazy-handoff.mjs).
  Object.defineProperty(remixContext, "serverHandoffStream", { value: undefined });
  return true;
}

/** Whether JSON says all of a value; what is undefined may be missing. */
export function isJson(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object")
    return typeof value !== "bigint" && typeof value !== "symbol" && typeof value !== "function";
  if (value === null) return true;
  if (Array.isArray(value)) return value.every((item) => item !== undefined && isJson(item));
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  for (const name of Object.keys(value)) {
    // As a name in a script's object it would set the prototype.
    if (name === "__proto__" || !isJson((value as Record<string, unknown>)[name])) return false;
  }
  return true;
}
