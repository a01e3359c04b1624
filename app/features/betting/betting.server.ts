import type { AppContext, PageContext } from "~/context/app-context";
import { allowOffers } from "~/dialogs/attention/offers.server";
import { type GameSummary, toGameSummary } from "~/features/games/game-summary";
import { loadPlaySession, type PlaySession } from "~/features/games/play/play-session.server";
import { chooseStage, modeOf, type Stage } from "~/features/games/play/stage/launch";
import { findSportsbook } from "~/features/games/sportsbook.server";
import { holdOn } from "~/features/responsible-game/holds/hold.server";
import type { Bonus } from "~/platform/entities/bonuses";
import type { Game } from "~/platform/entities/games";
import type { Money } from "~/platform/entities/money";
import { paths } from "~/routing/paths";
import { loadPageSeo, type PageSeo } from "~/seo/page-seo.server";
import type { Player } from "~/session/player.server";
import { resolveTheme } from "~/session/preferences/theme";
import { type PageSection, settleSection } from "~/shell/sections/page-section";
import { notFound } from "~/shell/system-pages/failures";
import { type Fixture, listFixtures, sportsOf } from "./fixtures.server";
import { headingOf } from "./heading";
import { theirPath } from "./vendors/routes";
import { type VendorName, vendorNamed, vendors } from "./vendors/vendors";

export interface Betting {
  seo: PageSeo;
  /** What the address has below `/betting`: a page within the sportsbook. */
  path: string;
  /** Name of what the address is about. */
  heading: string;
  audience: Player["kind"];
  /** Null: the operator has no sportsbook. */
  sportsbook: PageSection<Sportsbook | null>;
  fixtures: Fixture[];
  /** Links to the sports of the fixtures. */
  sports: { name: string; path: string }[];
  /** The player's betting bonus, if any. */
  bonus?: BettingBonus;
  /** Players only: the server's time and the start of the session, in milliseconds. */
  session: PlaySession | null;
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
  vendor: VendorName;
  /** Whose messages count, beside the contract's own. */
  origins: readonly string[];
}

export async function loadBetting(context: AppContext, path: string): Promise<Betting> {
  allowOffers(context.cookies);
  const found = settleSection(context, findSportsbook(context));
  const [{ product }, player, sportsbook, fixtures, bonus] = await Promise.all([
    context.content.config(),
    context.player(),
    found.then((game) => openSportsbook(context, game, path)),
    found.then((game) => (game.ok && game.value ? listFixtures(context, vendorOf(game.value)) : [])),
    findBonus(context),
  ]);
  const { t } = context;
  const isPlayer = player.kind === "player";
  const match = fixtures.find((fixture) => fixture.path === path && path);
  const sports = sportsOf(fixtures);
  const heading = (path && headingOf(path, fixtures, sports)) || t("betting.title");
  // A page within the sportsbook is its own only where an editor has written about it.
  const isCopy = path !== "" && (await context.content.seo.record(context.path)) === null;
  const within = fixtures.filter((fixture) => fixture === match || fixture.path?.startsWith(`${path}/`));
  const shown = within.length > 0 ? within : fixtures;
  return {
    seo: await loadPageSeo(context, {
      name: path ? heading : undefined,
      title: path ? t("betting.meta.title", { page: heading, product: product.name }) : heading,
      description: t("betting.meta.description", { product: product.name }),
      isIndexed: !isCopy && (!sportsbook.ok || sportsbook.value !== null),
      canonicalPath: isCopy ? paths.betting() : undefined,
      // A copy has no address of its own, so it is not among the breadcrumbs.
      breadcrumbs: isCopy ? undefined : path ? [{ name: t("betting.title"), path: paths.betting() }] : [],
      sportsEvents: shown.map((match) => ({ ...match, path: match.path && paths.betting(match.path) })),
    }),
    path,
    heading,
    audience: player.kind,
    sportsbook,
    fixtures: shown,
    sports,
    bonus,
    session: isPlayer ? await loadPlaySession(context) : null,
    hasHistory: isPlayer && product.features.betHistory,
  };
}

function vendorOf({ extra }: Game): VendorName {
  return vendorNamed(extra.vendor);
}

/** Throws for an address that the vendor has no page for. */
async function openSportsbook(
  context: AppContext,
  found: PageSection<Game | null>,
  path: string,
): Promise<PageSection<Sportsbook | null>> {
  if (!found.ok || !found.value) return found.ok ? { ok: true, value: null } : found;
  const source = found.value;
  const name = vendorOf(source);
  const vendor = vendors[name];
  const launched = path ? theirPath(vendor.routes, path) : undefined;
  if (launched === null) throw notFound();
  const [player, config, { themes }] = await Promise.all([
    context.player(),
    context.content.config(),
    context.content.commonData(),
  ]);
  const game = toGameSummary(source, new Map(), config);
  // Visitors get the demo where the sportsbook has one.
  const wanted = player.kind === "visitor" && game.hasDemo ? "demo" : null;
  const stage = chooseStage({
    sysname: game.sysname,
    customId: source.extra.custom_id,
    hasDemo: game.hasDemo,
    wanted,
    player: player.kind,
    version: context.config.version,
    locale: context.locale.code,
    hold: await holdOn(context, modeOf(wanted)),
    query: {
      theme: resolveTheme(context.cookies, themes),
      ...(launched && { path: launched }),
    },
  });
  return { ok: true, value: { game, stage, vendor: name, origins: context.config.sportsbookOrigins } };
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
