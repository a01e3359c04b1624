import { second } from "../world/clock";
import { randomFor } from "../world/random";
import type { Match } from "./book";
import type { Sport } from "./leagues";

export type MarketName = "result" | "winner" | "doubleChance" | "total" | "handicap" | "bothScore" | "parity";

/** One question about a match. Names of outcomes are unlike any other of the match's; a line is a part of them. */
export interface Market {
  name: MarketName;
  /** Goals or points that the outcomes are about. */
  line?: number;
  outcomes: readonly (readonly [outcome: string, price: number])[];
}

/** What the book keeps of a fair price. */
const share = 0.94;
/** Nothing is certain: the least of a chance. */
const floor = 0.06;

/**
 * What both sides together are expected to score, the most that one does, how far the better one may be from a half of it,
 * and whether a draw is a result.
 */
const kinds: Record<Sport, { total: number; max: number; spread: number; hasDraw: boolean }> = {
  football: { total: 2.7, max: 9, spread: 0.26, hasDraw: true },
  hockey: { total: 5.4, max: 14, spread: 0.2, hasDraw: true },
  tennis: { total: 4, max: 6, spread: 0.3, hasDraw: false },
  basketball: { total: 160, max: 140, spread: 0.07, hasDraw: false },
};

/** Every market of a match, who wins first: priced from one table of how it may end, they never contradict each other. */
export function marketsOf(match: Match, now: number): readonly [Market, ...Market[]] {
  const { id, progress, startsAt } = match;
  const { sport } = match.league;
  const { total, hasDraw } = kinds[sport];
  const [home, away] = strengths(`${id} ${startsAt}`, sport, now, progress !== undefined);
  const rest = progress?.rest ?? 1;
  const score = progress?.score ?? [0, 0];
  const ends = endsOf(sport, score, [home * total * rest, away * total * rest]);
  const sum = (fits: (home: number, away: number) => boolean) =>
    ends.reduce((found, [one, other, chance]) => (fits(one, other) ? found + chance : found), 0);
  const market = (name: MarketName, chances: [string, number][], line?: number): Market => ({
    name,
    ...(line !== undefined && { line }),
    outcomes: priced(chances),
  });
  const over = (line: number) => {
    const chance = sum((one, other) => one + other > line);
    return market(
      "total",
      [
        [`over-${line}`, chance],
        [`under-${line}`, 1 - chance],
      ],
      line,
    );
  };
  const homeWins = sum((one, other) => one > other);
  const draw = sum((one, other) => one === other);
  const awayWins = sum((one, other) => one < other);
  const middle = Math.round(score[0] + score[1] + total * rest) - 0.5;
  const lead = Math.round(score[0] - score[1] + (home - away) * total * rest) + 0.5;
  const odd = sum((one, other) => (one + other) % 2 === 1);
  const parity = market("parity", [
    ["odd", odd],
    ["even", 1 - odd],
  ]);
  if (!hasDraw) {
    const sides = homeWins + awayWins;
    const ahead = sum((one, other) => one - other > lead);
    return [
      market("winner", [
        ["home", homeWins / sides],
        ["away", awayWins / sides],
      ]),
      market(
        "handicap",
        [
          [`home${signed(-lead)}`, ahead],
          [`away${signed(lead)}`, 1 - ahead],
        ],
        lead,
      ),
      over(Math.max(middle, score[0] + score[1] + 0.5)),
      parity,
    ];
  }
  const both = sum((one, other) => one > 0 && other > 0);
  const lines = [middle, middle + 1].filter((line) => line > score[0] + score[1]);
  return [
    market("result", [
      ["home", homeWins],
      ["draw", draw],
      ["away", awayWins],
    ]),
    market("doubleChance", [
      ["home-draw", homeWins + draw],
      ["home-away", homeWins + awayWins],
      ["draw-away", draw + awayWins],
    ]),
    ...lines.map(over),
    ...(score[0] > 0 && score[1] > 0
      ? []
      : [
          market("bothScore", [
            ["yes", both],
            ["no", 1 - both],
          ]),
        ]),
    parity,
  ];
}

/** Shares of both sides in what is scored; they drift, more while a match is on. */
function strengths(key: string, sport: Sport, now: number, isLive: boolean): [number, number] {
  const { spread } = kinds[sport];
  const moving = randomFor(`move ${key} ${Math.floor(now / ((isLive ? 4 : 20) * second))}`);
  const home = 0.5 + spread * (randomFor(`strength ${key}`).next() - 0.5);
  const drift = spread * (isLive ? 0.2 : 0.06) * (moving.next() - 0.5);
  return [home + drift, 1 - home - drift];
}

type End = readonly [home: number, away: number, chance: number];

/** Goals and points come one by one, so each side's are a Poisson's. */
function endsOf(sport: Sport, score: readonly [number, number], expected: [number, number]): End[] {
  const [home, away] = expected.map((mean) => poisson(mean, kinds[sport].max)) as [Count[], Count[]];
  return home.flatMap(([at, one]) =>
    away.map(([of, other]): End => [score[0] + at, score[1] + of, one * other]),
  );
}

type Count = readonly [count: number, chance: number];

/** Without what hardly ever happens. */
function poisson(mean: number, max: number): Count[] {
  const counts: Count[] = [];
  let chance = Math.exp(-mean);
  for (let count = 0; count <= max; count++) {
    if (chance > 1e-5) counts.push([count, chance]);
    chance *= mean / (count + 1);
  }
  return counts;
}

function priced(chances: readonly (readonly [string, number])[]): Market["outcomes"] {
  // Outcomes that overlap, as those of a double chance, are more than one together.
  const whole = chances.reduce((sum, [, chance]) => sum + chance, 0);
  const certain = Math.max(1, Math.round(whole));
  return chances.map(([outcome, chance]) => {
    const least = floor * certain;
    const fair = least + (1 - (least * chances.length) / certain) * ((chance * certain) / whole);
    return [outcome, Math.max(1.01, Math.round((share / fair) * 100) / 100)];
  });
}

function signed(line: number): string {
  return line > 0 ? `+${line}` : String(line);
}
