import { type Words, words } from "../../world/words";

export interface LevelRow {
  name: Words;
  /** Experience from which on one is on it. */
  from: number;
  rewards: Words[];
}

const rewards = words.levels.rewards;

/** The last one has no end. */
export const mainLevels: LevelRow[] = [
  { name: words.levels.bronze, from: 0, rewards: [rewards.points] },
  {
    name: words.levels.silver,
    from: 1000,
    rewards: [rewards.points, rewards.cashback],
  },
  {
    name: words.levels.gold,
    from: 2500,
    rewards: [rewards.points, rewards.cashback, rewards.spins],
  },
  {
    name: words.levels.platinum,
    from: 6000,
    rewards: [rewards.points, rewards.cashback, rewards.spins, rewards.payouts],
  },
  {
    name: words.levels.diamond,
    from: 15_000,
    rewards: [rewards.points, rewards.cashback, rewards.spins, rewards.payouts, rewards.events],
  },
];

export const vipLevels: LevelRow[] = [
  {
    name: words.levels.vip,
    from: 25_000,
    rewards: [rewards.manager],
  },
  {
    name: words.levels.vipBlack,
    from: 50_000,
    rewards: [rewards.manager, rewards.limits],
  },
];
