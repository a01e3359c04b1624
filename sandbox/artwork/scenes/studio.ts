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
  shape,
  short,
} from "../canvas";
import { inscription } from "../lettering";
import { suits } from "./props";

/** A live table: lights, a dealer and the wheel in front. */
export const studio: Scene = (canvas) => {
  const { width: w, height: h, u, focus, palette: p, random } = canvas;
  const arches = repeat(Math.ceil(w / (52 * u)) + 1, (index) => {
    const x = focus.x + (index - Math.ceil(w / (104 * u))) * 52 * u;
    return (
      path(
        `M${short(x - 20 * u)} ${h}V${short(h * 0.34)}A${short(20 * u)} ${short(20 * u)} 0 0 1 ${short(x + 20 * u)} ${short(h * 0.34)}V${h}Z`,
        canvas.linear([p.mid, p.dark]),
      ) +
      line(
        `M${short(x - 20 * u)} ${h}V${short(h * 0.34)}A${short(20 * u)} ${short(20 * u)} 0 0 1 ${short(x + 20 * u)} ${short(h * 0.34)}V${h}`,
        p.glow,
        1.3 * u,
        0.75,
      )
    );
  });
  const skin = random.pick(["#f2c7a4", "#c98d63", "#8d5a3b", "#e3ad85"]);
  const hair = random.pick(["#20140f", "#4a2a18", "#b07a3c", "#101018"]);
  const isLong = random.chance(0.5);
  const dealer =
    (isLong ? path("M-14 -38Q-18 -62 0 -64Q18 -62 14 -38L17 -16H-17Z", hair) : "") +
    path("M-38 34Q-38 -2 -14 -8L0 -4L14 -8Q38 -2 38 34Z", p.deep) +
    path("M-14 -8L0 22L14 -8L6 -12H-6Z", "#ffffff") +
    path("M-15 -8L-5 34H-20L-30 2ZM15 -8L5 34H20L30 2Z", canvas.linear([p.light, p.mid])) +
    path("M0 -3L-9 -8V2ZM0 -3L9 -8V2Z", p.accent) +
    box(-5.5, -22, 11, 14, skin, 4) +
    oval(0, -36, 13, 15.5, skin) +
    path("M-14 -36Q-16 -55 0 -56Q16 -55 14 -36Q12 -46 4 -48Q-8 -46 -14 -36Z", hair);
  const table =
    oval(focus.x, h * 0.98, 150 * u, 62 * u, p.glow) +
    oval(focus.x, h, 146 * u, 60 * u, canvas.linear([p.mid, p.deep]));
  return (
    backdrop(canvas, [p.deep, p.dark]) +
    arches +
    light(canvas, focus.x, h * 0.36, 96 * u, p.glow, 0.5) +
    [-1, 1]
      .map((side) =>
        shape(
          [
            [focus.x + side * 90 * u, 0],
            [focus.x + side * 70 * u, 0],
            [focus.x - side * 10 * u, h],
            [focus.x + side * 84 * u, h],
          ],
          p.glow,
          0.12,
        ),
      )
      .join("") +
    placed(dealer, focus.x, h * 0.47, 0.96 * u) +
    table +
    repeat(4, (index) =>
      placed(
        box(-10, -14, 20, 28, "#fff", 2.5) +
          placed(path(Object.values(suits)[index] ?? "", index % 2 ? "#d3152f" : "#14161c"), 0, 0, 0.7),
        focus.x + (index - 1.5) * 30 * u,
        h * 0.84,
        0.85 * u,
        (index - 1.5) * 5,
      ),
    ) +
    box(focus.x + 62 * u, h * 0.09, 44 * u, 17 * u, "#e4002b", 8.5 * u) +
    disc(focus.x + 72 * u, h * 0.09 + 8.5 * u, 3 * u, "#fff") +
    inscription("LIVE", focus.x + 89 * u, h * 0.09 + 5 * u, 7 * u, "#ffffff", { weight: 2, spacing: 3 })
  );
};
