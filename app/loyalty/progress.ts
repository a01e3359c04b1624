interface Progress {
  minValue: number;
  maxValue?: number;
  expCount: number;
}

/** Progress in percent, rounded down, 100 without an upper bound (docs/product.md#3). */
export function percentOf({ minValue, maxValue, expCount }: Progress): number {
  if (maxValue === undefined || maxValue <= minValue) return 100;
  return Math.min(100, Math.max(0, Math.floor(((expCount - minValue) / (maxValue - minValue)) * 100)));
}
