import type { Random } from "../world/random";
import type { Palette } from "./palettes";

/** A picture in the making. Scenes place things by share of width and height, so that one scene fills covers and banners alike. */
export interface Canvas {
  width: number;
  height: number;
  /** One unit of a cover 192 high. */
  u: number;
  /** Where the eye should go. */
  focus: { x: number; y: number };
  random: Random;
  palette: Palette;
  /** A linear gradient to fill with: from top to bottom, or along an angle in degrees. */
  linear(colours: string[], angle?: number): string;
  /** From nothing at the top to the colour at the bottom. */
  fade(colour: string): string;
  /** A gradient that fades outwards: a light. */
  radial(colours: [colour: string, opacity: number][]): string;
  defs(): string;
}

export interface CanvasSize {
  width: number;
  height: number;
  focus?: { x: number; y: number };
}

export type Scene = (canvas: Canvas) => string;

export function createCanvas(size: CanvasSize, palette: Palette, random: Random): Canvas {
  const { width, height } = size;
  const defs: string[] = [];
  const define = (write: (id: string) => string) => {
    const id = `p${defs.length}`;
    defs.push(write(id));
    return `url(#${id})`;
  };
  return {
    width,
    height,
    u: height / 192,
    focus: size.focus ?? { x: width / 2, y: height * 0.4 },
    random,
    palette,
    linear: (colours, angle = 90) =>
      define((id) => {
        const turn = `gradientTransform="rotate(${angle} .5 .5)"`;
        return `<linearGradient id="${id}" ${turn}>${stops(colours.map((colour) => [colour, 1]))}</linearGradient>`;
      }),
    fade: (colour) =>
      define(
        (id) =>
          `<linearGradient id="${id}" x2="0" y2="1">${stops([
            [colour, 0],
            [colour, 0.72],
            [colour, 0.94],
          ])}</linearGradient>`,
      ),
    radial: (colours) => define((id) => `<radialGradient id="${id}">${stops(colours)}</radialGradient>`),
    defs: () => `<defs>${defs.join("")}</defs>`,
  };
}

function stops(colours: [colour: string, opacity: number][]): string {
  return colours
    .map(([colour, opacity], index) => {
      const offset = short(index / Math.max(1, colours.length - 1));
      const shine = opacity === 1 ? "" : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${shine}/>`;
    })
    .join("");
}

/** Two decimals are finer than any screen. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function backdrop(canvas: Canvas, colours: string[], angle?: number): string {
  return `<rect width="${canvas.width}" height="${canvas.height}" fill="${canvas.linear(colours, angle)}"/>`;
}

export function disc(x: number, y: number, r: number, fill: string, opacity = 1): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}"${shine(opacity)}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${shine(opacity)}/>`;
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  opacity = 1,
): string {
  const round = radius ? ` rx="${short(radius)}"` : "";
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${round} fill="${fill}"${shine(opacity)}/>`;
}

export function shape(points: [x: number, y: number][], fill: string, opacity = 1): string {
  return `<polygon points="${points.map((point) => point.map(short).join(",")).join(" ")}" fill="${fill}"${shine(opacity)}/>`;
}

export function path(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${shine(opacity)}/>`;
}

export function line(d: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${shine(opacity)}/>`;
}

/** Moves, turns and scales what was drawn round 0,0. */
export function placed(content: string, x: number, y: number, scale = 1, angle = 0): string {
  const turn = angle ? ` rotate(${short(angle)})` : "";
  const size = scale === 1 ? "" : ` scale(${short(scale)})`;
  return `<g transform="translate(${short(x)} ${short(y)})${turn}${size}">${content}</g>`;
}

export function light(
  canvas: Canvas,
  x: number,
  y: number,
  r: number,
  colour: string,
  strength = 0.9,
): string {
  return disc(
    x,
    y,
    r,
    canvas.radial([
      [colour, strength],
      [colour, strength * 0.3],
      [colour, 0],
    ]),
  );
}

export function stars(
  { width, height, random }: Canvas,
  count: number,
  depth = 0.6,
  colour = "#fff",
): string {
  return repeat(count, () =>
    disc(
      random.next() * width,
      random.next() * height * depth,
      0.4 + random.next() * 1.1,
      colour,
      0.3 + random.next() * 0.6,
    ),
  );
}

/** Rolling ground from edge to edge, `top` below the upper edge. */
export function hills(
  canvas: Canvas,
  top: number,
  swing: number,
  waves: number,
  fill: string,
  opacity = 1,
): string {
  const { width, height, random } = canvas;
  const step = width / waves;
  const heights = Array.from({ length: waves + 1 }, () => top + (random.next() - 0.5) * 2 * swing);
  const curve = heights
    .slice(1)
    .map((y, index) => {
      const [x, before] = [index * step, heights[index] ?? y];
      return `C${short(x + step / 2)} ${short(before)} ${short(x + step / 2)} ${short(y)} ${short(x + step)} ${short(y)}`;
    })
    .join("");
  return path(`M0 ${short(heights[0] ?? top)}${curve}V${height}H0Z`, fill, opacity);
}

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("");
}

/** `count` points round a centre, the first one straight up. */
export function around(count: number, radius: number, turn = 0): [x: number, y: number][] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index / count) * 2 - 0.5) * Math.PI + turn;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
}

const shine = (opacity: number) => (opacity === 1 ? "" : ` opacity="${short(opacity)}"`);
