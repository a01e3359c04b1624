import type { GameProvider } from "~/platform/entities";

interface ProviderFacts {
  /** Sysname → display name. */
  names: ReadonlyMap<string, string>;
  /** Those that have games, by name. */
  playable: readonly GameProvider[];
  /** Sysnames of the playable ones, those with most games first. */
  bySize: readonly string[];
}

const known = new WeakMap<readonly GameProvider[], ProviderFacts>();

/**
 * What lists of games and filters want to know of all providers. Worked out once a reply, which many requests share:
 * a page costs the same with two hundred providers as with eight.
 */
export function providerDetails(reply: readonly GameProvider[]): ProviderFacts {
  const facts = known.get(reply) ?? workOut(reply);
  known.set(reply, facts);
  return facts;
}

function workOut(reply: readonly GameProvider[]): ProviderFacts {
  const playable = reply.filter(({ games_count }) => games_count > 0);
  return {
    names: new Map(reply.map(({ sysname, name }) => [sysname, name])),
    playable,
    bySize: [...playable].sort((a, b) => b.games_count - a.games_count).map(({ sysname }) => sysname),
  };
}
