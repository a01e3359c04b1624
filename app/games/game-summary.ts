import type { Game } from "~/platform/entities/common";
import type { GameFacts } from "./game-facts";

/** By precedence: a card shows the first that applies. */
export const badges = ["jackpot", "new", "top"] as const;
export type GameBadge = (typeof badges)[number];

/** The data of a game card; no other data of a game is sent to the browser. */
export interface GameSummary {
  sysname: string;
  name: string;
  /** Display name. */
  provider: string;
  image?: string;
  badge?: GameBadge;
  hasDemo: boolean;
  /** Set for players only. */
  isLiked?: boolean;
  /** Free spins left in the player's packs, if any: shown in place of the badge. */
  freeSpins?: number;
  /** Only where a list is asked for them. */
  facts?: GameFacts;
}

/** Converts a platform game; its description object overrides name and picture (docs/product.md#3). */
export function toGameSummary(
  game: Game,
  providerNames: ReadonlyMap<string, string>,
  isDemoEnabled: boolean,
): GameSummary {
  return {
    sysname: game.sysname,
    name: game.description?.name?.trim() || game.name,
    provider: providerNames.get(game.provider) ?? game.provider,
    image: game.description?.img_288_192 || game.image_url,
    badge: badgeOf(game),
    hasDemo: isDemoEnabled && game.extra.has_demo === true,
  };
}

function badgeOf({ tags, extra }: Game): GameBadge | undefined {
  return extra.jackpot_id ? "jackpot" : badges.find((badge) => tags.includes(badge));
}
