/**
 * A drawn alphabet: strokes on a cap height of ten. Pictures cannot load fonts, and the fonts at hand differ from
 * one machine to the next; these letters look the same everywhere.
 */
const glyphs: Record<string, [width: number, strokes: string]> = {
  A: [8, "M0 10L4 0L8 10M1.400 6.600H6.600"],
  B: [7, "M0 0V10H4.200A2.700 2.700 0 0 0 4.200 4.600H0M0 0H3.700A2.300 2.300 0 0 1 3.700 4.600"],
  C: [8.2, "M8.200 1.430A5 5 0 1 0 8.200 8.570"],
  D: [8, "M0 0V10H3A5 5 0 0 0 3 0Z"],
  E: [6, "M6 0H0V10H6M0 5H5"],
  F: [6, "M6 0H0V10M0 5H5"],
  G: [9.4, "M8.200 1.430A5 5 0 1 0 9.400 5.600H5.400"],
  H: [7.2, "M0 0V10M7.200 0V10M0 5H7.200"],
  I: [0, "M0 0V10"],
  J: [5, "M5 0V7A2.500 3 0 0 1 0 7.400"],
  K: [7, "M0 0V10M6.600 0L0 6.200M2.500 3.900L7 10"],
  L: [5.5, "M0 0V10H5.500"],
  M: [9, "M0 10V0L4.500 6.200L9 0V10"],
  N: [7.2, "M0 10V0L7.200 10V0"],
  O: [9.2, "M4.600 0A4.600 5 0 1 1 4.600 10A4.600 5 0 1 1 4.600 0Z"],
  P: [6.8, "M0 10V0H4A2.800 2.800 0 0 1 4 5.600H0"],
  Q: [9.2, "M4.600 0A4.600 5 0 1 1 4.600 10A4.600 5 0 1 1 4.600 0ZM5.800 7L9 10.600"],
  R: [7, "M0 10V0H4A2.800 2.800 0 0 1 4 5.600H0M3.600 5.600L7 10"],
  S: [
    6.8,
    "M6.500 1.900C5.500 -.400 .400 -.700 .400 2.600C.400 5.800 6.800 4.300 6.800 7.400C6.800 10.800 1 10.600 0 8",
  ],
  T: [7.6, "M0 0H7.600M3.800 0V10"],
  U: [7.2, "M0 0V6.300A3.600 3.700 0 0 0 7.200 6.300V0"],
  V: [8, "M0 0L4 10L8 0"],
  W: [11.2, "M0 0L2.800 10L5.600 2L8.400 10L11.200 0"],
  X: [7, "M0 0L7 10M7 0L0 10"],
  Y: [7.6, "M0 0L3.800 5L7.600 0M3.800 5V10"],
  Z: [7, "M0 0H7L0 10H7"],
  "0": [7.2, "M3.600 0A3.600 5 0 1 1 3.600 10A3.600 5 0 1 1 3.600 0Z"],
  "1": [3, "M0 2L3 0V10"],
  "2": [6.6, "M.200 2.700A3.200 2.900 0 1 1 5.700 4.700L0 10H6.600"],
  "3": [
    6.7,
    "M.400 1.300C2.600 -1 6.400 0 6.200 2.600C6.100 4.600 4 5 3 5C4.600 5 6.800 5.400 6.700 7.500C6.600 10.600 2 11 0 8.600",
  ],
  "4": [7, "M5 10V0L0 7H7"],
  "5": [6.6, "M6 0H1L.500 4.600C3 3.200 6.600 4 6.600 7C6.600 10.400 2 11 0 8.600"],
  "6": [
    6.6,
    "M5.600 .100C2 1.600 .200 4.400 .200 6.800A3.200 3.200 0 1 0 6.600 6.800A3.200 3.200 0 0 0 .400 5.800",
  ],
  "7": [6.6, "M0 0H6.600L2.400 10"],
  "8": [6.6, "M3.300 4.700A2.500 2.350 0 1 1 3.400 4.700A3.200 2.650 0 1 1 3.300 4.700Z"],
  "9": [
    6.6,
    "M1.200 9.900C4.600 8.400 6.600 5.600 6.600 3.200A3.200 3.200 0 1 0 .200 3.200A3.200 3.200 0 0 0 6.400 4.200",
  ],
  "'": [0, "M0 0V2.400"],
  "-": [3, "M0 5.400H3"],
  ".": [0, "M0 10V10"],
  "%": [
    8,
    "M1.600 0A1.600 1.900 0 1 1 1.600 3.800A1.600 1.900 0 1 1 1.600 0ZM7.400 0L.600 10M6.400 6.200A1.600 1.900 0 1 1 6.400 10A1.600 1.900 0 1 1 6.400 6.200Z",
  ],
  "+": [6, "M0 5.400H6M3 2.400V8.400"],
  x: [5, "M0 3.600L5 8.600M5 3.600L0 8.600"],
  " ": [2.4, ""],
};

export interface Lettering {
  /** Thickness of the strokes on a cap height of ten. */
  weight: number;
  spacing: number;
  /** Degrees; slanted letters hurry. */
  slant?: number;
}

export function textWidth(text: string, style: Lettering): number {
  const widths = [...text].map((letter) => (glyphs[letter] ?? glyphs[" "])?.[0] ?? 0);
  return widths.reduce((sum, width) => sum + width + style.spacing, -style.spacing);
}

/** Letters from x = 0 on, without colour: whoever places them gives the strokes theirs. */
export function letters(text: string, style: Lettering): string {
  let x = 0;
  const drawn = [...text].map((letter) => {
    const [width, strokes] = glyphs[letter] ?? [2.4, ""];
    const start = x;
    x += width + style.spacing;
    return strokes ? `<path transform="translate(${short(start)})" d="${strokes}"/>` : "";
  });
  const slant = style.slant ? ` transform="skewX(${-style.slant}) translate(${style.slant / 12})"` : "";
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round"${slant}>${drawn.join("")}</g>`;
}

/** One line of letters centred on x, its capitals `size` high from y down. */
export function inscription(
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  style: Lettering,
): string {
  const scale = size / 10;
  const left = x - (textWidth(text, style) * scale) / 2;
  return `<g transform="translate(${short(left)} ${short(y)}) scale(${short(scale)})" stroke="${colour}" stroke-width="${style.weight}">${letters(text, style)}</g>`;
}

const maxLines = 3;

/** As few lines as fit, split where they come out most even. */
export function splitLines(text: string, style: Lettering, limit: number): string[] {
  const words = text.split(" ");
  const wanted = Math.min(words.length, maxLines, Math.max(1, Math.ceil(textWidth(text, style) / limit)));
  let best: string[] = [text];
  let bestWidth = Number.POSITIVE_INFINITY;
  for (const lines of partitions(words, wanted)) {
    const width = Math.max(...lines.map((line) => textWidth(line, style)));
    if (width < bestWidth) [best, bestWidth] = [lines, width];
  }
  return best;
}

function partitions(words: string[], count: number): string[][] {
  if (count === 1) return [[words.join(" ")]];
  return Array.from({ length: words.length - count + 1 }, (_, index) => index + 1).flatMap((taken) =>
    partitions(words.slice(taken), count - 1).map((rest) => [words.slice(0, taken).join(" "), ...rest]),
  );
}

/** Two decimals are finer than any screen. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}
