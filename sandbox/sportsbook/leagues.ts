import { hour, minute } from "../world/clock";
import type { words } from "../world/words";

export type Sport = keyof typeof words.sportsbook.sports;

export interface League {
  sysname: string;
  name: string;
  sport: Sport;
  venue?: string;
  /** An even number of them. */
  sides: readonly string[];
}

/** Two sides of a league who meet again and again. */
export interface Pairing {
  id: string;
  league: League;
  home: string;
  away: string;
  /** Time between two of their matches, and of the first one. */
  cycle: number;
  offset: number;
}

const leagues: readonly League[] = [
  {
    sysname: "northern-league",
    name: "Northern League",
    sport: "football",
    venue: "Northgate Stadium, Northgate",
    sides: [
      "Ashford Rovers",
      "Kestrel Town",
      "Marlow Athletic",
      "Port Ellis",
      "Stonebridge United",
      "Vale City",
      "Westmere",
      "Hollin Park",
    ],
  },
  {
    sysname: "harbour-cup",
    name: "Harbour Cup",
    sport: "football",
    sides: ["Faro Azul", "Puerto Norte", "Baía Verde", "Monte Claro", "Jūras Vilki", "Osta Union"],
  },
  {
    sysname: "garden-open",
    name: "Garden Open",
    sport: "tennis",
    sides: ["A. Lindqvist", "M. Okafor", "R. Castel", "J. Whitlow", "T. Novák", "S. Bianchi"],
  },
  {
    sysname: "metro-league",
    name: "Metro League",
    sport: "basketball",
    sides: ["Capital Comets", "Lakeside Herons", "Granite Bears", "Delta Kings", "Union Foxes", "Bay Lights"],
  },
  {
    sysname: "frost-league",
    name: "Frost League",
    sport: "hockey",
    sides: ["Arctic Owls", "Silver Lynx", "Timber Stags", "Iron Fjord", "North Pines", "Polar Stars"],
  },
];

export const sports = [...new Set(leagues.map(({ sport }) => sport))];

const rounds = 3;
/** Between the starts of two matches. */
const spacing = 30 * minute;

/** Each round pairs the first side with another one: it stands, the others move on by a place. */
function pairsOf({ sides }: League, round: number): [string, string][] {
  const [first = "", ...others] = sides;
  const moved = [first, ...others.slice(round), ...others.slice(0, round)];
  return moved.slice(0, moved.length / 2).map((home, at) => [home, moved[moved.length - 1 - at] ?? ""]);
}

/** A day has three rounds. The first match comes often, so that one who looks for it in particular finds it listed. */
export const pairings: readonly Pairing[] = Array.from({ length: rounds }, (_, round) => {
  const pairs = leagues.flatMap((league) =>
    pairsOf(league, round).map(([home, away]) => ({ league, home, away })),
  );
  // In an order that mixes the leagues, and has nobody in two matches at once.
  const slotOf = (at: number) => round * pairs.length + ((at * 9 + round * 4) % pairs.length);
  return pairs.map((pair, at) => ({ ...pair, index: round * pairs.length + at, slot: slotOf(at) }));
})
  .flat()
  .map(({ index, slot, ...pair }) => ({
    ...pair,
    id: String(1001 + index),
    cycle: index === 0 ? 6 * hour : 24 * hour,
    offset: slot * spacing,
  }));
