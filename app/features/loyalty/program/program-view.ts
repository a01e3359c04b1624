import { currentLevelOf, percentOf } from "~/features/loyalty/progress";
import type { LoyaltyProgram } from "~/platform/entities/loyalty";

export interface LevelView {
  level: number;
  name: string;
  image?: string;
  /** Minimum experience. */
  from: number;
  rewards: string[];
  /** Progress from 0 to 100; set on the player's current level only. */
  percent?: number;
  /** Experience to the next level; set where there is one, on the player's current level only. */
  missing?: number;
}

export interface QuestView {
  id: string;
  title: string;
  text: string;
  image?: string;
  reward: { amount: number; unit: string };
  expiresAt?: string;
  /** Whether it expired before the player completed it. */
  isOver: boolean;
  /** Of a locked quest. */
  lock?: QuestLock;
  /** The player's status and progress; unset for visitors. */
  own?: { status: QuestStatus; percent: number };
}

type Quest = LoyaltyProgram["quests"][number];

/** The programme that a locked quest is of, and its first level where the player is still below it (docs/contract.md#o62). */
export interface QuestLock {
  program: string;
  level?: { name: string; from: number };
}

/** The platform has no status for expired quests: it leaves the last one (docs/contract.md#3.9). */
export type QuestStatus = Quest["status"] | "expired";

export interface ProgramView {
  sysname: string;
  name: string;
  text?: string;
  image?: string;
  levels: LevelView[];
  quests: QuestView[];
}

/**
 * Converts a programme. Drops progress for visitors, for whom the platform sends meaningless values, and expired
 * quests, which only players see because they may have been at them.
 */
export function toProgramView(program: LoyaltyProgram, isPlayer: boolean): ProgramView {
  const { sysname, name, description, levels, quests } = program;
  return {
    sysname,
    name,
    text: description.text,
    image: description.image_url,
    levels: toLevelViews(levels, isPlayer),
    quests: quests
      .map((quest) => toQuestView(quest, isPlayer, program))
      .filter(({ isOver }) => isPlayer || !isOver),
  };
}

/** Levels, lowest first; for a player with the progress on the current one. */
export function toLevelViews(levels: LoyaltyProgram["levels"], isPlayer: boolean): LevelView[] {
  const current = isPlayer ? currentLevelOf(levels) : undefined;
  return levels.map(({ level, name, image_url: image, rewards, ...progress }, index) => ({
    level,
    name,
    image,
    from: progress.minValue,
    rewards,
    ...(index === current && {
      percent: percentOf(progress),
      missing:
        progress.maxValue === undefined ? undefined : Math.max(0, progress.maxValue - progress.expCount),
    }),
  }));
}

function lockOf({ sysname, levels }: LockedBy): QuestLock {
  const [first] = levels;
  const isBelow = first && currentLevelOf(levels) < 0;
  return { program: sysname, level: isBelow ? { name: first.name, from: first.minValue } : undefined };
}

type LockedBy = Pick<LoyaltyProgram, "sysname" | "levels">;

/** Converts a quest; `now` in milliseconds. A completed quest never expires and shows no deadline. */
export function toQuestView(quest: Quest, isPlayer: boolean, program: LockedBy, now = Date.now()): QuestView {
  const { id, title, description, image_url, amount, amountType, status, progress, expired_at } = quest;
  const isCompleted = isPlayer && status === "completed";
  const isOver = !isCompleted && expired_at !== undefined && Date.parse(expired_at) <= now;
  return {
    id,
    title,
    text: description,
    image: image_url,
    reward: { amount, unit: amountType },
    expiresAt: isCompleted ? undefined : expired_at,
    isOver,
    ...(isPlayer && status === "locked" && !isOver && { lock: lockOf(program) }),
    own: isPlayer ? { status: isOver ? "expired" : status, percent: percentOf(progress) } : undefined,
  };
}
