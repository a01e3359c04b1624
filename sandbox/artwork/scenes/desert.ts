import {
  around,
  backdrop,
  box,
  disc,
  hills,
  light,
  line,
  path,
  placed,
  repeat,
  type Scene,
  shape,
  short,
} from "../canvas";

export const dunes: Scene = (canvas) => {
  const { width: w, height: h, u, focus, palette: p, random } = canvas;
  const sunY = h * (0.3 + random.next() * 0.12);
  const ridge = h * 0.62;
  const x = focus.x + (random.next() - 0.5) * 60 * u;
  const crest = `M${short(x - 190 * u)} ${h}C${short(x - 90 * u)} ${short(ridge + 46 * u)} ${short(x - 40 * u)} ${short(ridge + 20 * u)} ${short(x)} ${short(ridge)}`;
  return (
    backdrop(canvas, [p.dark, p.mid, p.light, p.glow]) +
    light(canvas, focus.x, sunY, 110 * u, p.glow) +
    disc(focus.x, sunY, 27 * u, p.accent) +
    repeat(3, (index) =>
      bird(focus.x + (index * 19 - 70) * u, sunY - (8 - index * 6) * u, (5 - index) * u, p.dark),
    ) +
    hills(canvas, h * 0.56, 7 * u, 4, p.mid, 0.75) +
    (random.chance(0.5)
      ? caravan(focus.x + 42 * u, h * 0.585, u, p.deep)
      : pyramids(focus.x + 56 * u, h * 0.6, u, p.light, p.dark)) +
    hills(canvas, h * 0.64, 9 * u, 3, p.mid) +
    hills(canvas, h * 0.7, 12 * u, 3, p.dark, 0.85) +
    // One great dune, lit on one side.
    path(
      `${crest}C${short(x + 20 * u)} ${short(ridge + 40 * u)} ${short(x - 30 * u)} ${short(h * 0.9)} ${short(x + 10 * u)} ${h}Z`,
      canvas.linear([p.light, p.mid], 60),
    ) +
    path(
      `M${short(x)} ${short(ridge)}C${short(x + 70 * u)} ${short(ridge + 22 * u)} ${short(x + 130 * u)} ${short(ridge + 50 * u)} ${short(x + 210 * u)} ${h}H${short(x + 10 * u)}C${short(x - 30 * u)} ${short(h * 0.9)} ${short(x + 20 * u)} ${short(ridge + 40 * u)} ${short(x)} ${short(ridge)}Z`,
      canvas.linear([p.dark, p.deep], 50),
    ) +
    (w > h * 2 ? hills(canvas, h * 0.9, 10 * u, 5, p.deep, 0.7) : "")
  );
};

function pyramids(x: number, y: number, u: number, lit: string, shade: string): string {
  return [
    [0, 1],
    [44, 0.66],
    [-38, 0.5],
  ]
    .map(([dx = 0, size = 1]) => {
      const [left, top, edge] = [x + (dx - 44 * size) * u, y - 46 * size * u, x + (dx + 8 * size) * u];
      const peak = x + dx * u;
      return (
        shape(
          [
            [left, y],
            [peak, top],
            [edge, y],
          ],
          lit,
        ) +
        shape(
          [
            [edge, y],
            [peak, top],
            [x + (dx + 40 * size) * u, y],
          ],
          shade,
        )
      );
    })
    .join("");
}

function bird(x: number, y: number, size: number, colour: string): string {
  return line(
    `M${short(x - size)} ${short(y - size / 2)}Q${short(x - size / 3)} ${short(y - size / 2)} ${short(x)} ${short(y)}Q${short(x + size / 3)} ${short(y - size / 2)} ${short(x + size)} ${short(y - size / 2)}`,
    colour,
    size / 5,
  );
}

function caravan(x: number, y: number, u: number, colour: string): string {
  const camel =
    path(
      "M-9 0Q-9 -5 -5 -5Q-3 -10 0 -5Q3 -9 5 -5L8 -9Q9 -11 12 -10L12 -8.500L9.500 -8L7 -1Q6 1 4 1H-7Q-9 1 -9 0Z",
      colour,
    ) + line("M-7 0V8M-4 0V8M3 0V8M5.500 0V8", colour, 1.2);
  return repeat(3, (index) => placed(camel, x + index * 24 * u, y - index * u, 0.72 * u));
}

export const temple: Scene = (canvas) => {
  const { width: w, height: h, u, focus, palette: p, random } = canvas;
  const base = h * 0.8;
  const steps = 6;
  const turn = random.next();
  const reach = w + h;
  const rays = around(18, reach, turn).map(([x, y], index) => {
    const [nx, ny] = around(36, reach, turn)[(index * 2 + 1) % 36] ?? [x, y];
    return shape(
      [
        [focus.x, h * 0.36],
        [focus.x + x, h * 0.36 + y],
        [focus.x + nx, h * 0.36 + ny],
      ],
      p.glow,
      0.13,
    );
  });
  const stones = repeat(steps, (index) => {
    const half = (104 - index * 15) * u;
    const y = base - index * 13 * u;
    return (
      shape(
        [
          [focus.x - half, y],
          [focus.x - half + 7 * u, y - 13 * u],
          [focus.x, y - 13 * u],
          [focus.x, y],
        ],
        canvas.linear([p.light, p.mid]),
      ) +
      shape(
        [
          [focus.x + half, y],
          [focus.x + half - 7 * u, y - 13 * u],
          [focus.x, y - 13 * u],
          [focus.x, y],
        ],
        canvas.linear([p.mid, p.dark]),
      )
    );
  });
  const top = base - steps * 13 * u;
  return (
    backdrop(canvas, [p.deep, p.mid, p.light]) +
    light(canvas, focus.x, h * 0.36, 120 * u, p.glow) +
    rays.join("") +
    disc(focus.x, h * 0.34, 30 * u, p.glow, 0.95) +
    hills(canvas, h * 0.68, 12 * u, 6, p.dark, 0.6) +
    stones +
    box(focus.x - 20 * u, top - 17 * u, 40 * u, 17 * u, canvas.linear([p.light, p.dark], 20)) +
    box(focus.x - 25 * u, top - 22 * u, 50 * u, 6 * u, p.mid) +
    box(focus.x - 6 * u, top - 12 * u, 12 * u, 12 * u, p.deep) +
    light(canvas, focus.x, top - 6 * u, 16 * u, p.accent, 0.8) +
    shape(
      [
        [focus.x - 10 * u, top],
        [focus.x + 10 * u, top],
        [focus.x + 20 * u, base],
        [focus.x - 20 * u, base],
      ],
      p.accent,
      0.28,
    ) +
    repeat(9, (index) =>
      box(
        focus.x - (11 + index) * u,
        top + (4 + index * 8.3) * u,
        (22 + index * 2) * u,
        2.4 * u,
        p.deep,
        0,
        0.35,
      ),
    ) +
    hills(canvas, h * 0.86, 6 * u, 5, p.deep) +
    [0, w]
      .map((edge, side) =>
        repeat(7, (index) =>
          leaf(
            edge,
            h * 0.98,
            (54 + index * 9) * u,
            side ? -100 - index * 12 : -80 + index * 12,
            index % 2 ? p.dark : p.deep,
          ),
        ),
      )
      .join("")
  );
};

function leaf(x: number, y: number, size: number, angle: number, colour: string): string {
  const s = short;
  const blade = path(
    `M0 0Q${s(size * 0.5)} ${s(-size * 0.26)} ${s(size)} 0Q${s(size * 0.5)} ${s(size * 0.16)} 0 0Z`,
    colour,
  );
  return placed(blade, x, y, 1, angle);
}
