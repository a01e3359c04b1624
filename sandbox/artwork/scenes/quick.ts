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
import { inscription } from "../lettering";
import { sparkle } from "./props";

/** The curve of a crash game, and what climbs it. */
export const rocket: Scene = (canvas) => {
  const { width: w, height: h, u, focus, palette: p, random } = canvas;
  const tip = { x: focus.x + 46 * u, y: h * 0.3 };
  const start = { x: Math.max(0, focus.x - 150 * u), y: h * 0.8 };
  const curve = `M${short(start.x)} ${short(start.y)}Q${short(focus.x - 10 * u)} ${short(start.y)} ${short(tip.x)} ${short(tip.y)}`;
  const ship =
    path("M-7 22Q0 52 7 22Z", p.light) +
    path("M-4 22Q0 40 4 22Z", "#fff6cf") +
    path("M-10 8L-20 24L-9 20ZM10 8L20 24L9 20Z", p.accent) +
    path("M0 -38Q15 -18 11 22H-11Q-15 -18 0 -38Z", canvas.linear(["#ffffff", "#c3cbe0"], 0)) +
    path("M0 -38Q8 -28 10.500 -16H-10.500Q-8 -28 0 -38Z", p.light) +
    disc(0, -4, 6, p.deep) +
    disc(0, -4, 4.2, p.glow) +
    disc(-1.4, -5.4, 1.4, "#fff");
  const factor = `${random.int(2, 48)}.${random.int(10, 99)}`;
  return (
    backdrop(canvas, [p.deep, p.dark, p.mid]) +
    stars(canvas, 70, 0.9) +
    repeat(6, (index) => box(0, h * (0.16 + index * 0.13), w, 0.8 * u, p.light, 0, 0.25)) +
    repeat(Math.ceil(w / (40 * u)), (index) => box(index * 40 * u, 0, 0.8 * u, h, p.light, 0, 0.16)) +
    light(canvas, tip.x, tip.y, 80 * u, p.light, 0.8) +
    path(`${curve}V${short(start.y)}Z`, p.light, 0.16) +
    line(curve, p.glow, 4.5 * u) +
    line(curve, "#ffffff", 1.4 * u) +
    repeat(10, (index) =>
      disc(
        tip.x - (14 + index * 7 + random.next() * 8) * u,
        tip.y + (18 + index * 7 + random.next() * 8) * u,
        (7 - index * 0.5) * u,
        index % 2 ? p.glow : "#ffffff",
        0.3,
      ),
    ) +
    placed(ship, tip.x + 4 * u, tip.y - 4 * u, 0.98 * u, 42) +
    inscription(`${factor}x`, focus.x - 68 * u, h * 0.28, 19 * u, "#ffffff", { weight: 1.9, spacing: 2.6 })
  );
};

