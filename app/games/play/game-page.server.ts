import type { AppContext } from "~/context";
import { localeFreePath } from "~/i18n/locale-path";
import { translateWith } from "~/i18n/translator";
import { paths } from "~/paths";
import type { Game } from "~/platform/entities";
import { loadPageSeo, type PageSeo, type SeoContext } from "~/seo/page-seo.server";
import type { Player } from "~/session/player.server";
import { safeInternalPath } from "~/session/safe-redirect";
import { notFound } from "~/shell/failures";
import { type Block, block } from "../block";
import type { GameSummary } from "../game-summary";
import { type GamesContext, listGames } from "../games.server";
import { chooseStage, type Stage } from "./launch";
import { type Purse, readPurse } from "./purse";

export interface GamePageData {
  seo: PageSeo;
  game: GameSummary;
  /** Return to player, in percent, when the provider says it. */
  rtp?: string;
  audience: Player["kind"];
  stage: Stage;
  /** Players only. */
  purse: Purse | null;
  /** Where the way back leads when the address says so. */
  from: string | null;
  recommended: Block<GameSummary[]>;
}

type GamePageContext = GamesContext & SeoContext & Pick<AppContext, "query" | "config">;

const RECOMMENDED = 12;

/** Everything in the first HTML, the frame too: without script the game is there as well. */
export async function loadGamePage(context: GamePageContext, sysname: string): Promise<GamePageData> {
  const one = { sysnames: [sysname], count: 1 };
  const [found, list, player, { product }] = await Promise.all([
    context.platform.call("games.get", { options: one }),
    listGames(context, one),
    context.player(),
    context.content.config(),
  ]);
  const [source] = found.items;
  const [game] = list.games;
  if (!source || !game) throw notFound();

  const [seo, recommended] = await Promise.all([
    loadPageSeo(context, {
      title: translateWith(context.i18n)("play.meta.title", { game: game.name, product: product.name }),
      name: game.name,
      image: game.image,
      // The one address of this game, whatever the mode and the spelling (contract O12).
      canonicalPath: paths.game(game.sysname),
      breadcrumbs: [{ name: translateWith(context.i18n)("games.categories.all"), path: paths.gameHall() }],
    }),
    block(context, listRecommended(context, source)),
  ]);
  const { query, config, locale } = context;
  const from = safeInternalPath(query.get("from"));
  return {
    seo,
    game,
    rtp: source.extra.rtp,
    audience: player.kind,
    stage: chooseStage({
      sysname: game.sysname,
      customId: source.extra.custom_id,
      hasDemo: game.hasDemo,
      wanted: query.get("mode"),
      player: player.kind,
      version: config.version,
      locale: locale.code,
    }),
    purse: player.kind === "player" ? readPurse(player.account) : null,
    from: from && localeFreePath(from, context.locales),
    recommended,
  };
}

/** Games of the same provider and with the same tags; those that are both come first. */
async function listRecommended(context: GamesContext, game: Game): Promise<GameSummary[]> {
  // One more than is shown: the game itself may be among them.
  const count = RECOMMENDED + 1;
  const lists = await Promise.all([
    listGames(context, { providers: [game.provider], count }),
    game.tags.length > 0 ? listGames(context, { tags: game.tags, count }) : { games: [] },
  ]);
  const found = new Map(lists.flatMap(({ games }) => games.map((one) => [one.sysname, one] as const)));
  found.delete(game.sysname);
  const likeness = ({ sysname }: GameSummary) =>
    lists.filter(({ games }) => games.some((one) => one.sysname === sysname)).length;
  return [...found.values()].sort((a, b) => likeness(b) - likeness(a)).slice(0, RECOMMENDED);
}
