import { promiseHash } from "remix-utils/promise";
import { loadBanners, type ShownBanners } from "~/banners/banners.server";
import type { PageContext } from "~/context";
import { type RowForm, type ShownGames, showRow } from "~/games/game-cards.server";
import type { GameSummary } from "~/games/game-summary";
import { type CategoryLink, listCategories, listGames, listProviders } from "~/games/games.server";
import { listContinued } from "~/games/player/continue-playing.server";
import type { PlayerMarks } from "~/games/player/player-marks";
import { deferPlayerMarks } from "~/games/player/player-marks.server";
import { type ShownProviders, showProviders } from "~/games/providers/provider-tiles.server";
import { hasSportsbook } from "~/games/sportsbook.server";
import { type JackpotCard, toJackpotCard } from "~/jackpots/jackpot-card";
import { loadQuestRow, type QuestRow } from "~/loyalty/quests/quest-row.server";
import { loadPageSeo, type PageSeo } from "~/seo/page-seo.server";
import { type PageSection, settleSection } from "~/shell/sections/page-section";
import { optionalPart } from "~/streaming/optional-part.server";
import { type TournamentCard, toTournamentCard } from "~/tournaments/tournament-card";
import { biggestWins, type Win } from "~/winners/win";
import { listLiveWins } from "~/winners/winners.server";
import { WINS_SHOWN } from "./wins-shown";

export interface CategoryRow {
  category: CategoryLink;
  /** How many games the category has. */
  lead?: string;
  games: PageSection<ShownGames>;
  form: RowForm;
}

/** What is one player's own of the page. */
export interface OwnHome {
  /** Games the player played last; empty for visitors. */
  continued: ShownGames;
  /** The first row of games, without those; null when there is none. A visitor has everybody's. */
  first: CategoryRow | null;
  /** The player's loyalty quests; null for visitors. */
  quests: QuestRow | null;
  /** The player's marks for the cards, streamed after the page. */
  marks: Promise<PlayerMarks> | undefined;
}

export interface Home {
  seo: PageSeo;
  product: string;
  /** The server's time in milliseconds: countdowns start from it until hydration. */
  now: number;
  banners: PageSection<ShownBanners>;
  categories: PageSection<CategoryLink[]>;
  hasSportsbook: boolean;
  isPlayer: boolean;
  /** Below the first. */
  rows: CategoryRow[];
  jackpots: PageSection<JackpotCard[]>;
  /** May be streamed after the page. */
  wins: PageSection<Win[]> | Promise<PageSection<Win[]>>;
  tournaments: PageSection<TournamentCard[]>;
  providers: PageSection<ShownProviders>;
}

/** The rows of games from the top, in forms that take turns. */
const ROWS: readonly RowForm[] = ["row", "showcase", "row", "portrait"];
const GAMES_IN_ROW = 12;
/** The large one, and two full lines. */
const GAMES_IN_SHOWCASE = 13;
/** Some of a row's games are shown above it. */
const GAMES_ASKED = 24;
const JACKPOTS_SHOWN = 4;
const TOURNAMENTS_SHOWN = 6;

/** Loads all but optional parts before the first HTML; a section that fails does not affect the others. */
export async function loadHome(context: PageContext): Promise<Home> {
  const { product } = await context.content.config();
  const categories = settleSection(context, listCategories(context));
  const { viewer, wins, ...page } = await promiseHash({
    seo: loadPageSeo(context, {
      title: context.t("home.meta.title", { product: product.name }),
    }),
    viewer: context.viewer(),
    categories,
    hasSportsbook: hasSportsbook(context),
    rows: categories.then((known) => (known.ok ? listRows(context, known.value) : [])),
    banners: loadBanners(context, "home-main"),
    jackpots: settleSection(context, listJackpots(context)),
    wins: optionalPart(context, settleSection(context, listBiggestWins(context)), {
      ok: false,
    }),
    tournaments: settleSection(context, listTournaments(context)),
    providers: settleSection(
      context,
      listProviders(context).then((list) => showProviders(context, list.providers)),
    ),
  });
  return {
    ...page,
    product: product.name,
    now: Date.now(),
    isPlayer: viewer === "player",
    wins: wins.value,
  };
}

