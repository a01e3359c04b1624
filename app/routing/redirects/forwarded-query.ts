import type { FieldsOf } from "~/browser/runtime/tracking/event-catalogue";

/** Query parameters of campaigns and tracking (docs/product.md#2.2), forwarded by every redirect of the site. */
const forwardedNames = [
  "track_id",
  "show_popup_reg",
  "publisher_id",
  "goal_id",
  "goal_entry_id",
  "link_id",
] as const satisfies (keyof FieldsOf<"campaign">)[];

/** Returns the forwarded parameters of a query. */
export function forwardedQuery(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...query].filter(([name]) => (forwardedNames as readonly string[]).includes(name)),
  );
}

/** Appends the visitor's raw query to the target's own; the target's parameters win. */
export function mergeSearch(own: string, visitors: string): string {
  if (!own || own === "?") return visitors;
  const ownQuery = new URLSearchParams(own);
  const forwarded = visitors
    .slice(1)
    .split("&")
    .filter((pair) => pair && [...new URLSearchParams(pair).keys()].every((name) => !ownQuery.has(name)));
  return forwarded.length > 0 ? `${own}&${forwarded.join("&")}` : own;
}
