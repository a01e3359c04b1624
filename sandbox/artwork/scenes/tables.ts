import {
  around,
  backdrop,
  box,
  disc,
  light,
  line,
  oval,
  path,
  placed,
  repeat,
  type Scene,
  shape,
  short,
} from "../canvas";
import { inscription } from "../lettering";
import { rays, sparkle, suits } from "./props";

export const cards: Scene = (canvas) => {
  const { h, u, focus, palette: p, random } = { ...canvas, h: canvas.height };
  const ranks = ["10", "J", "Q", "K", "A"];
  const names = random.sample(Object.keys(suits) as (keyof typeof suits)[], 4);
  const card = (index: number) => {
    const suit = names[index % names.length] ?? "spade";
    const colour = suit === "heart" || suit === "diamond" ? "#d3152f" : "#14161c";
    return (
      box(-27, -39, 54, 78, "#000", 6, 0.3) +
      box(-28, -41, 54, 78, canvas.linear(["#ffffff", "#e9e6e0"], 60), 6) +
      inscription(ranks[index] ?? "A", -19, -36, 9, colour, { weight: 1.9, spacing: 2 }) +
      placed(path(suits[suit], colour), -19, -18, 0.5) +
      placed(path(suits[suit], colour), 2, 4, 1.75)
    );
  };
  return (
    felt(canvas) +
    repeat(5, (index) => {
      const angle = (index - 2) * 15;
      return placed(
        card(index),
        focus.x + (index - 2) * 33 * u,
        h * 0.41 + Math.abs(index - 2) ** 2 * 3.6 * u,
        u,
        angle,
      );
    }) +
    placed(chip(p.light, p.deep), focus.x - 92 * u, h * 0.72, 0.95 * u) +
    placed(chip(p.accent, p.mid), focus.x + 94 * u, h * 0.7, 0.9 * u) +
    placed(chip("#2c6fd1", p.deep), focus.x + 66 * u, h * 0.76, 0.72 * u)
  );
};

function chip(colour: string, edge: string): string {
  return (
    repeat(
      4,
      (index) =>
        oval(0, 8 - index * 5, 20, 8.5, index % 2 ? edge : "#fff") + oval(0, 6 - index * 5, 20, 8.5, colour),
    ) +
    oval(0, -10, 13, 5.2, "#fff", 0.9) +
    oval(0, -10, 10.5, 4, colour)
  );
}

export const roulette: Scene = (canvas) => {
  const { height: h, u, focus, palette: p, random } = canvas;
  const pockets = 37;
  const outer = around(pockets * 2, 92);
  const inner = around(pockets * 2, 64);
  const wheel = repeat(pockets, (index) => {
    const [a, b, c, d] = [
      outer[index * 2],
      outer[(index * 2 + 2) % 74],
      inner[(index * 2 + 2) % 74],
      inner[index * 2],
    ];
    if (!a || !b || !c || !d) return "";
    return (
      shape([a, b, c, d], index === 0 ? "#12914a" : index % 2 ? "#c1121f" : "#15171d") +
      line(`M${a.map(short)}L${d.map(short)}`, "#e9c46a", 0.7, 0.8)
    );
  });
  const rim = (r: number, colours: string[]) => disc(0, 0, r, canvas.linear(colours, 30));
  const spokes = repeat(4, (index) =>
    placed(
      box(-2.6, -40, 5.2, 40, canvas.linear(["#fff2c2", "#b07d1c"], 0), 2.6) + disc(0, -41, 5, "#ffe49a"),
      0,
      0,
      1,
      index * 90 + 20,
    ),
  );
  const [ballX, ballY] = around(37, 78)[random.int(0, 36)] ?? [0, -78];
  return (
    felt(canvas) +
    `<g transform="translate(${short(focus.x)} ${short(h * 0.47)}) scale(${short(1.22 * u)} ${short(0.78 * u)}) rotate(${random.int(0, 90)})">` +
    disc(0, 6, 112, "#000", 0.35) +
    rim(110, ["#7a4a1e", "#3b200c", "#8d5a28"]) +
    rim(97, ["#ffe9a8", "#a8741a", "#fff0c0"]) +
    wheel +
    rim(64, ["#ffe08a", "#8a5a12"]) +
    rim(61, [p.mid, p.deep, p.dark]) +
    spokes +
    rim(15, ["#fff6d5", "#c08a24"]) +
    rim(8, ["#ffffff", "#d9a531"]) +
    disc(ballX, ballY, 5, "#ffffff") +
    disc(ballX - 1.5, ballY - 1.5, 1.6, "#d8dce6") +
    "</g>"
  );
};

