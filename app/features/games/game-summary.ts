import type { CmsConfig } from "~/content/config/cms-config";
import type { Game } from "~/platform/entities/games";
import type { InternalPath } from "~/routing/addresses/internal-path";
import { paths } from "~/routing/paths";
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
  /** The operator's sportsbook, which has a page of its own. */
  isSportsbook?: true;
  /** Set for players only. */
  isLiked?: boolean;
  /** Free spins left in the player's packs, if any: shown in place of the badge. */
  freeSpins?: number;
  /** Only in lists that request them. */
  facts?: GameFacts;
}

/** What the operator's settings say of games. */
type GameSettings = { games: Pick<CmsConfig["games"], "demoEnabled"> } & {
  product: Pick<CmsConfig["product"], "sportsbookSysname">;
};

/** What players know a game by: its description's name, else the platform's. */
export function gameName({ description, name }: Pick<Game, "description" | "name">): string {
  return description?.name?.trim() || name;
}

/** Converts a platform game; its description object overrides name and picture (docs/product.md#3). */
export function toGameSummary(
  game: Game,
  providerNames: ReadonlyMap<string, string>,
  { games, product }: GameSettings,
): GameSummary {
  return {
    sysname: game.sysname,
    name: gameName(game),
    provider: providerNames.get(game.provider) ?? game.provider,
    image: game.description?.img_288_192 || game.image_url,
    badge: badgeOf(game),
    hasDemo: games.demoEnabled && game.extra.has_demo === true,
    ...(game.sysname === product.sportsbookSysname && { isSportsbook: true }),
  };
}

/** Where a game's card leads. */
export function gamePath({
  sysname,
  isSportsbook,
}: Pick<GameSummary, "sysname" | "isSportsbook">): InternalPath {
  return isSportsbook ? paths.betting() : paths.game(sysname);
}

function badgeOf({ tags, extra }: Game): GameBadge | undefined {
  return extra.jackpot_id ? "jackpot" : badges.find((badge) => tags.includes(badge));
}
