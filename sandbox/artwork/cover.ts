import type { SceneName } from "../seed/games/game-names";
import { randomFor } from "../world/random";
import { drawingOf, type LoyaltyArt } from "./drawings";
import { inscription, type Lettering, letters, short, splitLines, textWidth } from "./lettering";
import { type Palette, type PaletteName, palettes, scenePalettes } from "./palettes";

export interface PictureSize {
  width: number;
  height: number;
}

/** How a scene writes its titles: broad and calm, or slanted and in a hurry. */
const styles: Record<"calm" | "bold" | "fast" | "fine", Lettering> = {
  calm: { weight: 1.7, spacing: 3.4 },
  bold: { weight: 2.5, spacing: 3.4 },
  fast: { weight: 2.2, spacing: 3.2, slant: 12 },
  fine: { weight: 1.55, spacing: 4 },
};

const sceneStyles: Partial<Record<SceneName, keyof typeof styles>> = {
  city: "fast",
  rocket: "fast",
  fruits: "bold",
  mines: "bold",
  plinko: "bold",
  pitch: "bold",
  dice: "bold",
  space: "fine",
  studio: "fine",
  winter: "fine",
};

/** Scenes that look as natural the other way round. */
const sideways = new Set<SceneName>([
  "dunes",
  "sea",
  "forest",
  "city",
  "space",
  "winter",
  "volcano",
  "lanterns",
  "sails",
]);

export interface Subject {
  /** Colours and direction of the picture follow from this. */
  key: string;
  scene: SceneName;
  title: string;
}

/** How far the rocket has come, written into its scene: each game's has come another way. */
const multiplier = /<g transform="translate\(37\.14 53\.76\).*?<\/g><\/g>/s;

const coverSize = { width: 288, height: 192 };

/** The cover of a game, 288 by 192. */
export function cover({ key, scene, title }: Subject): string {
  const random = randomFor(`art ${key}`);
  const palette = random.pick(scenePalettes[scene]);
  const { content } = recoloured(`scenes/${scene}`, scenePalettes[scene][0], palette);
  const isMirrored = sideways.has(scene) && random.chance(0.5);
  const drawn = content.replace(multiplier, () =>
    inscription(`${random.int(102, 9900) / 100}x`, 84, 67, 19, "#ffffff", { weight: 1.9, spacing: 2.6 }),
  );
  const seen = isMirrored ? `<g transform="matrix(-1 0 0 1 ${coverSize.width} 0)">${drawn}</g>` : drawn;
  const style = styles[sceneStyles[scene] ?? "calm"];
  return picture(coverSize, "0 0 288 192", seen + plate(palettes[palette], title, style));
}

/**
 * A scene without words, for banners and whatever else lays text of its own over it, in one of these palettes. The wide
 * drawing has its subject on the right, mirrored on the left.
 */
export function view(
  key: string,
  scene: SceneName,
  size: PictureSize,
  choice: readonly PaletteName[] = scenePalettes[scene],
  isMirrored = false,
): string {
  const isWide = size.width > size.height * 1.9;
  const isTall = size.height > size.width && drawingOf(`scenes/${scene}-tall`) !== undefined;
  const name = `scenes/${scene}${isWide ? "-wide" : isTall ? "-tall" : ""}`;
  const picked = randomFor(`art ${key}`).pick(choice);
  const { viewBox, content } = recoloured(name, scenePalettes[scene][0], picked);
  if (!isMirrored) return picture(size, viewBox, content, isWide ? "xMaxYMid" : "xMidYMid");
  const [, , width] = viewBox.split(" ");
  const mirrored = `<g transform="matrix(-1 0 0 1 ${width} 0)">${content.replace(inscribed, turnBack)}</g>`;
  return picture(size, viewBox, mirrored, isWide ? "xMinYMid" : "xMidYMid");
}

