import type { CatalogueGame } from "../seed/games/games";
import { untranslated, type Words, words } from "../world/words";
import type { Face, Prize } from "./face";
import { plinkoFaces, rankFaces, slotFaces, slotPrizes, wheelFaces } from "./faces";

export interface Choice {
  id: string;
  label: Words;
  /** The first that fits is paid. */
  prizes: readonly Prize[];
}

/** A game's rules as data: one engine draws, pays and shows all of them. */
export interface Machine {
  display: "reels" | "strip" | "counter";
  reels: number;
  faces: readonly Face[];
  choices: readonly Choice[];
}

const one = (label: Words, prizes: Prize[]): Choice[] => [{ id: "line", label, prizes }];
const spin = words.machines.spin;

const slot: Machine = { display: "reels", reels: 3, faces: slotFaces, choices: one(spin, slotPrizes) };

const wheel: Machine = {
  display: "strip",
  reels: 1,
  faces: wheelFaces,
  choices: [
    { id: "red", label: words.machines.wheel.red, prizes: [pays("red", 2)] },
    { id: "black", label: words.machines.wheel.black, prizes: [pays("black", 2)] },
    { id: "zero", label: words.machines.wheel.zero, prizes: [pays("zero", 36)] },
  ],
};

const cards: Machine = {
  display: "strip",
  reels: 1,
  faces: rankFaces,
  choices: [
    { id: "low", label: untranslated("A–6"), prizes: [{ from: 1, to: 6, times: 2.1 }] },
    { id: "seven", label: untranslated("7"), prizes: [{ from: 7, to: 7, times: 12.5 }] },
    { id: "high", label: untranslated("8–K"), prizes: [{ from: 8, times: 2.1 }] },
  ],
};

const dice: Machine = {
  display: "reels",
  reels: 2,
  faces: [1, 2, 3, 4, 5, 6].map((value) => ({
    id: `pips-${value}`,
    mark: `pips-${value}`,
    tone: "plain",
    value,
    weight: 1,
  })),
  choices: [
    { id: "under", label: untranslated("2–6"), prizes: [{ from: 2, to: 6, times: 2.3 }] },
    { id: "seven", label: untranslated("7"), prizes: [{ from: 7, to: 7, times: 5.8 }] },
    { id: "over", label: untranslated("8–12"), prizes: [{ from: 8, times: 2.3 }] },
  ],
};

const plinko: Machine = {
  display: "strip",
  reels: 1,
  faces: plinkoFaces,
  choices: one(
    words.machines.drop,
    plinkoFaces.map(({ id, value = 0 }) => pays(id, value)),
  ),
};

/** The chance to fly at least as far as a face's value is 0.97 divided by it. */
const flight = Array.from({ length: 48 }, (_, step) => Math.round(100 * 1.1 ** step) / 100);
const reach = (value: number | undefined) => (value === undefined ? 0 : Math.min(1, 0.97 / value));
const targets = [3, 7, 12, 17, 24].map((step) => flight[step] as number);

const crash: Machine = {
  display: "counter",
  reels: 1,
  faces: flight.map((value, step) => ({
    id: `at-${step}`,
    mark: `${value.toFixed(2)}×`,
    tone: "plain",
    value,
    weight: reach(step === 0 ? 0.97 : value) - reach(flight[step + 1]),
  })),
  choices: targets.map((value) => ({
    id: `at-${value}`,
    label: untranslated(`${value.toFixed(2)}×`),
    prizes: [{ from: value, times: value }],
  })),
};

export const machines = { slot, wheel, cards, dice, plinko, crash } satisfies Record<string, Machine>;

/** By the picture on the cover, because that is what a player expects to meet; otherwise by type. */
export function machineOf({ scene, shown }: CatalogueGame): Machine {
  const { type } = shown;
  if (scene === "dice") return dice;
  if (scene === "cards") return cards;
  if (scene === "plinko") return plinko;
  return { slot, live: wheel, casino: wheel, fast: crash }[type];
}

function pays(face: string, times: number): Prize {
  return { line: [face], times };
}
