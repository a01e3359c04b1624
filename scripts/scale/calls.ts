/** What the calculation assumes of a site. Rates are a second, over all instances. */
export interface Traffic {
  /** Requested pages. */
  pages: number;
  /** Share of pages that players request: rendered for them alone. */
  players: number;
  /** Calls of the class P that a player's page makes, on average in a session (tests/e2e/scripted/players-page.spec.ts). */
  privateCalls: number;
  /** Shared replies that a page reads. */
  sharedReads: number;
  /** Different shared replies of each class; those of SC are multiplied by the countries. */
  keys: { S: number; SC: number };
  countries: number;
  /** Seconds that a shared reply is fresh, and between two readings of a live one (jackpots, wins). */
  freshSeconds: number;
  liveSeconds: number;
  liveKeys: number;
}

export const assumed: Traffic = {
  pages: 500,
  players: 0.3,
  privateCalls: 3,
  sharedReads: 6,
  keys: { S: 60, SC: 200 },
  countries: 5,
  freshSeconds: 60,
  liveSeconds: 15,
  liveKeys: 4,
};

/** Calls a second to the platform, by class of the reply (docs/contract.md#1.10). */
export interface Calls {
  S: number;
  SC: number;
  live: number;
  P: number;
  total: number;
}

/**
 * Calls of all instances together. Each instance caches shared replies for itself; with `isCacheShared` a cache between
 * the site and the platform caches them for all.
 */
export function callsOf(traffic: Traffic, instances: number, isCacheShared: boolean): Calls {
  const caches = isCacheShared ? 1 : instances;
  const reads = traffic.pages * traffic.sharedReads;
  const lists = traffic.keys.S + traffic.keys.SC * traffic.countries;
  // Replies by country are most of the requests: lists of games.
  const shareOfS = traffic.keys.S / lists;
  const S = refills(zipf(reads * shareOfS, traffic.keys.S), traffic.freshSeconds, caches);
  const SC = refills(
    zipf(reads * (1 - shareOfS), traffic.keys.SC * traffic.countries),
    traffic.freshSeconds,
    caches,
  );
  const live = refills(zipf(traffic.pages, traffic.liveKeys), traffic.liveSeconds, caches);
  const P = traffic.pages * traffic.players * traffic.privateCalls;
  return { S, SC, live, P, total: S + SC + live + P };
}

/**
 * Fills a second of several caches that share the readers of each key evenly: a value is fresh for a while, and the
 * first reader afterwards fills it again. Readers come at random (Poisson), so a cache waits for one on average 1 / rate.
 */
export function refills(rates: readonly number[], freshSeconds: number, caches: number): number {
  return rates.reduce((sum, rate) => sum + caches / (freshSeconds + caches / rate), 0);
}

/** A rate distributed over keys by popularity: the n-th is requested 1/n as often as the first. */
function zipf(rate: number, keys: number): number[] {
  const weights = Array.from({ length: keys }, (_, index) => 1 / (index + 1));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => (rate * weight) / sum);
}