/** Letters of a drawing: where they begin, how large they are, and where the last of them stands. */
const inscribed =
  /translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)("[^>]*><g fill="none"[^>]*>(?:<path transform="translate\(([\d.]+)\)"[^>]*>)+)/g;

/** Letters of a mirrored drawing read as before. */
function turnBack(_: string, x: string, y: string, scale: string, rest: string, last: string): string {
  const letter = 6.5;
  return `translate(${short(Number(x) + (Number(last) + letter) * Number(scale))} ${y}) scale(-${scale} ${scale})${rest}`;
}

/**
 * One thing on a plinth: what a loyalty programme gives, or asks for. Neighbours of one kind differ by their colours, and
 * by how much it is (`amount`).
 */
export function stillLife(
  index: number,
  art: LoyaltyArt,
  size: PictureSize,
  choice: readonly PaletteName[] = stillLifePalettes,
  amount?: number,
): string {
  const palette = choice[index % choice.length];
  const { viewBox, content } = recoloured(`rewards/${art}`, stillLifePalettes[0], palette);
  // In the middle of the height, of which a card shows less.
  const written = amount ? inscription(String(amount), 50, 80, 30, "#ffffff", styles.bold) : "";
  return picture(size, viewBox, content + written);
}

const stillLifePalettes: PaletteName[] = ["teal", "indigo", "rose", "emerald", "steel", "violet", "lagoon"];

/** The colours that the picture of this key has. */
export function paletteOf(key: string, scene: SceneName): Palette {
  return palettes[randomFor(`art ${key}`).pick(scenePalettes[scene])];
}

/** A drawing holds the colours of one palette, which those of another take the place of. */
function recoloured(name: string, own: PaletteName = "teal", wanted: PaletteName = own) {
  const drawing = drawingOf(name);
  if (!drawing) throw new Error(`There is no drawing ${name}`);
  const colours = new Map(
    Object.entries(palettes[own]).map(([part, colour]) => [colour, palettes[wanted][part as keyof Palette]]),
  );
  const content = drawing.content.replace(/#[\da-f]{6}\b/g, (colour) => colours.get(colour) ?? colour);
  return { viewBox: drawing.viewBox, content };
}

/** The title in the lower third, on a ground dark enough to read it at the size of a thumbnail. */
function plate(palette: Palette, title: string, style: Lettering): string {
  const { width, height } = coverSize;
  const room = 260;
  const lines = splitLines(title.toUpperCase(), style, 128);
  const widest = Math.max(...lines.map((text) => textWidth(text, style)));
  const scale = Math.min(room / widest, lines.length === 1 ? 2.5 : 4.2 / lines.length);
  const leading = 10 * scale + 7;
  const top = height - 13 - lines.length * leading + 7;
  const written = lines.map((text, index) => {
    const x = (width - textWidth(text, style) * scale) / 2;
    return `<g transform="translate(${short(x)} ${short(top + index * leading)}) scale(${short(scale)})">${letters(text, style)}</g>`;
  });
  return (
    `<rect y="${height * 0.48}" width="${width}" height="${height * 0.52}" fill="url(#ground)"/>` +
    `<g id="title">${written.join("")}</g>` +
    `<use href="#title" stroke="${palette.deep}" stroke-width="${style.weight + 2.2}" stroke-opacity=".75"/>` +
    `<use href="#title" stroke="url(#ink)" stroke-width="${style.weight}"/>` +
    gradients(palette)
  );
}

/** The ink is measured in the letters' own units: an upright stroke has no box that a gradient could refer to. */
function gradients({ deep, glow }: Palette): string {
  return (
    `<linearGradient id="ground" x2="0" y2="1"><stop stop-color="${deep}" stop-opacity="0"/><stop offset=".5" stop-color="${deep}" stop-opacity=".72"/><stop offset="1" stop-color="${deep}" stop-opacity=".94"/></linearGradient>` +
    `<linearGradient id="ink" gradientUnits="userSpaceOnUse" x2="0" y2="10"><stop stop-color="#fff"/><stop offset=".45" stop-color="#fff"/><stop offset="1" stop-color="${glow}"/></linearGradient>`
  );
}

function picture(
  { width, height }: PictureSize,
  viewBox: string,
  content: string,
  side = "xMidYMid",
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}" preserveAspectRatio="${side} slice">${content}</svg>`;
}
