import type { Game } from "~/platform/entities";

/** In the order in which one wins over the others. */
export const badges = ["jackpot", "new", "top"] as const;
export type GameBadge = (typeof badges)[number];

/** What a game card shows, and all that leaves the server of a game. */
export interface GameSummary {
  sysname: string;
  name: string;
  /** Display name. */
  provider: string;
  image?: string;
  badge?: GameBadge;
  hasDemo: boolean;
  /** Known of players only. */
  isLiked?: boolean;
  /** Spins left in the player's packs, when there are any: shown in the place of the badge. */
  freeSpins?: number;
}

/** The description object overrides name and picture (product 3). */
export function toGameSummary(
  game: Game,
  providerNames: ReadonlyMap<string, string>,
  isDemoEnabled: boolean,
): GameSummary {
  return {
    sysname: game.sysname,
    name: game.description?.name || game.name,
    provider: providerNames.get(game.provider) ?? game.provider,
    image: game.description?.img_288_192 || game.image_url,
    badge: badgeOf(game),
    hasDemo: isDemoEnabled && game.extra.has_demo === true,
  };
}

function badgeOf({ tags, extra }: Game): GameBadge | undefined {
  return extra.jackpot_id ? "jackpot" : badges.find((badge) => tags.includes(badge));
}
