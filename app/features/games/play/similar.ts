import type { Game } from "~/platform/entities/games";
import type { GamesOptions } from "~/platform/methods/games";
import { badges } from "../game-summary";

/** What of a game says how it plays. */
type Traits = Pick<Game, "sysname" | "provider" | "type" | "tags" | "extra">;

/** Games read of each kind of candidates. */
const READ = 30;

/** Where games like this one are to be found: its provider's, those with its tags, and the most played of its kind. */
export function candidatesFor({ provider, type, tags }: Traits): GamesOptions[] {
  const kinds = kindsIn(tags);
  return [
    { providers: [provider], count: READ },
    { types: [type], sort: "-popularity", count: READ },
    ...(kinds.length > 0 ? [{ tags: kinds, count: READ }] : []),
  ];
}

/**
 * How like two games are. What is played counts before who made it: a provider's roulette is not like its slot. Badges
 * say that a game is new or sells, which is no likeness.
 */
export function likeness(one: Traits, other: Traits): number {
  const shared = kindsIn(one.tags).filter((tag) => other.tags.includes(tag)).length;
  return (
    (one.type === other.type ? 4 : 0) +
    2 * shared +
    (one.provider === other.provider ? 2 : 0) +
    (one.extra.jackpot_id && one.extra.jackpot_id === other.extra.jackpot_id ? 2 : 0) +
    (one.extra.volatility && one.extra.volatility === other.extra.volatility ? 1 : 0)
  );
}

/** The others of the candidates, each once and the likest first; among equals in the order given. */
export function closestMatches<Candidate extends { source: Traits }>(
  game: Traits,
  candidates: readonly Candidate[],
  count: number,
): Candidate[] {
  const others = new Map(candidates.map((candidate) => [candidate.source.sysname, candidate]));
  others.delete(game.sysname);
  return [...others.values()]
    .map((candidate) => ({ candidate, score: likeness(game, candidate.source) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

function kindsIn(tags: readonly string[]): string[] {
  return tags.filter((tag) => !badges.some((badge) => badge === tag));
}
