import { type Words, words } from "../../world/words";
import type { GameType } from "./providers";

/** In display order. */
export const categories: { sysname: string; type?: GameType; name: Words }[] = [
  { sysname: "popular", name: words.categories.popular },
  {
    sysname: "slots",
    type: "slot",
    name: words.categories.slots,
  },
  {
    sysname: "live",
    type: "live",
    name: words.categories.live,
  },
  { sysname: "new", name: words.categories.new },
  {
    sysname: "table",
    type: "casino",
    name: words.categories.table,
  },
  {
    sysname: "fast",
    type: "fast",
    name: words.categories.fast,
  },
  { sysname: "jackpots", name: words.categories.jackpots },
  { sysname: "sportsbook", name: words.categories.sportsbook },
];
