import type { SceneName } from "../seed/games/game-names";

/** From the darkest to the light source; `accent` is the one colour that stands out. */
export interface Palette {
  deep: string;
  dark: string;
  mid: string;
  light: string;
  glow: string;
  accent: string;
}

const palette = (colours: string): Palette => {
  const [deep, dark, mid, light, glow, accent] = colours.split(" ").map((colour) => `#${colour}`) as string[];
  return { deep, dark, mid, light, glow, accent } as Palette;
};

export const palettes = {
  amber: palette("2a0f1a 5c1f2b b5432f f08a3c ffd27a fff1c9"),
  dusk: palette("1b1036 3d1f66 8a3a8f e0637a ffc07a ffe9c4"),
  night: palette("070b1f 121a45 24357d 4c6fc4 bcd7ff ffd66b"),
  teal: palette("03181f 07343d 0f6b6d 2cb59c b6ffe4 ffcf6b"),
  emerald: palette("04170f 0b3a22 17713d 5cb85a eaff9c ffd257"),
  crimson: palette("1d0409 4d0a16 9c1b22 e2522e ffc14d fff0b8"),
  violet: palette("12062b 2c0f5e 5b23a8 a24be0 ff9df5 7df3ff"),
  neon: palette("0b0620 1c0d47 45189a e0218a ff6ec7 29e7ff"),
  ice: palette("061a33 0f3a63 2a74a8 7cc4e6 f2fdff ffe9a8"),
  rose: palette("2b0a24 5c1747 a8336f f0729a ffd0d8 ffe39c"),
  gold: palette("1c1204 44300a 8a6414 d9a531 fff0b0 ffffff"),
  steel: palette("0a1016 1a2833 35505f 7a9aa8 e4f4f9 ff8a4c"),
  indigo: palette("0a0a2a 1a1a5c 3a3ab0 7d7bf0 dcd8ff ffb86b"),
  lagoon: palette("021526 04395e 0678a0 35c4cf d8fff6 ff9e6b"),
  jade: palette("041614 0c3b35 1d7a68 63c7a0 f4ffd6 ff6b5e"),
  ember: palette("140606 3a0d0a 8c2410 ff6a1a ffe08a ffb199"),
};

export type PaletteName = keyof typeof palettes;

/** What suits a scene: a desert is never green. */
export const scenePalettes: Record<SceneName, PaletteName[]> = {
  dunes: ["amber", "dusk", "gold", "rose", "night", "crimson"],
  temple: ["emerald", "amber", "teal", "dusk", "jade", "gold"],
  sea: ["lagoon", "teal", "night", "ice", "indigo", "violet"],
  forest: ["emerald", "teal", "night", "dusk", "steel", "jade"],
  city: ["neon", "violet", "dusk", "crimson", "indigo", "lagoon"],
  space: ["violet", "night", "indigo", "neon", "lagoon", "rose"],
  fruits: ["crimson", "violet", "emerald", "rose", "lagoon", "gold"],
  gems: ["violet", "night", "teal", "rose", "crimson", "indigo"],
  winter: ["ice", "night", "indigo", "lagoon", "violet", "teal"],
  volcano: ["ember", "crimson", "amber", "dusk", "violet"],
  lanterns: ["crimson", "dusk", "jade", "rose", "night", "ember"],
  sails: ["dusk", "lagoon", "amber", "night", "steel", "teal"],
  cards: ["emerald", "crimson", "night", "violet", "teal", "gold"],
  roulette: ["crimson", "emerald", "night", "gold", "violet"],
  dice: ["crimson", "indigo", "emerald", "violet", "steel", "amber"],
  studio: ["crimson", "indigo", "emerald", "gold", "violet", "steel"],
  rocket: ["indigo", "neon", "lagoon", "ember", "night", "violet"],
  mines: ["indigo", "teal", "violet", "steel", "rose", "night"],
  plinko: ["neon", "violet", "lagoon", "night", "rose", "indigo"],
  pitch: ["emerald", "jade", "night", "teal"],
};
