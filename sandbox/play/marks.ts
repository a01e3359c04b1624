import { letters, textWidth } from "../artwork/lettering";
import type { Palette } from "../artwork/palettes";
import type { Face } from "./face";

/** A cell of a reel: drawn in a field of 100 by 100 when the face has a drawing, otherwise its text. */
export function markOf({ mark, tone }: Face): string {
  return mark in drawings || mark in letterMarks
    ? `<svg class="mark" viewBox="0 0 100 100" aria-hidden="true"><use href="#mark-${mark}"/></svg>`
    : `<span class="chip ${tone}">${mark}</span>`;
}

/** Only what these faces show; their own ids, since the picture behind them has some too. */
export function markDefinitions(faces: readonly Face[], palette: Palette): string {
  const used = [...new Set(faces.map(({ mark }) => mark))];
  const symbols = used.map((mark) => {
    const drawn = drawings[mark] ?? letterMark(letterMarks[mark], palette);
    return drawn ? `<symbol id="mark-${mark}" viewBox="0 0 100 100">${drawn}</symbol>` : "";
  });
  return `<svg width="0" height="0" class="definitions" aria-hidden="true"><defs>${gradients}</defs>${symbols.join("")}</svg>`;
}

const gradients = [
  ["gold", "#fff6c8", "#f6b73c", "#a85a0c"],
  ["ruby", "#ffc9c9", "#f0344d", "#7d0a2a"],
  ["sapphire", "#d4f3ff", "#3aa0f5", "#123a94"],
  ["silver", "#ffffff", "#cfd8e6", "#7d8aa3"],
]
  .map(
    ([id, top, middle, bottom]) =>
      `<linearGradient id="mark-${id}" x2=".3" y2="1"><stop stop-color="${top}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`,
  )
  .join("");

const edge = 'stroke="#0005" stroke-width="2.500" stroke-linejoin="round"';

const pips: Record<number, [number, number][]> = {
  1: [[50, 50]],
  2: [
    [30, 30],
    [70, 70],
  ],
  3: [
    [28, 28],
    [50, 50],
    [72, 72],
  ],
  4: [
    [30, 30],
    [70, 30],
    [30, 70],
    [70, 70],
  ],
  5: [
    [28, 28],
    [72, 28],
    [50, 50],
    [28, 72],
    [72, 72],
  ],
  6: [
    [30, 26],
    [70, 26],
    [30, 50],
    [70, 50],
    [30, 74],
    [70, 74],
  ],
};

const drawings: Record<string, string> = {
  seven:
    `<path d="M20 14H82V30L54 88H32L60 34H36V42H20Z" fill="url(#mark-ruby)" ${edge}/>` +
    '<path d="M25 19H77V23H25Z" fill="#fff" opacity=".5"/>',
  crown:
    `<path d="M14 34L30 54L50 20L70 54L86 34L78 80H22Z" fill="url(#mark-gold)" ${edge}/>` +
    '<circle cx="14" cy="30" r="6" fill="#ffe7a0"/><circle cx="50" cy="16" r="7" fill="#ffe7a0"/><circle cx="86" cy="30" r="6" fill="#ffe7a0"/>' +
    '<path d="M24 70H76" stroke="#fff" stroke-width="3" opacity=".45"/><circle cx="50" cy="62" r="6" fill="#f0344d"/>',
  gem:
    `<path d="M28 18H72L90 42L50 88L10 42Z" fill="url(#mark-sapphire)" ${edge}/>` +
    '<path d="M28 18L36 42L50 18L64 42L72 18M10 42H90M36 42L50 88L64 42" fill="none" stroke="#fff" stroke-width="2.500" opacity=".55" stroke-linejoin="round"/>' +
    '<path d="M28 18H50L36 42H10Z" fill="#fff" opacity=".28"/>',
  star:
    `<path d="M50 10L61.800 36.800L91 39.500L69 59L75.500 87.500L50 72.500L24.500 87.500L31 59L9 39.500L38.200 36.800Z" fill="url(#mark-gold)" ${edge}/>` +
    '<path d="M50 10L38.200 36.800L9 39.500L50 52Z" fill="#fff" opacity=".35"/>',
  ...Object.fromEntries(
    Object.entries(pips).map(([value, positions]) => [
      `pips-${value}`,
      `<rect x="9" y="9" width="82" height="82" rx="18" fill="url(#mark-silver)" ${edge}/>${positions
        .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="8.500" fill="#1a1f33"/>`)
        .join("")}`,
    ]),
  ),
};

const letterMarks: Record<string, string> = { ace: "A", king: "K", queen: "Q" };

function letterMark(letter: string | undefined, { light, glow, mid }: Palette): string | undefined {
  if (!letter) return undefined;
  const style = { weight: 2.4, spacing: 0 };
  const size = 6.2;
  const transform = `translate(${50 - (textWidth(letter, style) * size) / 2} 19) scale(${size})`;
  const drawn = letters(letter, style);
  return (
    `<g transform="${transform}"><g stroke="#0007" stroke-width="3.200">${drawn}</g>` +
    `<g stroke="${mid}" stroke-width="2.600">${drawn}</g>` +
    `<g stroke="${light}" stroke-width="1.900">${drawn}</g><g stroke="${glow}" stroke-width=".600" opacity=".8">${drawn}</g></g>`
  );
}
