import type { AppContext, PageContext } from "~/context";
import { type GameSummary, toGameSummary } from "~/games/game-summary";
import { holdOf } from "~/games/play/stage/hold.server";
import { chooseStage, type Stage } from "~/games/play/stage/launch";
import type { Bonus } from "~/platform/entities/bonuses";
import type { Money } from "~/platform/entities/common";
import { questionBefore } from "~/responsible-game/ask/limit-to-ask.server";
import { loadPageSeo, type PageSeo } from "~/seo/page-seo.server";
import type { Player } from "~/session/player.server";
import { type PageSection, settleSection } from "~/shell/sections/page-section";

export interface Betting {
  seo: PageSeo;
  audience: Player["kind"];
  /** Null: the operator has no sportsbook. */
  sportsbook: PageSection<Sportsbook | null>;
  /** The player's betting bonus, if any. */
  bonus?: BettingBonus;
  hasHistory: boolean;
}

/** `waiting`: not activated yet. Without a title it is bonus money only. */
export interface BettingBonus {
  state: "active" | "waiting";
  title?: string;
  money?: Money;
}

export interface Sportsbook {
  game: GameSummary;
  stage: Stage;
}

export async function loadBetting(context: AppContext): Promise<Betting> {
  const [{ product }, player, sportsbook, bonus] = await Promise.all([
    context.content.config(),
    context.player(),
    settleSection(context, findSportsbook(context)),
    findBonus(context),
  ]);
  const { t } = context;
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
    bonus,
    hasHistory: isPlayer && product.features.betHistory,
  };
}

/** The sportsbook is a game with a configured sysname; without that game there is no betting (docs/product.md#3). */
async function findSportsbook(context: AppContext): Promise<Sportsbook | null> {
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
    // Visitors get the demo where the sportsbook has one.
    wanted: player.kind === "visitor" && game.hasDemo ? "demo" : null,
    player: player.kind,
    version: context.config.version,
    locale: context.locale.code,
    hold: player.kind === "player" ? await holdOf(context) : undefined,
    question: player.kind === "player" ? await questionBefore(context, "bet") : undefined,
  });
  return { game, stage };
}

/**
 * The active bonus with its remaining amount, else one to activate, else bonus money alone. Undefined when it cannot
 * be read.
 */
async function findBonus(context: PageContext): Promise<BettingBonus | undefined> {
  const player = await context.player();
  if (player.kind !== "player") return undefined;
  const bonuses = await settleSection(context, context.platform.call("BettingBonuses.get"));
  const byStatus = (wanted: Bonus["status"]) =>
    bonuses.ok ? bonuses.value.find(({ status }) => status === wanted) : undefined;
  const left = player.account.balance_betting_bonus;
  const active = byStatus("active");
  const waiting = byStatus("new");
  if (active) return { state: "active", title: active.description.title, money: left ?? active.amount };
  if (waiting) return { state: "waiting", title: waiting.description.title, money: waiting.amount };
  return left && /[1-9]/.test(left.amount) ? { state: "active", money: left } : undefined;
}
