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
  short,
  stars,
} from "../canvas";

export const lanterns: Scene = (canvas) => {
  const { width: w, height: h, u, focus, palette: p, random } = canvas;
  const lantern = (x: number, y: number, size: number) =>
    box(x - 0.5 * u, 0, u, y, p.deep, 0, 0.7) +
    light(canvas, x, y + size * 0.5, size * 1.9, p.glow, 0.65) +
    box(x - size * 0.3, y - size * 0.08, size * 0.6, size * 0.12, p.accent) +
    oval(x, y + size * 0.5, size * 0.62, size * 0.5, canvas.linear([p.light, p.glow, p.light], 0)) +
    oval(x, y + size * 0.5, size * 0.34, size * 0.5, p.mid, 0.28) +
    oval(x, y + size * 0.5, size * 0.1, size * 0.5, p.mid, 0.35) +
    box(x - size * 0.3, y + size * 0.96, size * 0.6, size * 0.12, p.accent) +
    repeat(3, (index) =>
      box(x + (index - 1) * size * 0.12 - 0.6 * u, y + size * 1.08, 1.2 * u, size * 0.42, p.accent),
    );
  const roof = (y: number, half: number) =>
    path(
      `M${-half} ${y}Q${-half * 0.5} ${y - 3} ${-half * 0.36} ${y - 13}H${half * 0.36}Q${half * 0.5} ${y - 3} ${half} ${y}Q${half * 0.7} ${y + 4} 0 ${y + 4}T${-half} ${y}Z`,
      p.deep,
    ) +
    box(-half * 0.46, y + 3, half * 0.92, 16, p.dark) +
    repeat(3, (index) => box((index - 1) * half * 0.28 - 3, y + 6, 6, 9, p.glow, 1, 0.9));
  const extra = Math.max(0, Math.round(w / h / 1.5) - 1) * 3;
  return (
    backdrop(canvas, [p.deep, p.dark, p.mid, p.light]) +
    stars(canvas, 40, 0.5) +
    disc(focus.x + 60 * u, h * 0.3, 38 * u, p.glow, 0.22) +
    disc(focus.x + 60 * u, h * 0.3, 30 * u, p.glow, 0.85) +
    hills(canvas, h * 0.72, 14 * u, 4, p.dark, 0.7) +
    placed(
      roof(-64, 26) +
        roof(-42, 36) +
        roof(-20, 46) +
        box(-30, 0, 60, 20, p.dark) +
        line("M0 -77V-90", p.deep, 2.4),
      focus.x + 4 * u,
      h * 0.75,
      u,
    ) +
    hills(canvas, h * 0.82, 5 * u, 4, p.deep) +
    repeat(5, () =>
      box(
        random.next() * w,
        h * (0.86 + random.next() * 0.1),
        (20 + random.next() * 40) * u,
        1.2 * u,
        p.glow,
        1,
        0.4,
      ),
    ) +
    lantern(focus.x - 88 * u, h * 0.16, 44 * u) +
    lantern(focus.x + 96 * u, h * 0.32, 32 * u) +
    lantern(focus.x - 38 * u, h * 0.08, 24 * u) +
    repeat(extra, (index) =>
      lantern(
        ((index + 0.5) / extra) * w * 0.55,
        h * (0.05 + random.next() * 0.25),
        (18 + random.next() * 20) * u,
      ),
    ) +
    branch(w, u, p.deep, p.glow, random)
  );
};

function branch(w: number, u: number, wood: string, blossom: string, random: { next(): number }): string {
  const twig = line(
    `M${w} ${short(6 * u)}q${short(-40 * u)} ${short(2 * u)} ${short(-74 * u)} ${short(22 * u)}m${short(34 * u)} ${short(-16 * u)}q${short(-6 * u)} ${short(14 * u)} ${short(-16 * u)} ${short(22 * u)}`,
    wood,
    2.6 * u,
  );
  return (
    twig +
    repeat(15, () =>
      disc(
        w - (4 + random.next() * 76) * u,
        (4 + random.next() * 26) * u,
        (1.8 + random.next() * 2.6) * u,
        blossom,
        0.9,
      ),
    )
  );
}
