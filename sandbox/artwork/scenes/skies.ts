import {
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
  short,
  stars,
} from "../canvas";
import { sparkle } from "./props";

export const city: Scene = (canvas) => {
  const { width: w, height: h, u, focus, palette: p, random } = canvas;
  const horizon = h * 0.66;
  const sun = 52 * u;
  const sunY = horizon - 40 * u;
  const towers = (step: number, min: number, max: number, colour: string, hasWindows: boolean) =>
    repeat(Math.ceil(w / step), (index) => {
      const [x, width, tall] = [
        index * step,
        step * (0.72 + random.next() * 0.3),
        (min + random.next() * (max - min)) * u,
      ];
      const windows = hasWindows
        ? repeat(Math.floor(tall / (8 * u)), (floor) =>
            repeat(Math.max(1, Math.floor(width / (7 * u)) - 1), (column) =>
              random.chance(0.46)
                ? box(
                    x + (4 + column * 7) * u,
                    horizon - tall + (5 + floor * 8) * u,
                    3 * u,
                    4 * u,
                    random.chance(0.3) ? p.accent : p.glow,
                    0,
                    0.85,
                  )
                : "",
            ),
          )
        : "";
      const mast = random.chance(0.3)
        ? box(x + width / 2, horizon - tall - 12 * u, 1.4 * u, 12 * u, colour)
        : "";
      return box(x, horizon - tall, width, tall, colour) + mast + windows;
    });
  return (
    backdrop(canvas, [p.deep, p.dark, p.mid, p.light]) +
    stars(canvas, 40, 0.4) +
    light(canvas, focus.x, sunY, 110 * u, p.glow, 0.7) +
    disc(focus.x, sunY, sun, canvas.linear([p.accent, p.glow, p.light])) +
    repeat(5, (index) =>
      box(focus.x - sun, sunY + (2 + index * 9) * u, sun * 2, (1.6 + index * 1.1) * u, p.mid),
    ) +
    towers(23 * u, 26, 74, p.dark, false) +
    towers(31 * u, 14, 58, p.deep, true) +
    box(0, horizon, w, h - horizon, canvas.linear([p.mid, p.deep])) +
    repeat(17, (index) =>
      line(
        `M${short(focus.x + (index - 8) * 15 * u)} ${short(horizon)}L${short(focus.x + (index - 8) * 78 * u)} ${h}`,
        p.accent,
        1 * u,
        0.55,
      ),
    ) +
    repeat(6, (index) =>
      box(0, horizon + (index * index * 2.1 + index * 1.4) * u, w, 1.1 * u, p.accent, 0, 0.55),
    ) +
    box(0, horizon - u, w, 2 * u, p.accent)
  );
};

export const space: Scene = (canvas) => {
  const { width: w, height: h, u, focus, palette: p, random } = canvas;
  const r = 44 * u;
  const tilt = random.int(-28, -12);
  const ring = (half: "back" | "front") => {
    const d = half === "back" ? "M-78 0A78 20 0 0 1 78 0" : "M-78 0A78 20 0 0 0 78 0";
    const inner = half === "back" ? "M-64 0A64 15 0 0 1 64 0" : "M-64 0A64 15 0 0 0 64 0";
    return placed(line(d, p.accent, 5, 0.9) + line(inner, p.glow, 3, 0.8), focus.x, focus.y, u, tilt);
  };
  const bands = repeat(5, (index) =>
    oval(0, -30 + index * 15, 46, 3 + random.next() * 4, index % 2 ? p.glow : p.dark, 0.28),
  );
  return (
    backdrop(canvas, [p.deep, p.dark, p.deep], 35) +
    light(canvas, w * 0.2, h * 0.25, 120 * u, p.mid, 0.8) +
    light(canvas, w * 0.85, h * 0.6, 130 * u, p.light, 0.45) +
    stars(canvas, 130, 1) +
    repeat(5, () =>
      placed(sparkle(p.glow), random.next() * w, random.next() * h * 0.7, (0.4 + random.next() * 0.5) * u),
    ) +
    light(canvas, focus.x, focus.y, 92 * u, p.light, 0.55) +
    ring("back") +
    `<clipPath id="planet"><circle r="44"/></clipPath>` +
    disc(focus.x, focus.y, r, canvas.linear([p.glow, p.light, p.mid, p.dark], 40)) +
    placed(
      `<g clip-path="url(#planet)">${bands}${disc(26, 20, 52, p.deep, 0.42)}</g>`,
      focus.x,
      focus.y,
      u,
      tilt,
    ) +
    ring("front") +
    disc(focus.x + 92 * u, focus.y - 40 * u, 9 * u, canvas.linear([p.glow, p.mid], 45)) +
    placed(
      path("M0 0L64 -2.500L64 2.500Z", p.glow, 0.5) + disc(0, 0, 3.6, "#fff"),
      focus.x - 108 * u,
      focus.y + 38 * u,
      u,
      -28,
    )
  );
};
