import type { Standing } from "./standing";

/** A player's level for who only passes by: its name, how much of it is done, and what is left of it. */
export interface Level {
  name: string;
  /** Of this level, from 0 to 100. */
  percent: number;
  points: number;
  /** What the operator calls them. */
  pointsAlias: string;
  next?: Standing["next"];
}

/** Null for who takes no part, or has no level yet. */
export function toLevel(standing: Standing | null): Level | null {
  if (!standing?.levelName) return null;
  const { levelName: name, percent, points, pointsAlias, next } = standing;
  return { name, percent, points, pointsAlias, next };
}
