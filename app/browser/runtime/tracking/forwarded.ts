import { isAllowed } from "~/browser/consent/browser-consent";
import { forwardedQuery } from "~/routing/redirects/forwarded-query";
import { readInTab, tabKeys, writeInTab } from "../storage";
import type { FieldsOf } from "./event-catalogue";

const MAX_LENGTH = 200;
/** Parameters that the platform's tracking accepts (docs/contract.md#3.13). */
const HIT_NAMES = [
  "track_id",
  "publisher_id",
  "goal_id",
  "goal_entry_id",
  "link_id",
] as const satisfies (keyof FieldsOf<"visit">)[];

let known: Readonly<FieldsOf<"campaign">> = {};

/**
 * Campaign parameters of this URL or of an earlier one in this tab (docs/product.md#2.2), stored from the campaign's
 * link until the registration, and only with marketing consent.
 */
export function forwardedParams(search: string): Readonly<FieldsOf<"campaign">> {
  const fromUrl = [...forwardedQuery(new URLSearchParams(search))].filter(
    ([, value]) => value !== "" && value.length <= MAX_LENGTH,
  );
  known = { ...readForwarded(), ...known, ...Object.fromEntries(fromUrl) };
  if (Object.keys(known).length > 0 && isAllowed("marketing"))
    writeInTab(tabKeys.forwarded, JSON.stringify(known));
  return known;
}

/** The parameters that `/hit` accepts. */
export function hitParams(search: string): Record<string, string> {
  const params = forwardedParams(search);
  return Object.fromEntries(HIT_NAMES.flatMap((name) => (params[name] ? [[name, params[name]]] : [])));
}

function readForwarded(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(readInTab(tabKeys.forwarded) ?? "{}");
    const pairs = typeof stored === "object" && stored !== null ? Object.entries(stored) : [];
    return Object.fromEntries(pairs.filter(([, value]) => typeof value === "string"));
  } catch {
    return {};
  }
}
