import { type Words, words } from "../world/words";
import type { SceneName } from "./games/game-names";

export interface PromotionRow {
  slug: string;
  scene: SceneName;
  visibility: "all" | "visitor" | "user";
  title: Words;
  /** One paragraph; the entry adds the line that every promotion ends with. */
  text: Words;
  /** Days from the origin of the world. */
  starts: number;
  ends?: number;
  /** The platform's offer behind it. */
  offer?: number;
}

export const promotionRows: PromotionRow[] = [
  {
    slug: "welcome",
    scene: "cards",
    visibility: "visitor",
    ...words.promotions.welcome,
    starts: -90,
    offer: 30,
  },
  {
    slug: "weekend-reload",
    scene: "city",
    visibility: "user",
    ...words.promotions.weekendReload,
    starts: -30,
    ends: 60,
    offer: 31,
  },
  {
    slug: "monday-cashback",
    scene: "sea",
    visibility: "all",
    ...words.promotions.mondayCashback,
    starts: -120,
    offer: 32,
  },
  {
    slug: "jackpot-week",
    scene: "volcano",
    visibility: "all",
    ...words.promotions.jackpotWeek,
    starts: -2,
    ends: 5,
  },
  {
    slug: "live-nights",
    scene: "studio",
    visibility: "all",
    ...words.promotions.liveNights,
    starts: -14,
    ends: 40,
  },
  {
    slug: "fast-friday",
    scene: "rocket",
    visibility: "all",
    ...words.promotions.fastFriday,
    starts: -7,
    ends: 21,
  },
  {
    slug: "friends",
    scene: "lanterns",
    visibility: "all",
    ...words.promotions.friends,
    starts: -60,
  },
  {
    slug: "winter-trail",
    scene: "winter",
    visibility: "all",
    ...words.promotions.winterTrail,
    starts: 10,
    ends: 45,
  },
];
