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
  /** What a player has made of it; unset for visitors. */
  own?: { status: LoyaltyProgram["quests"][number]["status"]; percent: number };
}

export interface ProgramView {
  sysname: string;
  name: string;
  text?: string;
  image?: string;
  levels: LevelView[];
  quests: QuestView[];
}

/** The platform tells visitors of progress as well, which is nobody's. */
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
    quests: quests.map((quest) => toQuestView(quest, isPlayer)),
  };
}

export function toQuestView(quest: LoyaltyProgram["quests"][number], isPlayer: boolean): QuestView {
  const { id, title, description, image_url, amount, amountType, status, progress, expired_at } = quest;
  return {
    id,
    title,
    text: description,
    image: image_url,
    reward: { amount, unit: amountType },
    expiresAt: expired_at,
    own: isPlayer ? { status, percent: percentOf(progress) } : undefined,
  };
}
