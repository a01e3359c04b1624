/** Query names that campaigns and tracking live by (product 2.2); they survive every redirect of ours. */
const forwardedNames = [
  "track_id",
  "show_popup_reg",
  "publisher_id",
  "goal_id",
  "goal_entry_id",
  "link_id",
] as const;

/** Those of the forwarded parameters that an address has. */
export function forwardedQuery(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...query].filter(([name]) => (forwardedNames as readonly string[]).includes(name)),
  );
}

/** The visitor's query behind the target's own, as it was sent; what a target says itself counts. */
export function mergeSearch(own: string, visitors: string): string {
  if (!own || own === "?") return visitors;
  const said = new URLSearchParams(own);
  const kept = visitors
    .slice(1)
    .split("&")
    .filter((pair) => pair && [...new URLSearchParams(pair).keys()].every((name) => !said.has(name)));
  return kept.length > 0 ? `${own}&${kept.join("&")}` : own;
}