export async function readOwnHome(context: PageContext): Promise<OwnHome> {
  const marks = deferPlayerMarks(context);
  const continued = listContinued(context);
  const [games, first, quests] = await Promise.all([
    continued,
    continued.then((above) => readFirstRow(context, above)),
    loadQuestRow(context),
  ]);
  return { continued: showRow(context, { games }), first, quests, marks };
}

/** Everybody's first row is of games that a player may just have played: these stand above it already. */
async function readFirstRow(
  context: PageContext,
  above: readonly GameSummary[],
): Promise<CategoryRow | null> {
  const categories = await settleSection(context, listCategories(context));
  if (!categories.ok) return null;
  const [row] = rowsOf(context, await readLists(context, categories.value.slice(0, 1)), above);
  return row ?? null;
}

/** A player's first row may begin with any of its games, a visitor's with the first of them. */
async function listRows(context: PageContext, categories: CategoryLink[]): Promise<CategoryRow[]> {
  const [viewer, [first, ...lists]] = await Promise.all([
    context.viewer(),
    readLists(context, categories.slice(0, ROWS.length)),
  ]);
  const games = first?.list.ok ? first.list.value.games : [];
  return rowsOf(context, lists, viewer === "visitor" ? games.slice(0, GAMES_IN_ROW) : games);
}

interface ListOfRow {
  category: CategoryLink;
  form: RowForm;
  list: PageSection<{ games: GameSummary[]; total: number }>;
}

function readLists(context: PageContext, categories: CategoryLink[]): Promise<ListOfRow[]> {
  return Promise.all(
    categories.map(async (category, index) => {
      const form = ROWS[index] ?? "row";
      const games = listGames(context, { category: category.sysname, count: GAMES_ASKED }, form !== "row");
      return { category, form, list: await settleSection(context, games) };
    }),
  );
}

/** No game stands in two rows: they begin with what has not been shown above. */
function rowsOf(context: PageContext, lists: ListOfRow[], above: readonly GameSummary[]): CategoryRow[] {
  const shown = new Set(above.map(({ sysname }) => sysname));
  return lists.flatMap(({ category, form, list }) => {
    if (!list.ok) return { category, form, games: list };
    const { games, total } = list.value;
    const count = form === "showcase" ? GAMES_IN_SHOWCASE : GAMES_IN_ROW;
    const row = games.filter(({ sysname }) => !shown.has(sysname)).slice(0, count);
    for (const { sysname } of row) shown.add(sysname);
    return row.length
      ? {
          category,
          lead: context.t("providers.games", { count: total }),
          form,
          games: { ok: true, value: showRow(context, { games: rowOf(row, form), total }, form) },
        }
      : [];
  });
}

/** A showcase tells the facts of its large card alone. */
function rowOf(games: GameSummary[], form: RowForm): GameSummary[] {
  if (form !== "showcase") return games;
  return games.map((game, index) => (index === 0 ? game : { ...game, facts: undefined }));
}

async function listBiggestWins(context: PageContext): Promise<Win[]> {
  return biggestWins(await listLiveWins(context), WINS_SHOWN);
}

async function listJackpots(context: PageContext): Promise<JackpotCard[]> {
  const jackpots = await context.platform.call("Jackpots.get");
  return jackpots.slice(0, JACKPOTS_SHOWN).map(toJackpotCard);
}

async function listTournaments(context: PageContext): Promise<TournamentCard[]> {
  const tournaments = await context.platform.call("tournaments.get", {
    status: "active",
    count: TOURNAMENTS_SHOWN,
  });
  return tournaments.items.map(toTournamentCard);
}