export const mines: Scene = (canvas) => {
  const { height: h, u, focus, palette: p, random } = canvas;
  const columns = Math.max(7, Math.ceil((canvas.width / u / 40) | 1));
  const size = 36 * u;
  const gem =
    shape(
      [
        [-9, -8],
        [9, -8],
        [15, -1],
        [0, 14],
        [-15, -1],
      ],
      p.glow,
    ) +
    shape(
      [
        [-9, -8],
        [9, -8],
        [0, -1],
      ],
      "#ffffff",
      0.85,
    ) +
    shape(
      [
        [0, -1],
        [15, -1],
        [0, 14],
      ],
      p.light,
      0.75,
    ) +
    shape(
      [
        [-15, -1],
        [-9, -8],
        [0, -1],
      ],
      p.accent,
      0.6,
    );
  const bomb =
    disc(0, 3, 11, "#15171f") +
    disc(-4, -1, 3, "#5b6172") +
    line("M6 -6Q10 -13 15 -11", "#c8a25a", 2) +
    placed(sparkle("#ffcf4a"), 16, -11, 0.5) +
    disc(16, -11, 2, "#fff");
  const middle = Math.floor(columns / 2);
  const tile = (row: number, column: number) => {
    const x = focus.x + (column - middle) * 40 * u;
    const y = h * 0.42 + (row - 1.5) * 40 * u;
    const kind =
      row === 1 && column === middle
        ? "gem"
        : row === 2 && column === middle + 1
          ? "bomb"
          : random.chance(0.26)
            ? "gem"
            : "closed";
    if (kind === "closed") {
      return (
        box(x - size / 2, y - size / 2 + 2 * u, size, size, p.deep, 7 * u) +
        box(x - size / 2, y - size / 2, size, size - 2 * u, canvas.linear([p.light, p.mid]), 7 * u) +
        box(x - size / 2 + 3 * u, y - size / 2 + 2.4 * u, size - 6 * u, 2 * u, "#fff", 1, 0.28)
      );
    }
    const isBomb = kind === "bomb";
    return (
      box(x - size / 2, y - size / 2, size, size, p.deep, 7 * u) +
      light(canvas, x, y, 26 * u, isBomb ? "#ff4b3a" : p.glow, 0.75) +
      placed(isBomb ? bomb : gem, x, y, 0.92 * u)
    );
  };
  return (
    backdrop(canvas, [p.dark, p.mid, p.deep], 60) +
    light(canvas, focus.x, h * 0.4, 140 * u, p.light, 0.5) +
    repeat(5, (row) => repeat(columns, (column) => tile(row, column)))
  );
};

export const plinko: Scene = (canvas) => {
  const { height: h, u, focus, palette: p, random } = canvas;
  const rows = 6;
  const top = h * 0.12;
  const step = 15 * u;
  const pegs = repeat(rows, (row) =>
    repeat(row + 3, (column) => {
      const [x, y] = [focus.x + (column - (row + 2) / 2) * step * 1.5, top + row * step];
      return disc(x, y, 4.6 * u, p.glow, 0.16) + disc(x, y, 2.4 * u, "#ffffff");
    }),
  );
  let x = focus.x;
  const hops = Array.from({ length: 5 }, (_, row) => {
    x += (random.chance(0.5) ? 0.5 : -0.5) * step * 1.5;
    return [x, top + (row + 0.5) * step] as const;
  });
  const [lastX, lastY] = hops.at(-1) ?? [focus.x, top];
  const trail = `M${short(focus.x)} ${short(top - step)}${hops.map(([hx, hy]) => `L${short(hx)} ${short(hy)}`).join("")}`;
  const colours = [
    "#ff3d57",
    "#ff8a3d",
    "#ffc93d",
    "#62d26f",
    "#3dc9ff",
    "#62d26f",
    "#ffc93d",
    "#ff8a3d",
    "#ff3d57",
  ];
  const labels = ["58", "14", "4", "2", "1", "2", "4", "14", "58"];
  return (
    backdrop(canvas, [p.deep, p.dark, p.mid]) +
    light(canvas, focus.x, h * 0.4, 150 * u, p.light, 0.55) +
    shape(
      [
        [focus.x, top - step * 2.2],
        [focus.x + 152 * u, h * 0.78],
        [focus.x - 152 * u, h * 0.78],
      ],
      p.deep,
      0.35,
    ) +
    pegs +
    line(trail, p.accent, 3.4 * u, 0.55) +
    light(canvas, lastX, lastY, 26 * u, p.accent, 0.95) +
    disc(
      lastX,
      lastY,
      7.5 * u,
      canvas.radial([
        ["#ffffff", 1],
        [p.accent, 1],
        [p.light, 1],
      ]),
    ) +
    repeat(9, (index) => {
      const left = focus.x + (index - 4.5) * step * 1.5;
      return (
        box(
          left + 1.2 * u,
          top + rows * step - 2 * u,
          step * 1.5 - 2.4 * u,
          17 * u,
          colours[index] ?? p.light,
          4 * u,
        ) +
        inscription(labels[index] ?? "", left + step * 0.75, top + rows * step + 3 * u, 7 * u, "#1a1030", {
          weight: 2,
          spacing: 2.4,
        })
      );
    })
  );
};
