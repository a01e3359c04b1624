import type { Block } from "~/content/blocks/block-kinds";
import type { PageContext } from "~/context/app-context";
import { showRow } from "~/features/games/game-cards.server";
import type { GameSummary } from "~/features/games/game-summary";
import { listContinued } from "~/features/games/player/continue-playing.server";
import { PLAYED } from "~/features/games/player/own-lists";
import type { PlayerMarks } from "~/features/games/player/player-marks";
import { deferPlayerMarks } from "~/features/games/player/player-marks.server";
import { loadQuestRow, type QuestRow } from "~/features/loyalty/quests/quest-row.server";
import { loadPageSeo, type PageSeo } from "~/seo/page-seo.server";
import { promptPart } from "~/upstream/optional-part.server";
import type { PlacedBlock } from "./placed-block";
import { placeBlocks, readApart } from "./placed-blocks.server";
import { type GamesRow, loadOwnRow } from "./rows.server";
import { loadSections, type Section } from "./sections.server";

/** A page of sections, as everybody has it. */
export interface SectionPage {
  seo: PageSeo;
  isPlayer: boolean;
  sections: Section[];
}

export interface Home extends SectionPage {
  product: string;
}

/** What is one player's own of any page of sections. */
export interface OwnSections {
  /** The player's marks for the cards, streamed after the page. */
  marks: Promise<PlayerMarks> | undefined;
  /** The content of the places of blocks for some players, by their names. */
  apart: Record<string, Section[]>;
}

/** What is one player's own of the page. */
export interface OwnHome extends OwnSections {
  /** Games the player played last; null for visitors. */
  continued: GamesRow | null;
  /** The first row of games, without those; null when there is none. A visitor has everybody's. */
  first: GamesRow | null;
  /** The player's loyalty quests; null for visitors. */
  quests: QuestRow | null;
}

/** Home where no editor has ordered it: rows of the platform's first categories, in forms that take turns. */
const defaultBlocks: readonly Block[] = [
  { kind: "banners" },
  { kind: "wins" },
  { kind: "categories" },
  { kind: "games", form: "row" },
  { kind: "jackpots" },
  { kind: "games", form: "showcase" },
  { kind: "games", form: "row" },
  { kind: "games", form: "portrait" },
  { kind: "tournaments" },
  { kind: "providers" },
];

/** Loads all but optional parts before the first HTML; a section that fails does not affect the others. */
export async function loadHome(context: PageContext): Promise<Home> {
  const { product } = await context.content.config();
  const blocks = readBlocks(context);
  const [seo, viewer, sections] = await Promise.all([
    loadPageSeo(context, { title: context.t("home.meta.title", { product: product.name }) }),
    context.viewer(),
    blocks.then((known) => loadSections(context, known, known.find(isOwn))),
  ]);
  return { seo, product: product.name, isPlayer: viewer === "player", sections };
}

/** Nothing is read for a page that has no place for it. */
export async function readOwnHome(context: PageContext): Promise<OwnHome> {
  const blocks = await readBlocks(context);
  const sections = readOwnSections(context, blocks);
  const own = blocks.find(isOwn);
  if (!own) return { ...(await sections), continued: null, first: null, quests: null };
  const continued = listContinued(context);
  const [games, first, quests, others] = await Promise.all([
    continued,
    continued.then((above) => loadOwnRow(context, blocks, own, above)),
    loadQuestRow(context),
    sections,
  ]);
  return { ...others, continued: continuedRow(context, games), first, quests };
}

function continuedRow(context: PageContext, games: GameSummary[]): GamesRow | null {
  if (games.length === 0) return null;
  return {
    title: context.t("home.continued.title"),
    category: PLAYED,
    form: "row",
    games: { ok: true, value: showRow(context, { games }) },
  };
}

/** What is one player's own of a page of these blocks. */
export async function readOwnSections(
  context: PageContext,
  blocks: readonly PlacedBlock[],
): Promise<OwnSections> {
  return { marks: deferPlayerMarks(context), apart: await readApart(context, blocks) };
}

/** A player's own sections follow the first row of games. */
const isOwn = ({ kind }: PlacedBlock) => kind === "games";

const read = new WeakMap<PageContext, Promise<readonly PlacedBlock[]>>();

/** The editor's blocks; once a request, because a page and its own parts have one order. Home is not late for it. */
function readBlocks(context: PageContext): Promise<readonly PlacedBlock[]> {
  const known =
    read.get(context) ??
    promptPart(context, context.content.home(), null).then((page) =>
      placeBlocks(context, page?.blocks ?? defaultBlocks),
    );
  read.set(context, known);
  return known;
}
