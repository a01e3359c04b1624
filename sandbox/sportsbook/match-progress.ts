import { minute } from "../world/clock";
import { randomFor } from "../world/random";
import type { Pairing, Sport } from "./leagues";

/** How a match that is on stands. */
export interface MatchProgress {
  score: readonly [home: number, away: number];
  /** Half, quarter, period or set, from 1; `break` between two of them. */
  part: number | "break";
  /** What the clock shows, in seconds, and which way it runs; absent in a break, and where the sport has none. */
  clock?: { seconds: number; runs: 1 | -1 };
  /** How much of it is still to come, from 1 to 0. */
  rest: number;
}

interface Rules {
  parts: number;
  /** Minutes of a part, and of the break after it. */
  part: number;
  pause: number;
  /** Which way the clock runs, from 0 or to it; 0: the sport has none. */
  runs: 1 | -1 | 0;
  /** Somebody may score this often, in minutes, up to so much. */
  every: number;
  max: number;
}

const rules: Record<Sport, Rules> = {
  football: { parts: 2, part: 45, pause: 15, runs: 1, every: 19, max: 1 },
  tennis: { parts: 4, part: 27, pause: 0, runs: 0, every: 27, max: 1 },
  basketball: { parts: 4, part: 12, pause: 5, runs: -1, every: 0.4, max: 3 },
  hockey: { parts: 3, part: 20, pause: 15, runs: -1, every: 11, max: 1 },
};

/** From the first to the last whistle. */
export function lengthOf(sport: Sport): number {
  const { parts, part, pause } = rules[sport];
  return (parts * part + (parts - 1) * pause) * minute;
}

export function progressOf(
  { id, league: { sport } }: Pick<Pairing, "id" | "league">,
  startsAt: number,
  now: number,
): MatchProgress {
  const { part, runs } = rules[sport];
  // Nobody kicks off to the second.
  const late = 3 * randomFor(`late ${id} ${startsAt}`).next();
  const gone = Math.max(0, (now - startsAt) / minute - late);
  const { index, inPart } = partAt(sport, gone);
  const isBreak = inPart >= part;
  const played = Math.min(inPart, part);
  const shown = runs === 1 ? index * part + played : part - played;
  return {
    score: scoreOf(`score ${id} ${startsAt}`, sport, gone),
    part: isBreak ? "break" : index + 1,
    ...(runs !== 0 && !isBreak && { clock: { seconds: Math.floor(shown * 60), runs } }),
    rest: Math.max(0, 1 - (now - startsAt) / lengthOf(sport)),
  };
}

function partAt(sport: Sport, gone: number): { index: number; inPart: number } {
  const { part, pause } = rules[sport];
  const index = Math.floor(gone / (part + pause));
  return { index, inPart: gone - index * (part + pause) };
}

/** Nobody scores in a break, and not at every chance; a set is always somebody's. */
function scoreOf(stream: string, sport: Sport, gone: number): [number, number] {
  const { every, max, part } = rules[sport];
  const random = randomFor(stream);
  const score: [number, number] = [0, 0];
  for (let at = every; at <= gone; at += every) {
    const side = random.int(0, sport === "tennis" ? 1 : 2);
    const more = random.int(1, max);
    if (side < 2 && partAt(sport, at).inPart < part) score[side as 0 | 1] += more;
  }
  return score;
}
