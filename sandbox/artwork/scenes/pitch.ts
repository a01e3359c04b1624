import {
  around,
  backdrop,
  box,
  disc,
  light,
  line,
  oval,
  placed,
  repeat,
  type Scene,
  shape,
  short,
} from "../canvas";

export const pitch: Scene = (canvas) => {
  const { width: w, height: h, u, focus, palette: p, random } = canvas;
  const horizon = h * 0.5;
  const tower = (x: number, side: number) =>
    box(x - 1.5 * u, h * 0.12, 3 * u, horizon - h * 0.12, p.deep) +
    placed(
      box(-17, -9, 34, 18, p.deep, 2) +
        repeat(2, (row) => repeat(4, (column) => disc(-12 + column * 8, -4 + row * 8, 2.8, "#ffffff"))),
      x,
      h * 0.12,
      u,
      side * 8,
    ) +
    light(canvas, x, h * 0.12, 60 * u, "#ffffff", 0.55) +
    shape(
      [
        [x - 8 * u, h * 0.14],
        [x + 8 * u, h * 0.14],
        [focus.x + 90 * u, h],
        [focus.x - 90 * u, h],
      ],
      "#ffffff",
      0.06,
    );
  const patch = around(5, 8.5);
  const ball =
    oval(0, 33, 30, 6, "#000", 0.4) +
    disc(
      0,
      0,
      30,
      canvas.radial([
        ["#ffffff", 1],
        ["#f4f6fa", 1],
        ["#aab4c6", 1],
      ]),
    ) +
    shape(patch, "#1a2030") +
    around(5, 1)
      .map(
        ([x, y]) =>
          line(`M${short(x * 8.5)} ${short(y * 8.5)}L${short(x * 18)} ${short(y * 18)}`, "#1a2030", 1.6) +
          placed(
            shape(
              [
                [-8, 4],
                [8, 4],
                [6, -5],
                [-6, -5],
              ],
              "#1a2030",
            ),
            x * 24,
            y * 24,
            1,
            (Math.atan2(y, x) * 180) / Math.PI + 90,
          ),
      )
      .join("");
  return (
    backdrop(canvas, [p.deep, p.dark, p.mid]) +
    repeat(Math.ceil(w / (7 * u)) * 3, (index) =>
      disc(
        random.next() * w,
        h * (0.33 + random.next() * 0.17),
        (0.9 + random.next()) * u,
        index % 3 ? p.light : p.accent,
        0.55,
      ),
    ) +
    box(0, horizon - 3 * u, w, 7 * u, p.deep) +
    repeat(Math.ceil(w / (36 * u)) + 8, (index) => {
      const x = (index - 4) * 36 * u;
      const spread = (x - focus.x) * 1.5;
      return shape(
        [
          [x, horizon + 4 * u],
          [x + 36 * u, horizon + 4 * u],
          [x + 36 * u + spread + 54 * u, h],
          [x + spread, h],
        ],
        index % 2 ? "#1f8a3d" : "#27a04a",
      );
    }) +
    `<ellipse cx="${short(focus.x)}" cy="${short(h * 0.8)}" rx="${short(92 * u)}" ry="${short(22 * u)}" fill="none" stroke="#ffffff" stroke-width="${short(1.8 * u)}" opacity=".7"/>` +
    box(0, h * 0.8 - 0.9 * u, w, 1.8 * u, "#fff", 0, 0.7) +
    tower(focus.x - 118 * u, -1) +
    tower(focus.x + 118 * u, 1) +
    placed(ball, focus.x, h * 0.5, 1.12 * u, 14)
  );
};
