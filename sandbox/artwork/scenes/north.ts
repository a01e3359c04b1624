import {
  backdrop,
  box,
  disc,
  light,
  line,
  path,
  placed,
  repeat,
  type Scene,
  shape,
  short,
  stars,
} from "../canvas";

export const forest: Scene = (canvas) => {
  const { width: w, height: h, u, focus, palette: p, random } = canvas;
  const row = (y: number, size: number, colour: string, opacity = 1) => {
    const count = Math.ceil(w / (size * 0.62)) + 1;
    return repeat(count, (index) =>
      pine(
        index * size * 0.62 + (random.next() - 0.5) * size * 0.4,
        y + random.next() * 8 * u,
        size * (0.75 + random.next() * 0.5),
        colour,
        opacity,
      ),
    );
  };
  return (
    backdrop(canvas, [p.deep, p.dark, p.mid, p.light]) +
    stars(canvas, 40, 0.5) +
    light(canvas, focus.x, h * 0.34, 105 * u, p.glow, 0.75) +
    disc(focus.x, h * 0.34, 34 * u, p.glow) +
    disc(focus.x + 10 * u, h * 0.31, 6 * u, p.light, 0.25) +
    disc(focus.x - 12 * u, h * 0.38, 9 * u, p.light, 0.2) +
    row(h * 0.72, 62 * u, p.mid, 0.8) +
    box(
      0,
      h * 0.5,
      w,
      h * 0.3,
      canvas.radial([
        [p.light, 0.35],
        [p.light, 0],
      ]),
    ) +
    row(h * 0.82, 78 * u, p.dark) +
    owl(focus.x, h * 0.52, u, p.deep, p.accent) +
    row(h * 1.02, 92 * u, p.deep) +
    repeat(16, () => {
      const [x, y] = [random.next() * w, h * (0.45 + random.next() * 0.4)];
      return light(canvas, x, y, 6 * u, p.accent, 0.9) + disc(x, y, 1.1 * u, "#fff");
    })
  );
};

function pine(x: number, base: number, size: number, colour: string, opacity: number): string {
  const tier = (width: number, top: number, bottom: number): [number, number][] => [
    [x, base - size * top],
    [x + size * width, base - size * bottom],
    [x - size * width, base - size * bottom],
  ];
  return [tier(0.15, 1, 0.58), tier(0.22, 0.76, 0.3), tier(0.29, 0.5, 0)]
    .map((points) => shape(points, colour, opacity))
    .join("");
}

function owl(x: number, y: number, u: number, colour: string, eyes: string): string {
  const eye = (side: number) =>
    disc(side * 8, -12, 6.6, eyes) + disc(side * 8, -12, 3, colour) + disc(side * 8 - 1, -13.4, 1, "#fff");
  const body =
    line("M-70 22Q-20 16 0 20T80 14", colour, 5) +
    path(
      "M-19 -24Q-14 -19 -8 -21Q0 -24 8 -21Q14 -19 19 -24Q23 -8 19 6Q14 22 0 22Q-14 22 -19 6Q-23 -8 -19 -24Z",
      colour,
    ) +
    eye(-1) +
    eye(1) +
    path("M-2.500 -8H2.500L0 -3Z", eyes);
  return placed(body, x, y, u);
}

export const winter: Scene = (canvas) => {
  const { width: w, height: h, u, focus, palette: p, random } = canvas;
  const curtain = (shift: number, colour: string) => {
    const y = h * (0.16 + shift * 0.1);
    const wave = repeat(
      4,
      (index) => `q${short(w / 8)} ${short((index % 2 ? 26 : -26) * u)} ${short(w / 4)} 0`,
    );
    return path(
      `M0 ${short(y)}${wave}v${short(58 * u)}${repeat(4, (index) => `q${short(-w / 8)} ${short((index % 2 ? -20 : 20) * u)} ${short(-w / 4)} 0`)}Z`,
      canvas.linear([p.deep, colour, p.deep]),
      0.55,
    );
  };
  const peak = (x: number, y: number, size: number) =>
    shape(
      [
        [x, y - size],
        [x + size * 0.85, y],
        [x - size * 0.85, y],
      ],
      canvas.linear([p.mid, p.dark]),
    ) +
    shape(
      [
        [x, y - size],
        [x + size * 0.85, y],
        [x + size * 0.12, y],
        [x + size * 0.06, y - size * 0.5],
      ],
      p.deep,
      0.35,
    ) +
    shape(
      [
        [x, y - size],
        [x + size * 0.3, y - size * 0.65],
        [x + size * 0.12, y - size * 0.56],
        [x, y - size * 0.68],
        [x - size * 0.14, y - size * 0.54],
        [x - size * 0.28, y - size * 0.67],
      ],
      p.glow,
      0.95,
    );
  const arm = line("M0 0V-40M0 -28L-9 -37M0 -28L9 -37M0 -17L-8 -25M0 -17L8 -25", p.glow, 3);
  return (
    backdrop(canvas, [p.deep, p.dark, p.mid]) +
    stars(canvas, 60, 0.55) +
    curtain(0, p.light) +
    curtain(1, p.accent) +
    repeat(Math.ceil(w / (70 * u)), (index) =>
      peak(index * 74 * u + random.next() * 20 * u, h * 0.74, (60 + random.next() * 44) * u),
    ) +
    box(0, h * 0.73, w, h * 0.27, canvas.linear([p.light, p.mid, p.deep])) +
    repeat(9, () =>
      box(
        random.next() * w,
        h * (0.76 + random.next() * 0.2),
        (20 + random.next() * 60) * u,
        1.2 * u,
        p.glow,
        1,
        0.35,
      ),
    ) +
    light(canvas, focus.x, focus.y, 74 * u, p.glow, 0.6) +
    (random.chance(0.5)
      ? placed(
          repeat(6, (index) => placed(arm, 0, 0, 1, index * 60)) + disc(0, 0, 6, p.glow),
          focus.x,
          focus.y,
          u,
          random.int(0, 30),
        )
      : placed(crown(p.glow, p.light, p.accent), focus.x, focus.y, u)) +
    repeat(46, () =>
      disc(
        random.next() * w,
        random.next() * h,
        (0.6 + random.next() * 1.6) * u,
        "#fff",
        0.35 + random.next() * 0.5,
      ),
    )
  );
};

function crown(ice: string, shade: string, jewel: string): string {
  return (
    path("M-40 26L-46 -14L-24 6L-14 -30L0 0L14 -30L24 6L46 -14L40 26Z", ice) +
    path("M0 0L14 -30L24 6L46 -14L40 26H0Z", shade, 0.55) +
    box(-41, 24, 82, 10, ice, 3) +
    repeat(5, (index) => disc(-30 + index * 15, 29, 3, index % 2 ? shade : jewel)) +
    [
      [-46, -16],
      [-14, -33],
      [14, -33],
      [46, -16],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 4.4, jewel))
      .join("")
  );
}
