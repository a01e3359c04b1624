import type { GameProvider } from "~/platform/entities/games";

interface ProviderDetails {
  /** Sysname → display name. */
  names: ReadonlyMap<string, string>;
  /** Providers that have games, by name. */
  playable: readonly GameProvider[];
  /** Sysnames of the playable ones, most games first. */
  bySize: readonly string[];
}

const known = new WeakMap<readonly GameProvider[], ProviderDetails>();

/**
 * Lookups of providers for lists of games and filters. Memoised by reply, which many requests share through the
 * cache, so that the cost of a page does not grow with the number of providers.
 */
export function providerDetails(reply: readonly GameProvider[]): ProviderDetails {
  const details = known.get(reply) ?? buildProviderDetails(reply);
  known.set(reply, details);
  return details;
}

function buildProviderDetails(reply: readonly GameProvider[]): ProviderDetails {
  const playable = reply.filter(({ games_count }) => games_count !== 0);
  return {
    names: new Map(reply.map(({ sysname, name }) => [sysname, name])),
    playable,
    bySize: [...playable]
      .sort((a, b) => (b.games_count ?? 0) - (a.games_count ?? 0))
      .map(({ sysname }) => sysname),
  };
}
