import type { Fragment } from "~/browser/served-html/fragment";
import { blockHtml } from "~/content/blocks/block-html.server";
import { type Blocks, type CasinoBlock, isTextBlock } from "~/content/blocks/block-kinds";
import type { PageContext } from "~/context/app-context";
import { haveOwnBanners, loadBanners, type ShownBanners } from "~/features/banners/banners.server";
import { type CategoryLink, listCategories, listProviders } from "~/features/games/games.server";
import { type ShownProviders, showProviders } from "~/features/games/providers/provider-tiles.server";
import { hasSportsbook } from "~/features/games/sportsbook.server";
import { type JackpotCard, toJackpotCard } from "~/features/jackpots/jackpot-card";
import { type ShownPromotions, showPromotions } from "~/features/promotions/entries/promotion-tiles.server";
import { listPromotions } from "~/features/promotions/entries/promotions.server";
import { type TournamentCard, toTournamentCard } from "~/features/tournaments/tournament-card";
import { biggestWins, type Win } from "~/features/winners/win";
import { listLiveWins } from "~/features/winners/winners.server";
import { type PageSection, settleSection } from "~/shell/sections/page-section";
import { optionalPart } from "~/upstream/optional-part.server";
import type { PlacedBlock } from "./placed-block";
import { type GamesRow, isRowBlock, loadRows } from "./rows.server";
import { WINS_SHOWN } from "./wins-shown";

interface Titled<T> {
  title: string;
  part: PageSection<T>;
}

/** What a page is made of, by kind: data for the components of `section-list.tsx`. */
export interface Sections {
  /** What an editor wrote, as finished HTML. */
  text: { html: Fragment };
  banners: { part: PageSection<ShownBanners> };
  /** May be streamed after the page. */
  wins: { wins: PageSection<Win[]> | Promise<PageSection<Win[]>> };
  categories: { part: PageSection<CategoryLink[]>; hasSportsbook: boolean; isPlayer: boolean };
  /** The place of what is one player's own (`OwnHome`). */
  own: object;
  /** The place of a block for some players; its content is their own. */
  apart: { name: string };
  games: GamesRow;
  jackpots: Titled<JackpotCard[]>;
  /** `now`: the server's time in milliseconds, from which countdowns start until hydration. */
  tournaments: Titled<TournamentCard[]> & { now: number };
  providers: Titled<ShownProviders> & { lead: string | undefined };
  promotions: Titled<ShownPromotions>;
}

/** `name`: of an own part, in place of an id that the page counts. */
export type Section = {
  [Kind in keyof Sections]: { kind: Kind; name?: string } & Sections[Kind];
}[keyof Sections];

/** The place of banners of which some are for some players. */
export const APART_BANNERS = "banners";

const JACKPOTS_SHOWN = 4;
const TOURNAMENTS_SHOWN = 6;
const PROMOTIONS_SHOWN = 6;

/**
 * Loads the sections of a page in the order of its blocks, and nothing for what is not on it. One that fails does not affect
 * the others; a block without what it needs is none. Where the block `own` stands, each player has their own.
 */
export async function loadSections(
  context: PageContext,
  placed: readonly PlacedBlock[],
  own?: PlacedBlock,
): Promise<Section[]> {
  const rows = loadRows(context, placed, own);
  const sections = placed.map(async (block): Promise<Section | null> => {
    if (block === own) return { kind: "own" };
    if (block.kind === "apart") return { kind: "apart", name: block.name };
    if (isTextBlock(block))
      return { kind: "text", html: context.fragments.serve([blockHtml(context, block)]) };
    if (!isRowBlock(block)) {
      const load = loaders[block.kind] as (context: PageContext, block: CasinoBlock) => Promise<Section>;
      return load(context, block);
    }
    const row = (await rows).get(block);
    return row ? { kind: "games", ...row } : null;
  });
  // At once: a failure of any ends the wait for all.
  const [found] = await Promise.all([Promise.all(sections), rows]);
  return found.filter((section) => section !== null);
}

type Loaded = Exclude<CasinoBlock["kind"], "games" | "picks">;
type Loaders = { [Kind in Loaded]: (context: PageContext, block: Blocks[Kind]) => Promise<Section> };

const loaders: Loaders = {
  banners: async (context) =>
    (await haveOwnBanners(context, "home-main"))
      ? { kind: "apart", name: APART_BANNERS }
      : { kind: "banners", part: await loadBanners(context, "home-main") },
  wins: async (context) => {
    const wins = settleSection(context, listBiggestWins(context));
    return { kind: "wins", wins: (await optionalPart(context, wins, { ok: false })).value };
  },
  categories: async (context) => {
    const [part, isThere, viewer] = await Promise.all([
      settleSection(context, listCategories(context)),
      hasSportsbook(context),
      context.viewer(),
    ]);
    return { kind: "categories", part, hasSportsbook: isThere, isPlayer: viewer === "player" };
  },
  jackpots: async (context, { title = context.t("home.jackpots.title") }) => ({
    kind: "jackpots",
    title,
    part: await settleSection(context, listJackpots(context)),
  }),
  tournaments: async (context, { title = context.t("home.tournaments.title") }) => ({
    kind: "tournaments",
    title,
    part: await settleSection(context, listTournaments(context)),
    now: Date.now(),
  }),
  providers: async (context, { title = context.t("home.providers.title") }) => {
    const list = await settleSection(context, listProviders(context));
    return {
      kind: "providers",
      title,
      lead: list.ok ? context.t("search.foundProviders", { count: list.value.total }) : undefined,
      part: list.ok ? { ok: true, value: showProviders(context, list.value.providers) } : list,
    };
  },
  promotions: async (context, { title = context.t("promotions.title") }) => ({
    kind: "promotions",
    title,
    part: await settleSection(
      context,
      listPromotions(context).then((list) => showPromotions(context, list.slice(0, PROMOTIONS_SHOWN))),
    ),
  }),
};

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
