import {
  around,
  backdrop,
  box,
  type Canvas,
  disc,
  light,
  line,
  oval,
  path,
  placed,
  repeat,
  type Scene,
  shape,
} from "../canvas";
import { sparkle } from "./props";

/**
 * What the loyalty programme gives and asks for: one thing on a plinth before a plain wall. Nothing of a landscape or
 * of a game, so that nobody takes a reward for something to play.
 */
export type LoyaltyArt =
  | "spins"
  | "coins"
  | "ticket"
  | "parcel"
  | "trail"
  | "compass"
  | "chips"
  | "target"
  | "crown"
  | "stone"
  | "club";

type Thing = (canvas: Canvas) => string;

const star = (r: number, fill: string) =>
  shape(
    around(10, 1).map(([x, y], index): [number, number] => {
      const reach = index % 2 ? r * 0.44 : r;
      return [x * reach, y * reach];
    }),
    fill,
  );

const coin = ({ linear, palette: p }: Canvas, r: number) =>
  disc(0, 3, r, p.deep, 0.5) +
  disc(0, 0, r, linear(["#fff3c4", "#e3a93a", "#9c6a17"], 60)) +
  disc(0, 0, r * 0.8, "#c98a25");

const spins: Thing = (canvas) =>
  line("M-52 14A54 54 0 0 1 38 -38M52 -14A54 54 0 0 1 -38 38", canvas.palette.glow, 7) +
  shape(
    [
      [28, -54],
      [56, -46],
      [36, -24],
    ],
    canvas.palette.glow,
  ) +
  shape(
    [
      [-28, 54],
      [-56, 46],
      [-36, 24],
    ],
    canvas.palette.glow,
  ) +
  coin(canvas, 34) +
  star(21, "#fff6d8");

const coins: Thing = ({ linear }) => {
  const side = linear(["#9c6a17", "#f2c65a", "#9c6a17"], 0);
  const pile = (x: number, foot: number, count: number) =>
    repeat(count, (index) => {
      const y = foot - index * 12;
      return (
        box(x - 26, y - 6, 52, 12, side) +
        oval(x, y + 6, 26, 8, "#8a5c12") +
        oval(x, y - 6, 26, 8, "#f7d987") +
        oval(x, y - 6, 19, 5, "#d79d33")
      );
    });
  return pile(-32, 34, 4) + pile(30, 36, 6) + pile(0, 44, 2);
};

const ticket: Thing = ({ linear, palette: p }) =>
  placed(
    path(
      "M-62 -34H62V-12A12 12 0 0 0 62 12V34H-62V12A12 12 0 0 0 -62 -12Z",
      linear(["#fffaf0", "#f0dcb4"], 30),
    ) +
      line("M26 -28V28", "#b98f4a", 2.4, 0.7) +
      star(20, p.mid) +
      repeat(4, (index) => box(34, -20 + index * 11, 18, 4, "#b98f4a", 2, 0.8)),
    0,
    0,
    1,
    -12,
  );

const parcel: Thing = ({ linear, palette: p }) =>
  box(-44, -14, 88, 62, linear([p.light, p.mid]), 5) +
  box(-50, -30, 100, 22, linear(["#ffffff", p.light]), 5) +
  box(-9, -30, 18, 78, p.accent) +
  path("M0 -32C-44 -70 -58 -34 -4 -30ZM0 -32C44 -70 58 -34 4 -30Z", p.accent) +
  disc(0, -32, 7, "#fff") +
  placed(sparkle("#fff"), 46, -50, 0.8);

const trail: Thing = ({ palette: p }) =>
  line("M-58 50C-20 52 -42 18 -6 14S18 -8 34 -16", "#fff8e6", 6) +
  repeat(4, (index) => disc(-58 + index * 25, [50, 40, 15, 6][index] ?? 0, 7, p.accent)) +
  line("M38 -12V-62", "#fff8e6", 5) +
  path("M38 -62C54 -72 62 -52 80 -60V-34C62 -26 54 -46 38 -36Z", p.accent);

const compass: Thing = ({ linear, palette: p }) =>
  disc(0, 4, 56, p.deep, 0.5) +
  disc(0, 0, 56, linear(["#fff3c4", "#d79d33", "#8a5c12"], 60)) +
  disc(0, 0, 46, "#fdf8ec") +
  repeat(12, (index) => placed(box(-1.5, -42, 3, index % 3 ? 5 : 10, "#7d6a4a"), 0, 0, 1, index * 30)) +
  placed(
    shape(
      [
        [0, -36],
        [9, 0],
        [-9, 0],
      ],
      "#d0463a",
    ) +
      shape(
        [
          [0, 36],
          [9, 0],
          [-9, 0],
        ],
        "#33415c",
      ),
    0,
    0,
    1,
    32,
  ) +
  disc(0, 0, 5, "#33415c");

const chips: Thing = ({ palette: p }) => {
  const chip = (fill: string) =>
    disc(0, 0, 32, fill) +
    repeat(6, (index) => placed(box(-6, -32, 12, 10, "#fff"), 0, 0, 1, index * 60)) +
    disc(0, 0, 20, "#fff", 0.9) +
    disc(0, 0, 17, fill);
  return (
    placed(chip(p.mid), -36, 18, 1, 10) +
    placed(chip("#33415c"), 36, 22, 1, 34) +
    placed(chip(p.accent), 0, -18, 1.1) +
    placed(star(10, "#fff"), 0, -18)
  );
};

