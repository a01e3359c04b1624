import type { Row } from "./results";

/** A figure over several rounds: its median, and the quarters between which half of the rounds lie. */
export interface Spread {
  median: number;
  low: number;
  high: number;
}

export function spreadOf(values: number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  return { median: quantile(sorted, 0.5), low: quantile(sorted, 0.25), high: quantile(sorted, 0.75) };
}

/** Ratio of two figures that were taken in the same rounds, round by round. */
export function ratioOf(values: number[], reference: number[]): Spread {
  return spreadOf(values.map((value, round) => value / (reference[round] ?? Number.NaN)));
}

function quantile(sorted: number[], part: number): number {
  const at = (sorted.length - 1) * part;
  const [low = Number.NaN, high = low] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low + (high - low) * (at - Math.floor(at));
}

/** A row of the median, with where half of the values lie. */
export function rowOf(what: string, values: number[], unit = "ms", digits = 0): Row {
  const { median, low, high } = spreadOf(values);
  return { what, figure: median, unit, spread: `${low.toFixed(digits)} to ${high.toFixed(digits)}` };
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
