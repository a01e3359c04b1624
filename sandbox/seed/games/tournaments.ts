import { day, hour } from "../../world/clock";
import { randomFor } from "../../world/random";
import { fill, inEach, type Words, words } from "../../world/words";
import { fakename } from "../players/fakenames";
import type { SceneName } from "./game-names";

export interface Tournament {
  id: number;
  title: Words;
  text: Words;
  scene: SceneName;
  startAt: number;
  endAt: number;
  /** In cents. */
  prize: number;
  participants: number;
  points: number;
  winners: { fakename: string; points: number }[];
  restriction?: "deposit" | "verification" | "level" | "country";
  /** Of the main loyalty programme, with the restriction `level`. */
  minLevel?: number;
  /** With the restriction `country`. */
  countries?: string[];
  resetOnCashout: boolean;
  tags: string[];
}

export const tournamentCurrency = "EUR";

/** The first five are in progress, so they stand on the home page beside the scenes of banners and jackpots. */
const titles: [SceneName, Words][] = [
  ["city", words.tournaments.titles.city],
  ["sails", words.tournaments.titles.sea],
  ["fruits", words.tournaments.titles.fruits],
  ["space", words.tournaments.titles.space],
  ["gems", words.tournaments.titles.gems],
  ["winter", words.tournaments.titles.winter],
  ["temple", words.tournaments.titles.temple],
  ["dunes", words.tournaments.titles.dunes],
];

const special: Record<number, Partial<Tournament>> = {
  2: { restriction: "deposit" },
  4: { restriction: "verification" },
  5: { resetOnCashout: true },
  7: { restriction: "level", minLevel: 4 },
  8: { restriction: "country", countries: ["LV", "BR"] },
};

const { text, rules, resetRule } = words.tournaments;

/** What a tournament's page says in full, as an operator's editor would write it. */
export function tournamentRules({ resetOnCashout }: Tournament): Words {
  return fill(rules, { reset: resetOnCashout ? resetRule : "" });
}

/** Five in progress (the first is the one the demo player joined), three to come, thirty-five over. */
export function plantTournaments(origin: number): Tournament[] {
  return Array.from({ length: 43 }, (_, index) => {
    const id = index + 1;
    const random = randomFor(`tournament-${id}`);
    const [scene, title] = titles[index % titles.length] as [SceneName, Words];
    const [startAt, endAt] = period(index, origin);
    const hasStarted = startAt <= origin;
    const winners = hasStarted ? standings(random) : [];
    return {
      id,
      title: endAt > origin ? title : inEach((locale) => `${title[locale]} · ${monthOf(endAt, locale)}`),
      text: fill(text, { places: 10 }),
      scene,
      startAt,
      endAt,
      prize: random.pick([250_000, 500_000, 1_000_000, 2_500_000]),
      participants: hasStarted ? random.int(180, 4200) : random.int(0, 60),
      points: winners.reduce((sum, winner) => sum + winner.points, random.int(2000, 90_000)),
      winners,
      resetOnCashout: false,
      tags: [scene],
      ...special[id],
    };
  });
}

/** Where the tournaments of the seed stand in time: in progress, then to come, then over, newest first. */
function period(index: number, origin: number): [start: number, end: number] {
  if (index < 5) return [origin - (index + 1) * 2 * day, origin + (index * 31 + 9) * hour];
  if (index < 8) return [origin + (index - 4) * 3 * day, origin + (index - 4) * 3 * day + 5 * day];
  const end = origin - (index - 7) * 4 * day;
  return [end - 6 * day, end];
}

/** Each returns a little more than a month later, so it tells those that are over apart. */
function monthOf(time: number, locale: string) {
  return new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" }).format(time);
}

function standings(random: ReturnType<typeof randomFor>) {
  let points = random.int(9000, 24_000);
  return Array.from({ length: 10 }, () => {
    points = Math.round(points * (0.8 + random.next() * 0.15));
    return { fakename: fakename(random), points };
  });
}