const target: Thing = ({ palette: p }) =>
  repeat(5, (index) => disc(0, 0, 56 - index * 11, index % 2 ? "#fff8ee" : "#d0463a")) +
  line("M4 -4L58 -58", "#33415c", 6) +
  shape(
    [
      [48, -68],
      [76, -76],
      [68, -48],
      [54, -54],
    ],
    p.accent,
  );

const crown: Thing = ({ linear }) =>
  path("M-58 34L-66 -30L-30 -2L0 -48L30 -2L66 -30L58 34Z", linear(["#fff3c4", "#e3a93a", "#9c6a17"], 80)) +
  box(-58, 34, 116, 14, "#b97d1f", 4) +
  [-66, 0, 66].map((x) => disc(x, x ? -34 : -54, 8, "#fff3c4")).join("") +
  [-32, 0, 32]
    .map((x) =>
      placed(
        shape(
          [
            [0, -8],
            [8, 0],
            [0, 8],
            [-8, 0],
          ],
          x ? "#2f8fd0" : "#d0463a",
        ),
        x,
        18,
      ),
    )
    .join("");

const stone: Thing = ({ linear }) =>
  shape(
    [
      [-34, -40],
      [34, -40],
      [60, -8],
      [0, 56],
      [-60, -8],
    ],
    linear(["#8fa3c8", "#232a3d"], 60),
  ) +
  shape(
    [
      [-34, -40],
      [34, -40],
      [18, -8],
      [-18, -8],
    ],
    "#c9d6f2",
    0.9,
  ) +
  shape(
    [
      [-18, -8],
      [18, -8],
      [0, 56],
    ],
    "#4a5878",
  ) +
  shape(
    [
      [34, -40],
      [60, -8],
      [18, -8],
    ],
    "#6d80a8",
    0.9,
  ) +
  shape(
    [
      [-34, -40],
      [-60, -8],
      [-18, -8],
    ],
    "#e8eefb",
    0.55,
  ) +
  placed(sparkle("#fff"), 44, -44, 1.1);

const club: Thing = (canvas) =>
  path(
    "M-40 -52H40V-4C40 30 18 44 0 54C-18 44 -40 30 -40 -4Z",
    canvas.linear([canvas.palette.light, canvas.palette.dark]),
  ) +
  path("M-32 -44H32V-4C32 24 14 36 0 44C-14 36 -32 24 -32 -4Z", canvas.palette.deep, 0.45) +
  placed(star(26, "#fff3c4"), 0, -6);

const things: Record<LoyaltyArt, Thing> = {
  spins,
  coins,
  ticket,
  parcel,
  trail,
  compass,
  chips,
  target,
  crown,
  stone,
  club,
};

/** The wall, the plinth and the light are the same for all; the colours are each picture's own. */
export function loyaltyScene(art: LoyaltyArt): Scene {
  return (canvas) => {
    const { width: w, height: h, u, palette: p } = canvas;
    const [x, y] = [w / 2, h * 0.46];
    return (
      backdrop(canvas, [p.dark, p.mid]) +
      repeat(3, (index) => disc(x, y, (150 - index * 34) * u, p.light, 0.1)) +
      light(canvas, x, y, 96 * u, p.glow, 0.5) +
      box(0, h * 0.82, w, h * 0.18, p.deep, 0, 0.55) +
      oval(x, h * 0.83, 78 * u, 13 * u, p.deep, 0.75) +
      oval(x, h * 0.815, 74 * u, 11 * u, p.light, 0.55) +
      placed(things[art](canvas), x, y, u * 0.8)
    );
  };
}

/** Metals by the order of levels, from their light to their dark. */
const metals = [
  ["#f3c9a0", "#b0703a", "#6b3a18"],
  ["#ffffff", "#b4bfca", "#687684"],
  ["#fff3c4", "#e3a93a", "#8f5f12"],
  ["#f4fbff", "#9fc3cf", "#47707f"],
  ["#f2fbff", "#7fc6ff", "#2f5fd0"],
  ["#e6d4ff", "#8d5be0", "#40208a"],
  ["#aeb6c8", "#3a4157", "#10131d"],
];

/** The badge of a level: its metal, and a star more than the one before, up to five. */
export function levelBadge(place: number): string {
  const [bright, plain, dark] = metals[place % metals.length] as [string, string, string];
  const count = Math.min(5, place + 1);
  const rim = shape(around(8, 62, Math.PI / 8), dark);
  const face = shape(around(8, 54, Math.PI / 8), "url(#metal)");
  const shown = repeat(count, (index) => {
    const spread = (index - (count - 1) / 2) * 19;
    return placed(star(count === 1 ? 22 : 12, "#fff"), spread, count === 1 ? 0 : Math.abs(spread) * 0.16 - 2);
  });
  const ribbon =
    path("M-34 40L-46 92L-26 80L-10 92L-12 46Z", plain) + path("M34 40L46 92L26 80L10 92L12 46Z", dark);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192" width="192" height="192"><defs><linearGradient id="metal" gradientTransform="rotate(60 .5 .5)"><stop stop-color="${bright}"/><stop offset=".5" stop-color="${plain}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>${placed(ribbon + rim + face + shown, 96, 84)}</svg>`;
}
