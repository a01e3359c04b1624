import type { LoyaltyProgram } from "~/platform/entities-loyalty";
import { percentOf } from "./progress";

export interface LevelView {
  level: number;
  name: string;
  image?: string;
  /** Experience from which on one is on it. */
  from: number;
  rewards: string[];
  isCurrent: boolean;
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
    levels: levels.map(({ level, name, image_url: image, minValue: from, rewards, is_current }) => ({
      level,
      name,
      image,
      from,
      rewards,
      isCurrent: isPlayer && is_current === true,
    })),
    quests: quests.map(
      ({
        id,
        title,
        description: text,
        image_url: image,
        amount,
        amountType,
        status,
        progress,
        expired_at,
      }) => ({
        id,
        title,
        text,
        image,
        reward: { amount, unit: amountType },
        expiresAt: expired_at,
        own: isPlayer ? { status, percent: percentOf(progress) } : undefined,
      }),
    ),
  };
}
