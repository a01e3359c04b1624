import type { LoyaltyArt } from "../../artwork/drawings";
import { type Words, words } from "../../world/words";

export interface QuestRow {
  id: number;
  sysname: string;
  program: "main" | "vip";
  art: LoyaltyArt;
  title: Words;
  text: Words;
  status: "locked" | "available" | "in_progress" | "completed";
  goal: number;
  done: number;
  amount: number;
  amountType: string;
  /** Days from the origin of the world. */
  ends?: number;
}

export const quests: QuestRow[] = [
  {
    id: 91,
    sysname: "first-steps",
    program: "main",
    art: "trail",
    ...words.quests.firstSteps,
    status: "completed",
    goal: 10,
    done: 10,
    amount: 50,
    amountType: "points",
  },
  {
    id: 92,
    sysname: "explorer",
    program: "main",
    art: "compass",
    ...words.quests.explorer,
    status: "in_progress",
    goal: 5,
    done: 3,
    amount: 120,
    amountType: "points",
    ends: 9,
  },
  {
    id: 93,
    sysname: "live-evening",
    program: "main",
    art: "chips",
    ...words.quests.liveEvening,
    status: "available",
    goal: 20,
    done: 0,
    amount: 200,
    amountType: "exp",
    ends: 20,
  },
  {
    id: 94,
    sysname: "big-catch",
    program: "main",
    art: "target",
    ...words.quests.bigCatch,
    status: "available",
    goal: 1,
    done: 0,
    amount: 25,
    amountType: "EUR",
  },
  {
    id: 95,
    sysname: "high-table",
    program: "vip",
    art: "crown",
    ...words.quests.highTable,
    status: "locked",
    goal: 100,
    done: 0,
    amount: 1000,
    amountType: "points",
  },
  {
    id: 96,
    sysname: "black-diamond",
    program: "vip",
    art: "stone",
    ...words.quests.blackDiamond,
    status: "locked",
    goal: 50_000,
    done: 0,
    amount: 5000,
    amountType: "points",
  },
];
