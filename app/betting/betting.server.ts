import type { AppContext } from "~/context";
import { type Block, block } from "~/games/block";
import { type GameSummary, toGameSummary } from "~/games/game-summary";
import { chooseStage, type Stage } from "~/games/play/launch";
import { translateWith } from "~/i18n/translator";
import type { Money } from "~/platform/entities";
import { loadPageSeo, type PageSeo, type SeoContext } from "~/seo/page-seo.server";
import type { Player } from "~/session/player.server";

export interface Betting {
  seo: PageSeo;
  audience: Player["kind"];
  /** Null: the operator has none. */
  sportsbook: Block<Sportsbook | null>;
  /** The player's own money for bets, when there is some. */
  bonus?: Money;
  hasHistory: boolean;
}

export interface Sportsbook {
  game: GameSummary;
  stage: Stage;
}

type BettingContext = Pick<AppContext, "platform" | "player" | "isPartial" | "config"> & SeoContext;

export async function loadBetting(context: BettingContext): Promise<Betting> {
  const [{ product }, player, sportsbook] = await Promise.all([
    context.content.config(),
    context.player(),
    block(context, findSportsbook(context)),
  ]);
  const t = translateWith(context.i18n);
  const isPlayer = player.kind === "player";
  return {
    seo: await loadPageSeo(context, {
      title: t("betting.title"),
      description: t("betting.meta.description", { product: product.name }),
      isIndexed: !sportsbook.ok || sportsbook.value !== null,
      breadcrumbs: [],
    }),
    audience: player.kind,
    sportsbook,
    bonus: isPlayer ? someMoney(player.account.balance_betting_bonus) : undefined,
    hasHistory: isPlayer && product.features.betHistory,
  };
}

/** The sportsbook is a game by the operator's name for it; without that game there is no betting (specification 3). */
async function findSportsbook(context: BettingContext): Promise<Sportsbook | null> {
  const { product, games } = await context.content.config();
  const [found, player] = await Promise.all([
    context.platform.call("games.get", { options: { count: 1, sysnames: [product.sportsbookSysname] } }),
    context.player(),
  ]);
  const [source] = found.items;
  if (!source) return null;
  const game = toGameSummary(source, new Map(), games.demoEnabled);
  const stage = chooseStage({
    sysname: game.sysname,
    customId: source.extra.custom_id,
    hasDemo: game.hasDemo,
    // Visitors look at once where the sportsbook lets them.
    wanted: player.kind === "visitor" && game.hasDemo ? "demo" : null,
    player: player.kind,
    version: context.config.version,
    locale: context.locale.code,
  });
  return { game, stage };
}

function someMoney(money: Money | undefined): Money | undefined {
  return money && /[1-9]/.test(money.amount) ? money : undefined;
}
