import { backdrop, disc, hills, light, line, oval, path, repeat, type Scene, short } from "../canvas";

export const volcano: Scene = (canvas) => {
  const { width: w, height: h, u, focus, palette: p, random } = canvas;
  const top = h * 0.36;
  const lip = 17 * u;
  const x = focus.x;
  return (
    backdrop(canvas, [p.deep, p.dark, p.mid]) +
    light(canvas, x, top, 150 * u, p.light, 0.85) +
    repeat(11, (index) =>
      disc(
        x + (random.next() - 0.35) * (16 + index * 8) * u,
        top - (8 + index * 7) * u,
        (9 + index * 2.4) * u,
        index % 2 ? p.dark : p.mid,
        0.5,
      ),
    ) +
    repeat(7, (index) =>
      line(
        `M${short(x)} ${short(top)}Q${short(x + (index - 3) * 12 * u)} ${short(top - (46 + random.next() * 20) * u)} ${short(x + (index - 3) * 26 * u)} ${short(top - (4 + random.next() * 26) * u)}`,
        p.light,
        1.6 * u,
        0.75,
      ),
    ) +
    hills(canvas, h * 0.74, 14 * u, 6, p.dark, 0.8) +
    path(
      `M${short(x - lip)} ${short(top)}Q${short(x)} ${short(top + 8 * u)} ${short(x + lip)} ${short(top)}C${short(x + 40 * u)} ${short(h * 0.6)} ${short(x + 80 * u)} ${short(h * 0.8)} ${short(x + 140 * u)} ${short(h * 0.95)}V${h}H${short(x - 140 * u)}V${short(h * 0.95)}C${short(x - 80 * u)} ${short(h * 0.8)} ${short(x - 40 * u)} ${short(h * 0.6)} ${short(x - lip)} ${short(top)}Z`,
      canvas.linear([p.dark, p.deep]),
    ) +
    path(
      `M${short(x - lip)} ${short(top)}Q${short(x)} ${short(top + 8 * u)} ${short(x + lip)} ${short(top)}Q${short(x + 12 * u)} ${short(top + 26 * u)} ${short(x + 30 * u)} ${short(top + 56 * u)}Q${short(x + 10 * u)} ${short(top + 44 * u)} ${short(x + 12 * u)} ${short(top + 96 * u)}Q${short(x)} ${short(top + 60 * u)} ${short(x - 8 * u)} ${short(top + 34 * u)}Q${short(x - 22 * u)} ${short(top + 60 * u)} ${short(x - 38 * u)} ${short(top + 78 * u)}Q${short(x - 16 * u)} ${short(top + 30 * u)} ${short(x - lip)} ${short(top)}Z`,
      canvas.linear([p.glow, p.light, p.mid]),
    ) +
    oval(x, top + u, lip, 3.6 * u, p.glow) +
    repeat(34, () =>
      disc(
        x + (random.next() - 0.5) * w * 0.8,
        random.next() * h * 0.75,
        (0.5 + random.next() * 1.4) * u,
        p.glow,
        0.4 + random.next() * 0.6,
      ),
    ) +
    hills(canvas, h * 0.9, 7 * u, 8, p.deep)
  );
};