export const dice: Scene = (canvas) => {
  const { height: h, u, focus, palette: p, random } = canvas;
  const pips: [number, number][][] = [
    [],
    [[0, 0]],
    [
      [-1, -1],
      [1, 1],
    ],
    [
      [-1, -1],
      [0, 0],
      [1, 1],
    ],
    [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ],
    [
      [-1, -1],
      [1, -1],
      [0, 0],
      [-1, 1],
      [1, 1],
    ],
    [
      [-1, -1],
      [1, -1],
      [-1, 0],
      [1, 0],
      [-1, 1],
      [1, 1],
    ],
  ];
  const face = (count: number, matrix: string, fill: string, ink: string) =>
    `<g transform="matrix(${matrix})">${box(-15, -15, 30, 30, fill, 5)}${(pips[count] ?? []).map(([x, y]) => disc(x * 8, y * 8, 3, ink)).join("")}</g>`;
  const die = (body: string[], ink: string) => {
    const [top, left, right] = body as [string, string, string];
    return (
      oval(0, 34, 34, 10, "#000", 0.35) +
      face(random.int(1, 6), ".866 .5 -.866 .5 0 -15", top, ink) +
      face(random.int(1, 6), ".866 .5 0 1 -13 7.500", left, ink) +
      face(random.int(1, 6), ".866 -.5 0 1 13 7.500", right, ink)
    );
  };
  const red = ["#ff7a70", "#d81e2c", "#960f1c"];
  const ivory = ["#ffffff", "#ece6d8", "#c9c0ac"];
  const own = [p.glow, p.light, p.mid];
  return (
    felt(canvas) +
    rays(canvas.width, h, focus.x, h * 0.42, p.glow) +
    light(canvas, focus.x, h * 0.42, 96 * u, p.light, 0.6) +
    placed(die(own, p.deep), focus.x + 4 * u, h * 0.27, 1.05 * u, random.int(-12, 12)) +
    placed(die(red, "#ffffff"), focus.x - 48 * u, h * 0.47, 1.32 * u, random.int(-16, 4)) +
    placed(die(ivory, "#1b1b22"), focus.x + 50 * u, h * 0.48, 1.28 * u, random.int(-2, 16)) +
    repeat(8, () =>
      placed(
        sparkle("#ffffff"),
        focus.x + (random.next() - 0.5) * 220 * u,
        h * (0.1 + random.next() * 0.6),
        (0.25 + random.next() * 0.35) * u,
      ),
    )
  );
};

function felt(canvas: Parameters<Scene>[0]): string {
  const { width: w, height: h, u, focus, palette: p } = canvas;
  return (
    backdrop(canvas, [p.dark, p.deep]) +
    light(canvas, focus.x, h * 0.4, Math.max(w * 0.42, 170 * u), p.mid, 1) +
    repeat(
      3,
      (index) =>
        `<ellipse cx="${short(focus.x)}" cy="${short(h * 1.15)}" rx="${short((150 + index * 34) * u)}" ry="${short((96 + index * 26) * u)}" fill="none" stroke="${p.glow}" stroke-width="${short(1.1 * u)}" opacity=".3"/>`,
    )
  );
}
