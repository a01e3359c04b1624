import type { Face, Prize } from "./face";

const symbols: [id: string, tone: Face["tone"], weight: number, three: number, two: number][] = [
  ["seven", "high", 2, 500, 20],
  ["crown", "high", 4, 100, 10],
  ["gem", "mid", 6, 60, 5],
  ["star", "mid", 8, 20, 4],
  ["ace", "low", 10, 15, 2],
  ["king", "low", 12, 8, 3],
  ["queen", "low", 12, 6, 3],
];

export const slotFaces: Face[] = symbols.map(([id, tone, weight]) => ({ id, mark: id, tone, weight }));

/** Three alike pay more than two alike from the left, so they come first. */
export const slotPrizes: Prize[] = [
  ...symbols.map(([id, , , times]) => ({ line: [id, id, id], times })),
  ...symbols.map(([id, , , , times]) => ({ line: [id, id], times })),
];

const wheelOrder = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];

/** On a European wheel the colours take turns all the way round from the zero. */
export const wheelFaces: Face[] = wheelOrder.map((number, index) => {
  const group = number === 0 ? "zero" : index % 2 ? "red" : "black";
  const tone = group === "zero" ? "green" : group;
  return { id: `n${number}`, mark: String(number), tone, group, weight: 1 };
});

export const rankFaces: Face[] = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"].map(
  (mark, index) => ({
    id: `rank-${mark}`,
    mark,
    tone: index % 2 ? "red" : "black",
    value: index + 1,
    weight: 1,
  }),
);

/** Chances of a ball that falls through eight rows of pins. */
export const plinkoFaces: Face[] = [
  [20, 1],
  [4, 8],
  [1.4, 28],
  [0.5, 56],
  [0.2, 70],
  [0.5, 56],
  [1.4, 28],
  [4, 8],
  [20, 1],
].map(([value = 0, weight = 0], index) => ({
  id: `pocket-${index}`,
  mark: `${value}×`,
  tone: value >= 4 ? "red" : value > 1 ? "green" : "black",
  value,
  weight,
}));
