import type { LoyaltyArt } from "../../artwork/drawings";
import { type Words, words } from "../../world/words";
import { type LevelRow, mainLevels, vipLevels } from "./levels";

export interface ProgramRow {
  id: number;
  sysname: "main" | "vip";
  levels: LevelRow[];
  name: Words;
  text: Words;
  art: LoyaltyArt;
  /** Place of its lowest level among all the badges there are. */
  firstBadge: number;
}

export const programs: ProgramRow[] = [
  {
    id: 1,
    sysname: "main",
    levels: mainLevels,
    ...words.programs.main,
    art: "club",
    firstBadge: 0,
  },
  {
    id: 2,
    sysname: "vip",
    levels: vipLevels,
    ...words.programs.vip,
    art: "crown",
    firstBadge: 5,
  },
];
