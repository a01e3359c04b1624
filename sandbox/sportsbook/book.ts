import { type League, type Pairing, pairings } from "./leagues";
import { lengthOf, type MatchProgress, progressOf } from "./match-progress";

export interface Match {
  id: string;
  league: League;
  home: string;
  away: string;
  startsAt: number;
  /** Of one that is on. */
  progress?: MatchProgress;
}

/** Matches on and coming up, soonest first. */
export function matchesAt(now: number): Match[] {
  return pairings
    .map((pairing) => matchAt(pairing, now))
    .sort((one, other) => one.startsAt - other.startsAt || (one.id < other.id ? -1 : 1));
}

/** The page of a match within the book. */
export function pathOf({ id, league }: Match): string {
  return `/${league.sport}/${league.sysname}/${id}`;
}

/** How many matches the front page has, and a match's page of others. */
const front = 20;
const beside = 6;

/** What a page of the book is about: the match of its path, else those below it. */
export function matchesUnder(path: string, now: number): Match[] {
  const matches = matchesAt(now);
  if (path === "/") return matches.slice(0, front);
  return matches.filter((match) => `${pathOf(match)}/`.startsWith(`${path}/`));
}

/** All that a page shows: beside a match others of its league. */
export function matchesOn(path: string, now: number): Match[] {
  const matches = matchesUnder(path, now);
  const [match] = matches;
  return match && pathOf(match) === path ? [match, ...othersOf(match, now)] : matches;
}

export function othersOf({ id, league }: Match, now: number): Match[] {
  return matchesAt(now)
    .filter((one) => one.league === league && one.id !== id)
    .slice(0, beside);
}

function matchAt(pairing: Pairing, now: number): Match {
  const { id, league, home, away, cycle, offset } = pairing;
  const startsAt = Math.ceil((now - lengthOf(league.sport) - offset) / cycle) * cycle + offset;
  const progress = startsAt <= now ? progressOf(pairing, startsAt, now) : undefined;
  return { id, league, home, away, startsAt, ...(progress && { progress }) };
}
