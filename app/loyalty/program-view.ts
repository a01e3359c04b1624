import type { LoyaltyProgram } from "~/platform/entities-loyalty";
import { percentOf } from "./progress";

export interface LevelView {
  level: number;
  name: string;
  image?: string;
  /** Experience from which on one is on it. */
  from: number;
  rewards: string[];
  /** How far the player has come on it; set on their own level alone. */
  percent?: number;
}

export interface QuestView {
  id: string;
  title: string;
  text: string;
  image?: string;
  reward: { amount: number; unit: string };
  expiresAt?: string;
  /** Its time passed before the player completed it. */
  isOver: boolean;
  /** What a player has made of it; unset for visitors. */
  own?: { status: QuestStatus; percent: number };
}

type Quest = LoyaltyProgram["quests"][number];

/** The platform knows no status of a quest whose time is over: it stays what it was (contract 3.9). */
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
 * The platform tells visitors of progress as well, which is nobody's. Quests that are over are told to players alone:
 * they may have been at them.
 */
export function toProgramView(program: LoyaltyProgram, isPlayer: boolean): ProgramView {
  const { sysname, name, description, levels, quests } = program;
  return {
    sysname,
    name,
    text: description.text,
    image: description.image_url,
    levels: levels.map(({ level, name, image_url: image, rewards, is_current, ...progress }) => ({
      level,
      name,
      image,
      from: progress.minValue,
      rewards,
      percent: isPlayer && is_current ? percentOf(progress) : undefined,
    })),
    quests: quests.map((quest) => toQuestView(quest, isPlayer)).filter(({ isOver }) => isPlayer || !isOver),
  };
}

/** `now` in milliseconds. A completed quest stays so, and nobody has to hear until when there was time for it. */
export function toQuestView(quest: Quest, isPlayer: boolean, now = Date.now()): QuestView {
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
    own: isPlayer ? { status: isOver ? "expired" : status, percent: percentOf(progress) } : undefined,
  };
}
