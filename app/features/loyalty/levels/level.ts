import type { Standing } from "~/features/loyalty/standing";

/** Summary of a player's level: name, progress and what is missing to the next. */
export interface Level {
  name: string;
  /** Progress on this level, from 0 to 100. */
  percent: number;
  points: number;
  /** The operator's name for points. */
  pointsAlias: string;
  next?: Standing["next"];
}

/** Null for players who do not take part or have no level yet. */
export function toLevel(standing: Standing | null): Level | null {
  if (!standing?.levelName) return null;
  const { levelName: name, percent, points, pointsAlias, next } = standing;
  return { name, percent, points, pointsAlias, next };
}
