import type { LoyaltyInfo } from "~/platform/entities/loyalty";
import { currentLevelOf, percentOf } from "./progress";

/** A player's state in the loyalty programme. */
export interface Standing {
  points: number;
  /** The operator's name for points. */
  pointsAlias: string;
  level: number;
  levelName?: string;
  percent: number;
  /** Absent on the highest level. */
  next?: { name: string; missing: number };
  /** The character the player has chosen. */
  character?: { name: string; image?: string };
}

/** Null for a player who does not take part. */
export function toStanding(info: LoyaltyInfo): Standing | null {
  const { is_active, points, pointsAlias, levels, character } = info;
  if (!is_active) return null;
  const index = currentLevelOf(levels);
  const current = levels[index];
  const next = current && levels[index + 1];
  return {
    points,
    pointsAlias,
    level: current?.level ?? 0,
    levelName: current?.name,
    percent: current ? percentOf(current) : 0,
    next:
      current?.maxValue !== undefined && next
        ? { name: next.name, missing: Math.max(0, current.maxValue - current.expCount) }
        : undefined,
    character: character && { name: character.name, image: character.image_url },
  };
}
