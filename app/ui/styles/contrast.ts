import type { ColourName, Colours } from "./default-colours";

/** A colour of text or a mark, its background, and the contrast that WCAG 2.2 AA requires of them. */
export interface ColourPair {
  ink: ColourName;
  ground: ColourName;
  least: number;
}

const surfaces = ["surface-0", "surface-1", "surface-2", "surface-3"] as const;
const inks = ["text", "text-muted", "accent-ink", "positive", "warning", "danger"] as const;

/** Minimum contrast of text. */
export const TEXT = 4.5;
const CONTROL = 3;

/** Every pair in use. */
export const colourPairs: readonly ColourPair[] = [
  ...inks.flatMap((ink) => surfaces.map((ground) => ({ ink, ground, least: TEXT }))),
  ...surfaces.map((ground) => ({ ink: "focus" as const, ground, least: CONTROL })),
  ...surfaces.slice(0, 3).map((ground) => ({ ink: "line-strong" as const, ground, least: CONTROL })),
  { ink: "text", ground: "line", least: TEXT },
  { ink: "accent-text", ground: "accent", least: TEXT },
  { ink: "accent-text", ground: "accent-hover", least: TEXT },
  { ink: "danger-text", ground: "danger-fill", least: TEXT },
];

/** The pairs of a theme (colours as `#rrggbb`) whose contrast is too low, with that contrast. */
export function failingPairs(colours: Colours): (ColourPair & { contrast: number })[] {
  return colourPairs
    .map((pair) => ({ ...pair, contrast: contrastOf(colours[pair.ink], colours[pair.ground]) }))
    .filter(({ contrast, least }) => contrast < least);
}

/** Contrast of two colours (`#rrggbb`), 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
