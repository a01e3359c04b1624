import { sanitizeRichText } from "~/content/rich-text/rich-text.server";
import type { PageContext } from "~/context/app-context";
import { type ShownGames, showGrid, showRow } from "~/features/games/game-cards.server";
import { type GameList, listGames } from "~/features/games/games.server";
import type { PlayerMarks } from "~/features/games/player/player-marks";
import { deferPlayerMarks } from "~/features/games/player/player-marks.server";
import type { Tournament } from "~/platform/entities/tournaments";
import { paths } from "~/routing/paths";
import { loadPageSeo, type PageSeo } from "~/seo/page-seo.server";
import { inOwnCurrency } from "~/session/own-amount.server";
import { growingWindow, isPastEnd, pageAnchor, pageParam, parsePage } from "~/shell/paging/paging";
import { type PageSection, settleSection } from "~/shell/sections/page-section";
import { notFound } from "~/shell/system-pages/failures";
import type { AboutValue } from "~/ui/format/about-amount";
import { createPublicAddresses } from "~/upstream/public-addresses";
import { TOURNAMENT_GAMES_ON_PAGE } from "../page-sizes";
import { type TournamentCard, toTournamentCard } from "../tournament-card";
import { type Entry, entryOf } from "./entry";

export interface TournamentPageData {
  seo: PageSeo;
  /** Milliseconds, the server's clock. */
  now: number;
  tournament: TournamentCard;
  /** The prize in the player's own currency. */
  prizeAbout: AboutValue;
  text?: string;
  /** Sanitised HTML. */
  rules?: string;
  totalPoints?: number;
  /** Whose games count, where it is one provider's tournament. */
  provider?: string;
  resetsOnCashout: boolean;
  standings: Tournament["winners"];
  own?: Tournament["user_info"];
  entry: Entry;
  isPlayer: boolean;
  /** The player's marks on the game cards, streamed after the page. */
  marks: Promise<PlayerMarks> | undefined;
  games: PageSection<ShownGames>;
}

export interface TournamentHallData {
  seo: PageSeo;
  tournament: { id: string; title: string };
  page: number;
  /** Whether the page lies behind the last one. */
  isPast: boolean;
  isPlayer: boolean;
  /** The player's marks on the game cards, streamed after the page. */
  marks: Promise<PlayerMarks> | undefined;
  games: PageSection<ShownGames>;
}

const EAGER_PICTURES = 6;
/** Ids may be strings (docs/contract.md#d3); a comma would ask for two tournaments. */
const ID = /^[^\s,\p{C}]{1,64}$/u;

/** Returns the id of the URL; throws a 404 for one that no tournament can have. */
export function tournamentId(param: string | undefined): string {
  if (!param || !ID.test(param)) throw notFound();
  return param;
}

/** The provider's name, else what the platform calls it. */
async function nameOfProvider({ platform }: PageContext, sysname: string): Promise<string> {
  const providers = await settleSection({ isPartial: false }, platform.call("games.getProviders"));
  return (providers.ok && providers.value.find((one) => one.sysname === sysname)?.name) || sysname;
}

export async function loadTournament(context: PageContext, id: string): Promise<TournamentPageData> {
  const marks = deferPlayerMarks(context);
  const [{ tournaments: settings }, player, found] = await Promise.all([
    context.content.config(),
    context.player(),
    findTournament(context, id),
  ]);
  const { t } = context;
  const tournament = toTournamentCard(found);
  const { text, terms_html: terms } = found.description;
  const [prizeAbout, provider, seo, games] = await Promise.all([
    inOwnCurrency(context, tournament.prize),
    found.provider ? nameOfProvider(context, found.provider) : undefined,
    loadPageSeo(context, {
      title: tournament.title,
      name: tournament.title,
      description: text ?? t("tournament.meta.description", { title: tournament.title }),
      image: tournament.image,
      event: tournament.status === "finished" ? undefined : tournament,
      breadcrumbs: [{ name: t("tournaments.title"), path: paths.tournaments() }],
    }),
    settleSection(
      context,
      listTournamentGames(context, id, 1).then((list) => showRow(context, list)),
    ),
  ]);
  return {
    seo,
    now: Date.now(),
    tournament,
    prizeAbout: prizeAbout.value,
    text,
    rules: terms && sanitizeRichText(terms, createPublicAddresses(context.config).origins),
    totalPoints: found.total_points,
    provider,
    resetsOnCashout: found.reset_on_cashout,
    standings: found.winners.slice(0, settings.leaderboardSize),
    own: found.user_info,
    entry: entryOf(found, player.kind),
    isPlayer: player.kind === "player",
    marks,
    games,
  };
}

/** Loads a page of a tournament's games, by priority. */
export async function loadTournamentHall(
  context: PageContext,
  id: string,
  params: URLSearchParams,
): Promise<TournamentHallData> {
  const page = parsePage(params.get("page"));
  const marks = deferPlayerMarks(context);
  const [found, player, games] = await Promise.all([
    findTournament(context, id),
    context.player(),
    settleSection(context, listTournamentGames(context, id, page)),
  ]);
  const { t } = context;
  const { title } = found.description;
  const isPast = games.ok && isPastEnd(page, games.value.total, TOURNAMENT_GAMES_ON_PAGE);
  const seo = await loadPageSeo(context, {
    title: t("tournament.meta.hall", { title }),
    name: title,
    canonicalQuery: pageParam(isPast ? 1 : page),
    isVariant: isPast,
    breadcrumbs: [
      { name: t("tournaments.title"), path: paths.tournaments() },
      { name: title, path: paths.tournament(id) },
    ],
  });
  return {
    seo,
    tournament: { id, title },
    page,
    isPast,
    isPlayer: player.kind === "player",
    marks,
    games: games.ok
      ? {
          ok: true,
          value: showGrid(context, games.value, {
            eager: EAGER_PICTURES,
            anchor: pageAnchor(page, TOURNAMENT_GAMES_ON_PAGE),
          }),
        }
      : games,
  };
}

async function findTournament({ platform, player }: PageContext, id: string): Promise<Tournament> {
  const personal = (await player()).kind === "player";
  const reply = await platform.attempt("tournaments.get", { ids: [id], count: 1 }, { personal });
  // A platform may refuse an id that none of its own could be.
  if (!reply.ok && reply.refusal.type !== "InvalidParameterException") throw reply.refusal;
  const found = reply.ok && reply.data.items.find((one) => one.id === id);
  if (!found) throw notFound();
  return found;
}

function listTournamentGames(context: PageContext, id: string, page: number): Promise<GameList> {
  return listGames(context, {
    tournament_id: id,
    sort: "priority",
    ...growingWindow(page, TOURNAMENT_GAMES_ON_PAGE),
  });
}
