import type { Market } from "./market-file";

/** What a market's file names and a backend has nothing of; undefined: it has some. */
export function backendLacks(
  market: Market | undefined,
  what: "locales" | "currencies",
  offered: readonly string[],
): string | undefined {
  const named = market?.[what];
  return named && !named.some((code) => offered.includes(code))
    ? `MARKET_FILE names ${named.join(", ")}, and it has none of these ${what}`
    : undefined;
}
