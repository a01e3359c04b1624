import type { LoyaltyInfo } from "~/platform/entities-loyalty";
import { percentOf } from "./progress";

/** How far a player has come. */
export interface Standing {
  points: number;
  /** What the operator calls them. */
  pointsAlias: string;
  level: number;
  levelName?: string;
  rewards: string[];
  percent: number;
  /** Absent on the highest level. */
  next?: { name: string; missing: number };
  /** Whom the player goes through the programme as. */
  character?: { name: string; image?: string };
}

/** Null for a player who takes no part. */
export function toStanding(info: LoyaltyInfo): Standing | null {
  const { is_active, points, pointsAlias, levels, character } = info;
  if (!is_active) return null;
  const index = levels.findIndex((level) => level.is_current);
  const current = levels[index];
  const next = current && levels[index + 1];
  return {
    points,
    pointsAlias,
    level: current?.level ?? 0,
    levelName: current?.name,
    rewards: current?.rewards ?? [],
    percent: current ? percentOf(current) : 0,
    next:
      current?.maxValue !== undefined && next
        ? { name: next.name, missing: Math.max(0, current.maxValue - current.expCount) }
        : undefined,
    character: character && { name: character.name, image: character.image_url },
  };
}
