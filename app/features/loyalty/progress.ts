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

interface LevelProgress extends Progress {
  is_current?: boolean;
}

/**
 * Index of the level that a player has reached: the marked one, else the last whose experience they have. -1 without
 * one.
 */
export function currentLevelOf(levels: readonly LevelProgress[]): number {
  const marked = levels.findIndex((level) => level.is_current);
  return marked >= 0 ? marked : levels.findLastIndex(({ minValue, expCount }) => expCount >= minValue);
}
