import type { MethodName, Reply } from "~/platform/methods/registry";
import type { Market } from "./market-file";

type Named = "countries" | "currencies" | "locales";

/** What a market's file names and a backend does not have; undefined: it has all of it. */
export function backendLacks(
  market: Market | undefined,
  what: Named,
  offered: readonly string[],
): string | undefined {
  const lacking = (market?.[what] ?? []).filter((code) => !offered.includes(code));
  // A list of countries is too long to choose from.
  const known = what === "countries" ? "" : `: it has ${offered.join(", ") || "none"}`;
  return lacking.length > 0
    ? `MARKET_FILE names ${lacking.join(", ")}, and it has none of these ${what}${known}`
    : undefined;
}

/** Replies of the platform that say what it has. */
const offers: { [M in MethodName]?: (reply: Reply<M>) => readonly [what: Named, codes: string[]] } = {
  "metadata.getgeneralinfo": (info) => ["currencies", info.available_currencies.map(({ id }) => id)],
  "metadata.get": ({ countries }) => ["countries", countries.map(({ code }) => code)],
};

/** What a market's file names and a reply of the platform does not have: its field, and the words for it. */
export function replyLacks(
  method: MethodName,
  reply: unknown,
  market: Market | undefined,
): { what: Named; problem: string } | undefined {
  const read = offers[method] as ((reply: unknown) => readonly [Named, string[]]) | undefined;
  if (!market || !read) return undefined;
  const [what, codes] = read(reply);
  const problem = backendLacks(market, what, codes);
  return problem === undefined ? undefined : { what, problem };
}
