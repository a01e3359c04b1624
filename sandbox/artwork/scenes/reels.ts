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
} from "../canvas";
import { inscription } from "../lettering";
import { rays, sparkle } from "./props";

const symbols: ((dark: string) => string)[] = [
  // cherries
  () =>
    line("M-9 8Q-6 -12 10 -17Q4 -4 9 8", "#3f9b3a", 2.6) +
    path("M10 -17Q20 -22 24 -13Q16 -8 10 -17Z", "#57bf4c") +
    disc(-9, 11, 9, "#e02339") +
    disc(9, 11, 9, "#c4152c") +
    disc(-12, 8, 2.6, "#ff9aa6") +
    disc(6, 8, 2.6, "#ff8a98"),
  // seven
  (dark) =>
    path("M-15 -19H15V-9L0 20H-12L3 -8H-15Z", dark) +
    path("M-13 -17H13V-9.500L-1.500 18H-9L6 -10H-13Z", "#ff2d2d") +
    path("M-13 -17H13V-14H-13Z", "#ffb0a0"),
  // lemon
  () =>
    path("M-20 0Q-12 -15 0 -14Q12 -15 20 0Q12 15 0 14Q-12 15 -20 0Z", "#f7d02c") +
    path("M-12 -4Q-6 -10 2 -10Q-6 -6 -9 0Z", "#fff3a6") +
    path("M8 -12Q14 -22 22 -18Q18 -10 8 -12Z", "#57bf4c"),
  // bell
  (dark) =>
    path("M0 -19Q4 -19 4 -14Q15 -10 15 6L19 13H-19L-15 6Q-15 -10 -4 -14Q-4 -19 0 -19Z", "#f4b81c") +
    path("M-10 4Q-10 -8 -3 -11Q-7 -4 -7 8Z", "#ffe79b") +
    disc(0, 16, 4.4, dark) +
    box(-19, 11, 38, 3.4, "#c98b0a", 1.6),
  // plum
  () =>
    disc(0, 3, 15, "#7b3fb8") +
    oval(-5, -3, 4, 6, "#b98be6", 0.8) +
    line("M0 -11Q1 -18 6 -20", "#5a3a1a", 2.4) +
    path("M4 -16Q14 -22 19 -14Q11 -10 4 -16Z", "#57bf4c"),
  // melon
  () =>
    path("M-19 -8A19 19 0 0 0 19 -8Z", "#2d9a45") +
    path("M-16 -8A16 16 0 0 0 16 -8Z", "#eafbe0") +
    path("M-14 -8A14 14 0 0 0 14 -8Z", "#f0424d") +
    repeat(5, (index) => oval(-8 + index * 4, -2 + (index % 2) * 4, 1.1, 2, "#35121a")),
  // star
  () =>
    shape(
      around(10, 1).map(([x, y], index) => [x * (index % 2 ? 8.5 : 19), y * (index % 2 ? 8.5 : 19)]),
      "#ffcf33",
    ) + disc(-3, -4, 3, "#fff3bf"),
  // bar
  (dark) =>
    box(-20, -10, 40, 20, dark, 4) +
    box(-18, -8, 36, 16, "#f3c13a", 3) +
    inscription("BAR", 0, -4.6, 9.2, dark, { weight: 2.4, spacing: 3 }),
];

export const fruits: Scene = (canvas) => {
  const { width: w, height: h, u, focus, palette: p, random } = canvas;
  const cell = 50 * u;
  const left = focus.x - cell * 1.56;
  const y = h * 0.41;
  const reel = (index: number) => {
    const x = left + cell * (index + 0.5) + index * 3 * u;
    const jackpot = random.chance(0.4);
    const symbol = (row: number) =>
      symbols[jackpot && row === 0 ? 1 : random.int(0, symbols.length - 1)]?.(p.deep) ?? "";
    return (
      box(
        x - cell / 2,
        y - 44 * u,
        cell,
        88 * u,
        canvas.linear(["#9c8f86", "#ffffff", "#ffffff", "#9c8f86"]),
        5 * u,
      ) +
      placed(symbol(1), x, y - 42 * u, 0.72 * u) +
      placed(symbol(2), x, y + 42 * u, 0.72 * u) +
      box(x - cell / 2, y - 44 * u, cell, 30 * u, canvas.linear([p.deep, "#ffffff"]), 5 * u, 0.4) +
      box(x - cell / 2, y + 14 * u, cell, 30 * u, canvas.linear(["#ffffff", p.deep]), 5 * u, 0.4) +
      placed(symbol(0), x, y, 1.02 * u)
    );
  };
  return (
    backdrop(canvas, [p.mid, p.dark, p.deep]) +
    rays(w, h, focus.x, y, p.glow) +
    light(canvas, focus.x, y, 130 * u, p.light, 0.8) +
    box(
      left - 12 * u,
      y - 56 * u,
      cell * 3 + 30 * u,
      112 * u,
      canvas.linear([p.glow, p.light, p.mid, p.glow]),
      15 * u,
    ) +
    box(left - 6 * u, y - 50 * u, cell * 3 + 18 * u, 100 * u, p.deep, 10 * u) +
    repeat(3, reel) +
    box(left - 2 * u, y - 1 * u, cell * 3 + 10 * u, 2 * u, p.light, 1, 0.55) +
    repeat(15, (index) =>
      disc(
        left - 3 * u + (index / 14) * (cell * 3 + 12 * u),
        y - 53 * u,
        1.9 * u,
        index % 2 ? "#fff" : p.accent,
      ),
    )
  );
};

