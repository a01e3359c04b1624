interface Progress {
  minValue: number;
  maxValue?: number;
  expCount: number;
}

/** Product 3: floor of the share of the way, 100 where there is no end to it. */
export function percentOf({ minValue, maxValue, expCount }: Progress): number {
  if (maxValue === undefined || maxValue <= minValue) return 100;
  return Math.min(100, Math.max(0, Math.floor(((expCount - minValue) / (maxValue - minValue)) * 100)));
}
