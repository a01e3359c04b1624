import { day, minute } from "../../world/clock";
import { randomFor } from "../../world/random";
import { type Words, words } from "../../world/words";
import { fakename } from "../players/fakenames";
import type { SceneName } from "./game-names";

export interface JackpotLevel {
  name: Words;
  /** In cents. */
  start: number;
  growthPerSecond: number;
}

export interface Jackpot {
  id: number;
  sysname: string;
  scene: SceneName;
  name: Words;
  text: Words;
  levels: JackpotLevel[];
}

export interface JackpotWin {
  id: number;
  jackpotId: number;
  level: number;
  fakename: string;
  /** In cents. */
  amount: number;
  /** Place in the jackpot's own list of games. */
  gameIndex: number;
  /** Before the origin of the world. */
  ago: number;
}

export const jackpotCurrency = "EUR";
/** After so long a jackpot has dropped and starts over. */
export const jackpotCycle = 5 * day;

const grand = words.jackpots.grand;
const major = words.jackpots.major;
const mini = words.jackpots.mini;
const only = words.jackpots.only;

export const jackpots: Jackpot[] = [
  {
    id: 1,
    sysname: "desert-crown",
    scene: "temple",
    ...words.jackpots.desertCrown,
    levels: [
      { name: grand, start: 48_215_900, growthPerSecond: 9 },
      { name: major, start: 1_874_300, growthPerSecond: 4 },
      { name: mini, start: 42_150, growthPerSecond: 1 },
    ],
  },
  {
    id: 2,
    sysname: "northern-lights",
    scene: "winter",
    ...words.jackpots.northernLights,
    levels: [
      { name: grand, start: 12_950_700, growthPerSecond: 6 },
      { name: major, start: 905_200, growthPerSecond: 3 },
      { name: mini, start: 18_480, growthPerSecond: 1 },
    ],
  },
  {
    id: 3,
    sysname: "deep-pearl",
    scene: "sea",
    ...words.jackpots.deepPearl,
    levels: [{ name: only, start: 6_120_450, growthPerSecond: 5 }],
  },
  {
    id: 4,
    sysname: "daily-spark",
    scene: "dice",
    ...words.jackpots.dailySpark,
    levels: [{ name: only, start: 315_800, growthPerSecond: 2 }],
  },
];

/** Newest first. */
export const jackpotWins: JackpotWin[] = plantWins(40);

function plantWins(count: number): JackpotWin[] {
  const random = randomFor("jackpot-wins");
  return Array.from({ length: count }, (_, index) => {
    const jackpot = random.pick(jackpots);
    const level = random.int(0, jackpot.levels.length - 1);
    const start = jackpot.levels[level]?.start ?? 0;
    return {
      id: 4040 - index,
      jackpotId: jackpot.id,
      level,
      fakename: fakename(random),
      amount: start + random.int(1, Math.round(start * 0.4)),
      gameIndex: random.int(0, 50),
      ago: (index * 7 * 60 + random.int(5, 300)) * minute,
    };
  });
}
