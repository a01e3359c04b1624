import { around, path, repeat, shape } from "../canvas";

/** Rays of a fairground behind the middle. */
export function rays(width: number, height: number, x: number, y: number, colour: string): string {
  const reach = width + height;
  const edge = around(32, reach);
  return repeat(16, (index) => {
    const [a, b] = [edge[index * 2], edge[(index * 2 + 1) % 32]];
    return a && b
      ? shape(
          [
            [x, y],
            [x + a[0], y + a[1]],
            [x + b[0], y + b[1]],
          ],
          colour,
          0.16,
        )
      : "";
  });
}

export function sparkle(colour: string): string {
  return path("M0 -14Q1.500 -1.500 14 0Q1.500 1.500 0 14Q-1.500 1.500 -14 0Q-1.500 -1.500 0 -14Z", colour);
}

export const suits = {
  spade:
    "M0 -10C-2 -5 -9 -2 -9 4A4.500 4.500 0 0 0 -1.500 6.500L-3 11H3L1.500 6.500A4.500 4.500 0 0 0 9 4C9 -2 2 -5 0 -10Z",
  heart: "M0 10C-3 5 -10 2 -10 -4A5 5 0 0 1 0 -6A5 5 0 0 1 10 -4C10 2 3 5 0 10Z",
  club: "M0 -10A4.600 4.600 0 0 0 -3.800 -2.600A4.600 4.600 0 1 0 -1.300 4.600L-3 11H3L1.300 4.600A4.600 4.600 0 1 0 3.800 -2.600A4.600 4.600 0 0 0 0 -10Z",
  diamond: "M0 -11L8 0L0 11L-8 0Z",
};
