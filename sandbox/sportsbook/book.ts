import { hour, minute } from "../world/clock";
import { randomFor } from "../world/random";
import type { words } from "../world/words";

export type Sport = keyof typeof words.sportsbook.sports;
export type Outcome = "home" | "draw" | "away";

interface League {
  sysname: string;
  name: string;
  sport: Sport;
  venue?: string;
  sides: readonly string[];
}

export interface Match {
  id: string;
  league: League;
  home: string;
  away: string;
  startsAt: number;
  /** Of one that is on. */
  score?: readonly [home: number, away: number];
  odds: readonly (readonly [Outcome, number])[];
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
    sides: ["Faro Azul", "Puerto Norte", "Baía Verde", "Rivas CF", "Jūras Vilki", "Osta Union"],
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
    sides: ["Arctic Owls", "Silver Lynx", "Timber Wolves FC", "Polar Stars"],
  },
];

export const sports = [...new Set(leagues.map(({ sport }) => sport))];

/** Every match comes again after this time, so that there is always a book. */
const cycle = 12 * hour;
const length = 2 * hour;
/** How long odds stand still. */
const tick = 4000;
/** What the book keeps of a fair price. */
const share = 0.94;

/** Matches on and coming up, soonest first. */
export function matchesAt(now: number): Match[] {
  return pairs
    .map(({ id, league, home, away, offset }) => {
      const startsAt = Math.ceil((now - length - offset) / cycle) * cycle + offset;
      const isLive = startsAt <= now;
      const match = { id, league, home, away, startsAt };
      return { ...match, ...(isLive && { score: scoreOf(match, now) }), odds: oddsOf(match, now, isLive) };
    })
    .sort((one, other) => one.startsAt - other.startsAt || (one.id < other.id ? -1 : 1));
}

/** The page of a match within the book. */
export function pathOf({ id, league }: Match): string {
  return `/${league.sport}/${league.sysname}/${id}`;
}

const pairs = leagues
  .flatMap((league) =>
    league.sides.slice(0, league.sides.length / 2).map((home, at) => ({
      league,
      home,
      away: league.sides[league.sides.length - 1 - at] ?? "",
    })),
  )
  .map((pair, index) => ({ ...pair, id: String(1001 + index), offset: (index * 5 * 45 * minute) % cycle }));

type Pairing = Pick<Match, "id" | "league" | "startsAt">;

function oddsOf({ id, league, startsAt }: Pairing, now: number, isLive: boolean): Match["odds"] {
  const hasDraw = league.sport === "football" || league.sport === "hockey";
  const outcomes: Outcome[] = hasDraw ? ["home", "draw", "away"] : ["home", "away"];
  const random = randomFor(`odds ${id} ${startsAt}`);
  const moving = randomFor(`move ${id} ${Math.floor(now / tick)}`);
  const step = isLive ? 0.16 : 0.04;
  const weights = outcomes.map((outcome) => {
    const weight = outcome === "draw" ? 0.6 : 0.5 + random.next();
    return weight * (1 - step / 2 + step * moving.next());
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return outcomes.map((outcome, at) => {
    const price = (share * sum) / (weights[at] ?? 1);
    return [outcome, Math.max(1.01, Math.round(price * 100) / 100)];
  });
}

/** What has been scored until now, a little every few minutes. */
function scoreOf({ id, league, startsAt }: Pairing, now: number): [number, number] {
  const random = randomFor(`score ${id} ${startsAt}`);
  const [every, most] = league.sport === "basketball" ? [minute, 3] : [20 * minute, 1];
  const score: [number, number] = [0, 0];
  for (let at = startsAt + every; at <= now; at += every) {
    const side = random.int(0, 2);
    if (side < 2) score[side as 0 | 1] += random.int(1, most);
  }
  return score;
}