export const gems: Scene = (canvas) => {
  const { width: w, height: h, u, focus, palette: p, random } = canvas;
  const brilliant = (hue: string[]) => {
    const [a, b, c, d] = hue as [string, string, string, string];
    const top: [number, number][] = [
      [-22, -34],
      [22, -34],
      [44, -10],
      [-44, -10],
    ];
    return (
      shape(top, b) +
      shape(
        [
          [-22, -34],
          [0, -10],
          [-44, -10],
        ],
        a,
      ) +
      shape(
        [
          [-22, -34],
          [22, -34],
          [0, -10],
        ],
        "#ffffff",
        0.75,
      ) +
      shape(
        [
          [22, -34],
          [44, -10],
          [0, -10],
        ],
        c,
      ) +
      shape(
        [
          [-44, -10],
          [-16, -10],
          [0, 44],
        ],
        b,
      ) +
      shape(
        [
          [-16, -10],
          [16, -10],
          [0, 44],
        ],
        a,
      ) +
      shape(
        [
          [16, -10],
          [44, -10],
          [0, 44],
        ],
        d,
      ) +
      shape(
        [
          [-16, -10],
          [0, -10],
          [0, 44],
        ],
        "#ffffff",
        0.22,
      ) +
      line("M-22 -34H22L44 -10L0 44L-44 -10Z", "#ffffff", 1.2, 0.7)
    );
  };
  const hues = [
    ["#ffc2d1", "#ff5c8a", "#e11d5b", "#8f0d3c"],
    ["#c8f5ff", "#4fc8ff", "#1484e0", "#0b3f94"],
    ["#d4ffd9", "#54e08a", "#12a35a", "#05603a"],
    ["#f0d3ff", "#c073ff", "#8327e6", "#4b0d9c"],
    ["#fff3c4", "#ffd04a", "#f09a12", "#a35b05"],
  ];
  const shard = (x: number, size: number, lean: number) =>
    shape(
      [
        [x, h],
        [x + size * 0.26, h - size * 0.8],
        [x + size * 0.4 + lean, h - size],
        [x + size * 0.62, h - size * 0.72],
        [x + size * 0.7, h],
      ],
      canvas.linear([p.light, p.dark]),
      0.85,
    ) +
    shape(
      [
        [x + size * 0.4 + lean, h - size],
        [x + size * 0.62, h - size * 0.72],
        [x + size * 0.7, h],
        [x + size * 0.42, h],
      ],
      p.deep,
      0.4,
    );
  const first = random.int(0, 4);
  const count = Math.ceil(w / (46 * u));
  return (
    backdrop(canvas, [p.deep, p.dark, p.mid]) +
    light(canvas, focus.x, focus.y, 130 * u, p.light, 0.85) +
    rays(w, h, focus.x, focus.y, p.glow) +
    repeat(count, (index) => {
      const distance = Math.abs((index + 0.5) / count - focus.x / w) * 2;
      return shard(
        (index / count) * w,
        (34 + distance * 76 + random.next() * 22) * u,
        (random.next() - 0.5) * 18 * u,
      );
    }) +
    [
      [-78, 24, 0.44, -16],
      [80, 16, 0.5, 14],
      [-56, -34, 0.3, 10],
      [58, -40, 0.26, -12],
    ]
      .map(([dx = 0, dy = 0, size = 1, turn = 0], index) =>
        placed(
          brilliant(hues[(first + index + 1) % 5] ?? []),
          focus.x + dx * u,
          focus.y + dy * u,
          size * u,
          turn,
        ),
      )
      .join("") +
    placed(brilliant(hues[first] ?? []), focus.x, focus.y, 1.1 * u) +
    repeat(9, () =>
      placed(
        sparkle("#ffffff"),
        focus.x + (random.next() - 0.5) * 210 * u,
        focus.y + (random.next() - 0.5) * 110 * u,
        (0.3 + random.next() * 0.5) * u,
      ),
    )
  );
};
