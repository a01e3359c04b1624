import {
  backdrop,
  box,
  disc,
  hills,
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

export const sea: Scene = (canvas) => {
  const { width: w, height: h, u, focus, palette: p, random } = canvas;
  const x = focus.x;
  const floor = h * 0.72;
  const lobes = repeat(7, (index) => {
    const angle = (index - 3) * 19;
    return placed(
      path("M0 0C-11 -18 -11 -42 0 -50C11 -42 11 -18 0 0Z", canvas.linear([p.accent, p.light])) +
        line("M0 -4V-44", p.mid, 0.8, 0.6),
      0,
      0,
      1,
      angle,
    );
  });
  const shell =
    light(canvas, x, floor - 34 * u, 84 * u, p.glow, 0.75) +
    placed(lobes, x, floor + 2 * u, 1.05 * u) +
    disc(
      x,
      floor - 10 * u,
      12.5 * u,
      canvas.radial([
        ["#ffffff", 1],
        [p.glow, 1],
        [p.light, 1],
      ]),
    ) +
    disc(x - 4 * u, floor - 14 * u, 3 * u, "#fff", 0.9) +
    path(
      `M${short(x - 46 * u)} ${short(floor - 2 * u)}Q${short(x)} ${short(floor + 26 * u)} ${short(x + 46 * u)} ${short(floor - 2 * u)}Q${short(x)} ${short(floor + 8 * u)} ${short(x - 46 * u)} ${short(floor - 2 * u)}Z`,
      canvas.linear([p.accent, p.mid]),
    );
  const fish = path("M0 0Q8 -7 18 -1L24 -6V6L18 1Q8 7 0 0Z", p.glow);
  return (
    backdrop(canvas, [p.light, p.mid, p.dark, p.deep]) +
    repeat(6, (index) => {
      const top = x + (index - 2.6) * 34 * u;
      return shape(
        [
          [top, 0],
          [top + 15 * u, 0],
          [top + (index - 2) * 26 * u + 30 * u, h],
          [top + (index - 2) * 26 * u - 8 * u, h],
        ],
        p.glow,
        0.1,
      );
    }) +
    repeat(9, (index) =>
      placed(
        fish,
        x + (-120 + index * 27 + random.next() * 14) * u,
        h * (0.16 + random.next() * 0.26),
        (0.35 + random.next() * 0.5) * u,
      ),
    ) +
    hills(canvas, floor, 10 * u, 5, p.dark, 0.8) +
    repeat(12, (index) =>
      kelp(((index + random.next()) / 12) * w, h, (46 + random.next() * 50) * u, index % 3 ? p.deep : p.mid),
    ) +
    (random.chance(0.55)
      ? shell
      : placed(angler(p.deep, p.accent, p.light), x + 8 * u, h * 0.42, u) +
        light(canvas, x - 58 * u, h * 0.33, 46 * u, p.accent, 0.9)) +
    hills(canvas, h * 0.88, 6 * u, 5, p.deep) +
    repeat(26, () => {
      const r = (0.8 + random.next() * 3) * u;
      return `<circle cx="${short(random.next() * w)}" cy="${short(random.next() * h)}" r="${short(r)}" fill="none" stroke="${p.glow}" stroke-width="${short(u * 0.7)}" opacity=".6"/>`;
    })
  );
};

function kelp(x: number, base: number, size: number, colour: string): string {
  const sway = size * 0.16;
  return line(
    `M${short(x)} ${short(base)}q${short(sway)} ${short(-size / 4)} 0 ${short(-size / 2)}t0 ${short(-size / 2)}`,
    colour,
    size * 0.09,
    0.9,
  );
}

/** It looks to the left, at its own light. */
function angler(skin: string, lure: string, fin: string): string {
  const teeth = (y: number, step: number, side: number) =>
    repeat(6, (index) =>
      shape(
        [
          [-40 + index * step, y],
          [-35 + index * step, y + side * 8],
          [-31 + index * step, y],
        ],
        "#ffffff",
        0.95,
      ),
    );
  return (
    line("M-8 -34Q-34 -58 -58 -24", skin, 2.6) +
    path("M48 0L80 -24Q72 0 80 24Z", fin, 0.9) +
    path("M0 -38Q16 -54 34 -40L24 -24Z", fin, 0.9) +
    path("M-44 -6Q-30 -40 8 -38Q50 -30 54 2Q48 36 4 38Q-34 36 -46 12L-20 8Z", skin) +
    path("M-44 -6L-14 2L-46 12Q-30 16 -12 14Q-4 2 -12 -8Z", "#7a1025") +
    teeth(-5, 6, 1) +
    teeth(13, 6, -1) +
    disc(-10, -19, 8, lure) +
    disc(-12, -19, 3.6, "#10131a") +
    path("M14 10Q30 14 26 28Q14 24 14 10Z", fin, 0.8) +
    disc(-58, -22, 6, lure) +
    disc(-59, -23, 2.4, "#ffffff")
  );
}

export const sails: Scene = (canvas) => {
  const { width: w, height: h, u, focus, palette: p, random } = canvas;
  const water = h * 0.66;
  const sail = (x: number, y: number, size: number, tall: number) =>
    path(
      `M${x - size} ${y}Q${x - size * 0.2} ${y + tall * 0.14} ${x + size} ${y}Q${x + size * 1.5} ${y + tall * 0.55} ${x + size * 1.1} ${y + tall}Q${x} ${y + tall * 0.84} ${x - size * 0.9} ${y + tall}Q${x - size * 0.4} ${y + tall * 0.5} ${x - size} ${y}Z`,
      canvas.linear([p.accent, p.light], 20),
    );
  const ship =
    line("M-24 6V-64M6 6V-80M32 6V-58M46 -4L74 -22", p.deep, 2.4) +
    sail(-26, -60, 13, 24) +
    sail(-26, -34, 16, 26) +
    sail(4, -76, 14, 26) +
    sail(4, -48, 18, 30) +
    sail(4, -16, 19, 16) +
    sail(31, -54, 11, 24) +
    sail(31, -28, 14, 24) +
    path("M44 -4L72 -21L52 6Z", p.accent, 0.85) +
    path("M6 -80h18l-4 4l4 4H6Z", p.light) +
    path("M-54 -8H-38V0H50L58 -4Q54 24 34 26H-34Q-50 22 -54 -8Z", canvas.linear([p.mid, p.deep])) +
    box(-46, 4, 96, 2.4, p.light, 0, 0.6) +
    repeat(6, (index) => box(-34 + index * 13, 10, 4.4, 4.4, p.glow, 0.6, 0.9));
  const waves = (y: number, colour: string, opacity: number) =>
    path(
      `M0 ${short(y)}${repeat(Math.ceil(w / (26 * u)), () => `q${short(6.5 * u)} ${short(-6 * u)} ${short(13 * u)} 0t${short(13 * u)} 0`)}V${h}H0Z`,
      colour,
      opacity,
    );
  return (
    backdrop(canvas, [p.dark, p.mid, p.light, p.glow]) +
    light(canvas, focus.x - 24 * u, h * 0.42, 110 * u, p.glow) +
    disc(focus.x - 24 * u, h * 0.42, 36 * u, p.accent, 0.95) +
    repeat(5, () =>
      oval(
        random.next() * w,
        h * (0.1 + random.next() * 0.3),
        (26 + random.next() * 30) * u,
        4 * u,
        p.accent,
        0.28,
      ),
    ) +
    box(0, water, w, h - water, canvas.linear([p.light, p.mid, p.deep])) +
    box(
      focus.x - 58 * u,
      water,
      68 * u,
      h * 0.2,
      canvas.radial([
        [p.glow, 0.7],
        [p.glow, 0],
      ]),
    ) +
    waves(water + 5 * u, p.mid, 0.6) +
    placed(ship, focus.x + 4 * u, water - 8 * u, 1.02 * u, -2) +
    waves(water + 12 * u, p.dark, 0.8) +
    waves(water + 28 * u, p.deep, 0.8)
  );
};
