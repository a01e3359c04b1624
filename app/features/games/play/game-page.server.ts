import { readMoney } from "~/browser/runtime/balance/balance";
import type { AppContext, PageContext } from "~/context/app-context";
import { allowOffers } from "~/dialogs/attention/offers.server";
import { loadQuestRow, type QuestRow } from "~/features/loyalty/quests/quest-row.server";
import { holdOn } from "~/features/responsible-game/holds/hold.server";
import type { OtherGame } from "~/features/responsible-game/holds/holds";
import type { Win } from "~/features/winners/win";
import { listWinsOf } from "~/features/winners/winners.server";
import { boundTexts } from "~/market/game-bounds";
import { hidesGames } from "~/market/named-games";
import type { Game } from "~/platform/entities/games";
import { optionalRead } from "~/platform/optional-read.server";
import type { InternalPath } from "~/routing/addresses/internal-path";
import { internalPath } from "~/routing/addresses/read-internal-address";
import { paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";
import { loadPageSeo, type PageSeo } from "~/seo/page-seo.server";
import type { Player } from "~/session/player.server";
import { type PageSection, settleSection } from "~/shell/sections/page-section";
import { gameNotOffered, notFound } from "~/shell/system-pages/failures";
import { optionalPart } from "~/upstream/optional-part.server";
import { type ShownGames, showRow } from "../game-cards.server";
import { factTexts } from "../game-facts";
import { type GameSummary, gameName, gamePath } from "../game-summary";
import { listGames } from "../games.server";
import type { PlayerMarks } from "../player/player-marks";
import { deferPlayerMarks } from "../player/player-marks.server";
import { type GameBalance, gameBalanceOf } from "./game-balance/game-balance";
import { otherOpenGame } from "./open-game/open-game.server";
import { loadPlaySession, type PlaySession } from "./play-session.server";
import { candidatesFor, closestMatches } from "./similar";
import { chooseStage, modeOf, type Stage } from "./stage/launch";

/** Number of recommended games below a game. */
const RECOMMENDED_COUNT = 12;

export interface GamePageData {
  seo: PageSeo;
  game: GameSummary;
  /** What the platform states of the game, and the market's rules of its kind, in words. */
  facts: string[];
  audience: Player["kind"];
  stage: Stage;
  /** The page says that the game is open while it is, for the market allows one at a time. */
  holdsGameLock: boolean;
  /** Players only. */
  gameBalance: GameBalance | null;
  /** Players only. */
  session: PlaySession | null;
  /** Who made the game, and the page of its games. */
  maker: { name: string; path: string };
  /** Target of the back link from the query, if given. */
  from: InternalPath | null;
  /** May be streamed after the page. */
  recommended: PageSection<ShownGames> | Promise<PageSection<ShownGames>>;
  /** The player's quests in progress; null for visitors. */
  quests: QuestRow | null;
  /** The latest of this game. May be streamed after the page. */
  wins: PageSection<Win[]> | Promise<PageSection<Win[]>>;
  /** The player's marks for heart and cards, streamed after the page. */
  marks: Promise<PlayerMarks> | undefined;
}

/**
 * Loads all but optional parts before the first HTML, the frame included, so that the game works without script.
 * `cameFrom`: the address of the page before.
 */
export async function loadGamePage(
  context: AppContext,
  sysname: string,
  cameFrom: string | null = null,
): Promise<GamePageData> {
  allowOffers(context.cookies);
  const marks = deferPlayerMarks(context);
  const one = { sysnames: [sysname], count: 1 };
  const [found, list, player, { product }] = await Promise.all([
    context.platform.call("games.get", { options: one }),
    listGames(context, one),
    context.player(),
    context.content.config(),
  ]);
  const [source] = found.items;
  const [game] = list.games;
  if (!source || !game)
    throw context.config.market && hidesGames(context.config.market) ? gameNotOffered() : notFound();
  if (game.isSportsbook) throw redirect(gamePath(game));

  const { t } = context;
  const maker = { name: game.provider, path: paths.gameHall({ providers: source.provider }) };
  const { query, config, locale } = context;
  const [seo, hold, session, recommended, quests, wins] = await Promise.all([
    loadPageSeo(context, {
      title: t("play.meta.title", { game: game.name, product: product.name }),
      description: t("play.meta.description", {
        game: game.name,
        provider: game.provider,
        product: product.name,
      }),
      name: game.name,
      image: game.image,
      // One canonical path per game, whatever the mode and the case (docs/contract.md#o12).
      canonicalPath: paths.game(game.sysname),
      breadcrumbs: [{ name: t("games.categories.all"), path: paths.allGames() }, maker],
      game: { provider: game.provider, type: source.type },
    }),
    holdOn(context, modeOf(query.get("mode")), undefined, () => findOther(context, game.sysname, cameFrom)),
    player.kind === "player" ? loadPlaySession(context) : null,
    optionalPart(
      context,
      settleSection(
        context,
        listRecommended(context, source).then((games) => showRow(context, { games })),
      ),
      { ok: false },
    ),
    loadQuestRow(context, { statuses: ["in_progress"], path: paths.game(game.sysname) }),
    optionalPart(context, settleSection(context, listWinsOf(context, game.sysname)), { ok: false }),
  ]);
  return {
    seo,
    game,
    facts: [
      ...factTexts(source.extra, t, locale.code),
      ...boundTexts(config.market, source.type, t, locale.code),
    ],
    audience: player.kind,
    stage: chooseStage({
      sysname: game.sysname,
      customId: source.extra.custom_id,
      hasDemo: game.hasDemo,
      wanted: query.get("mode"),
      player: player.kind,
      version: config.version,
      locale: locale.code,
      hold,
    }),
    holdsGameLock: player.kind === "player" && config.market?.games.oneAtATime === true,
    gameBalance: player.kind === "player" ? gameBalanceOf(readMoney(player.account)) : null,
    session,
    maker,
    from: internalPath(query.get("from"), context.locales),
    recommended: recommended.value,
    quests,
    wins: wins.value,
    marks,
  };
}

/**
 * The other game that is open. None where its page is being left for this one: with script it says so itself, and the
 * launch waits for it.
 */
async function findOther(
  context: AppContext,
  sysname: string,
  cameFrom: string | null,
): Promise<OtherGame | undefined> {
  const open = await optionalRead(otherOpenGame(context, sysname), undefined);
  if (open === undefined) return undefined;
  const before = cameFrom && URL.canParse(cameFrom) ? new URL(cameFrom).pathname : "";
  if (context.runsScript && internalPath(before, context.locales) === paths.game(open)) return undefined;
  const { items } = await context.platform.call("games.get", { options: { sysnames: [open], count: 1 } });
  const [game] = items;
  return { sysname: open, name: game ? gameName(game) : open };
}

async function listRecommended(context: PageContext, game: Game): Promise<GameSummary[]> {
  const lists = await Promise.all(
    candidatesFor(game).map(async (options) => {
      // Equal reads are one call.
      const [{ items }, { games }] = await Promise.all([
        context.platform.call("games.get", { options }),
        listGames(context, options),
      ]);
      return items.flatMap((source, at) => (games[at] ? [{ source, card: games[at] }] : []));
    }),
  );
  return closestMatches(game, lists.flat(), RECOMMENDED_COUNT).map(({ card }) => card);
}
