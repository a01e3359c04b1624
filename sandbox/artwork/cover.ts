import type { SceneName } from "../seed/games/game-names";
import { randomFor } from "../world/random";
import { box, type Canvas, type CanvasSize, createCanvas, short } from "./canvas";
import { type Lettering, letters, splitLines, textWidth } from "./lettering";
import { type Palette, type PaletteName, palettes, scenePalettes } from "./palettes";
import { type LoyaltyArt, loyaltyScene } from "./scenes/loyalty";
import { scenes } from "./scenes/scenes";

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

/** Scenes that look as natural the other way round, and off their middle. */
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
  /** Everything about the picture follows from this. */
  key: string;
  scene: SceneName;
  title: string;
}

/** The cover of a game, 288 by 192. */
export function cover({ key, scene, title }: Subject): string {
  const canvas = canvasFor(key, scene, { width: 288, height: 192 });
  const { random, focus, width } = canvas;
  if (sideways.has(scene)) focus.x += random.int(-34, 34);
  const drawn = scenes[scene](canvas);
  const isMirrored = sideways.has(scene) && random.chance(0.5);
  const seen = isMirrored ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${drawn}</g>` : drawn;
  return picture(canvas, seen + plate(canvas, title, styles[sceneStyles[scene] ?? "calm"]));
}

/** A scene without words, for banners and whatever else lays text of its own over it. */
export function view(key: string, scene: SceneName, size: CanvasSize, palette?: PaletteName): string {
  const canvas = canvasFor(key, scene, size, palette);
  return picture(canvas, scenes[scene](canvas));
}

/** One thing on a plinth: what a loyalty programme gives, or asks for. Neighbours of one kind differ by their colours. */
export function stillLife(place: number, art: LoyaltyArt, size: CanvasSize): string {
  const palette = stillLifePalettes[place % stillLifePalettes.length] ?? "teal";
  const canvas = createCanvas(size, palettes[palette], randomFor(`art ${art} ${place}`));
  return picture(canvas, loyaltyScene(art)(canvas));
}

const stillLifePalettes: PaletteName[] = ["teal", "indigo", "rose", "emerald", "steel", "violet", "lagoon"];

/** The colours that the picture of this key has. */
export function paletteOf(key: string, scene: SceneName): Palette {
  return palettes[randomFor(`art ${key}`).pick(scenePalettes[scene])];
}

function canvasFor(key: string, scene: SceneName, size: CanvasSize, palette?: PaletteName): Canvas {
  const random = randomFor(`art ${key}`);
  const picked = random.pick(scenePalettes[scene]);
  return createCanvas(size, palettes[palette ?? picked], random);
}

/** The title in the lower third, on a ground dark enough to read it at the size of a thumbnail. */
function plate(canvas: Canvas, title: string, style: Lettering): string {
  const { width, height, palette } = canvas;
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
    box(0, height * 0.48, width, height * 0.52, canvas.fade(palette.deep)) +
    `<g id="title">${written.join("")}</g>` +
    `<use href="#title" stroke="${palette.deep}" stroke-width="${style.weight + 2.2}" stroke-opacity=".75"/>` +
    `<use href="#title" stroke="url(#ink)" stroke-width="${style.weight}"/>` +
    ink(palette)
  );
}

/** Measured in the letters' own units: an upright stroke has no box that a gradient could refer to. */
function ink({ glow }: Palette): string {
  return `<linearGradient id="ink" gradientUnits="userSpaceOnUse" x2="0" y2="10"><stop stop-color="#fff"/><stop offset=".45" stop-color="#fff"/><stop offset="1" stop-color="${glow}"/></linearGradient>`;
}

function picture(canvas: Canvas, content: string): string {
  const { width, height } = canvas;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${canvas.defs()}${content}</svg>`;
}
