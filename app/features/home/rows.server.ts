import type { Blocks } from "~/content/blocks/block-kinds";
import type { PageContext } from "~/context/app-context";
import { type RowForm, type ShownGames, showRow } from "~/features/games/game-cards.server";
import type { GameSummary } from "~/features/games/game-summary";
import { type CategoryLink, type GameList, listCategories, listGames } from "~/features/games/games.server";
import { type PageSection, settleSection } from "~/shell/sections/page-section";
import type { PlacedBlock } from "./placed-block";

export interface GamesRow {
  title: string;
  /** Sysname of the category whose games these are. */
  category?: string;
  /** How many games the category has. */
  lead?: string;
  form: RowForm;
  games: PageSection<ShownGames>;
}

type RowBlock = Blocks["games"] | Blocks["picks"];

interface ListOfRow {
  block: RowBlock;
  title: string;
  category?: CategoryLink;
  list: PageSection<GameList>;
}

const GAMES_IN_ROW = 12;
/** The large one, and two full lines. */
const GAMES_IN_SHOWCASE = 13;
/** Some of a row's games are shown above it. */
const GAMES_REQUESTED = 24;

export function isRowBlock(block: PlacedBlock): block is RowBlock {
  return block.kind === "games" || block.kind === "picks";
}

/**
 * The rows of a page, by their blocks. No game stands in two of them: an editor's picks stand whole, other rows begin with
 * what has not been shown above. The row of `own` is read for each player by itself (`loadOwnRow()`): it may begin with any of
 * its games, a visitor's with the first of them.
 */
export async function loadRows(
  context: PageContext,
  blocks: readonly PlacedBlock[],
  own?: PlacedBlock,
): Promise<Map<PlacedBlock, GamesRow>> {
  const [viewer, lists] = await Promise.all([own && context.viewer(), readLists(context, blocks)]);
  const shown = new Set(picksOf(blocks));
  const picked = new Set<string>();
  const rows = new Map<PlacedBlock, GamesRow>();
  for (const list of lists) {
    const { block } = list;
    if (block === own) {
      for (const sysname of viewer === "visitor" ? taken(list, shown) : sysnamesOf(list)) shown.add(sysname);
      continue;
    }
    const row = makeRow(context, list, block.kind === "picks" ? picked : shown);
    if (row) rows.set(block, row);
  }
  return rows;
}

/** The row of one block for who looks, without the games above it; null where there is none. */
export async function loadOwnRow(
  context: PageContext,
  blocks: readonly PlacedBlock[],
  own: PlacedBlock,
  above: readonly GameSummary[],
): Promise<GamesRow | null> {
  const [list] = await readLists(context, blocks, (block) => block === own);
  const shown = new Set([...picksOf(blocks), ...above.map(({ sysname }) => sysname)]);
  return list ? makeRow(context, list, shown) : null;
}

async function readLists(
  context: PageContext,
  blocks: readonly PlacedBlock[],
  isWanted: (block: PlacedBlock) => boolean = () => true,
): Promise<ListOfRow[]> {
  const rows = blocks.filter(isRowBlock);
  const categories = await categoriesOf(context, rows);
  const lists = rows.filter(isWanted).map(async (block): Promise<ListOfRow | null> => {
    const read = (games: Promise<GameList>) => settleSection(context, games);
    if (block.kind === "picks")
      return { block, title: block.title, list: await read(listPicks(context, block)) };
    // Without the platform's own name for it, only an editor's stands over what is missing.
    if (!categories.ok) return block.title ? { block, title: block.title, list: categories } : null;
    const category = categories.value.get(block);
    if (!category) return null;
    const title = block.title ?? category.name;
    return { block, title, category, list: await read(listCategory(context, block, category)) };
  });
  return (await Promise.all(lists)).filter((list) => list !== null);
}

/** The categories of blocks of games: named, or the platform's next one that none names. */
async function categoriesOf(
  context: PageContext,
  rows: readonly RowBlock[],
): Promise<PageSection<Map<PlacedBlock, CategoryLink>>> {
  const blocks = rows.filter((block) => block.kind === "games");
  if (blocks.length === 0) return { ok: true, value: new Map() };
  const known = await settleSection(context, listCategories(context));
  if (!known.ok) return known;
  const named = new Set(blocks.map(({ category }) => category));
  const others = known.value.filter(({ sysname }) => !named.has(sysname));
  const found = blocks.flatMap((block) => {
    const category = block.category
      ? known.value.find(({ sysname }) => sysname === block.category)
      : others.shift();
    return category ? [[block, category] as const] : [];
  });
  return { ok: true, value: new Map(found) };
}

function listCategory(context: PageContext, block: Blocks["games"], { sysname }: CategoryLink) {
  const count = countOf(block) > GAMES_IN_SHOWCASE ? 2 * GAMES_REQUESTED : GAMES_REQUESTED;
  return listGames(context, { category: sysname, count }, block.form !== "row");
}

/** In the editor's order. */
async function listPicks(
  context: PageContext,
  { games: sysnames, form }: Blocks["picks"],
): Promise<GameList> {
  const { games, total } = await listGames(context, { sysnames, count: sysnames.length }, form !== "row");
  const place = ({ sysname }: GameSummary) => sysnames.indexOf(sysname);
  return { games: [...games].sort((a, b) => place(a) - place(b)), total };
}

function picksOf(blocks: readonly PlacedBlock[]): string[] {
  return blocks.flatMap((block) => (block.kind === "picks" ? block.games : []));
}

function countOf(block: RowBlock): number {
  if (block.kind === "picks") return block.games.length;
  return block.count ?? (block.form === "showcase" ? GAMES_IN_SHOWCASE : GAMES_IN_ROW);
}

function sysnamesOf({ list }: ListOfRow): string[] {
  return list.ok ? list.value.games.map(({ sysname }) => sysname) : [];
}

function taken(list: ListOfRow, shown: ReadonlySet<string>): string[] {
  return sysnamesOf(list)
    .filter((sysname) => !shown.has(sysname))
    .slice(0, countOf(list.block));
}

/** Adds its games to what is shown; null when none is left. */
function makeRow(context: PageContext, row: ListOfRow, shown: Set<string>): GamesRow | null {
  const { title, category, list } = row;
  const { form } = row.block;
  const named = { title, category: category?.sysname, form };
  if (!list.ok) return { ...named, games: list };
  const names = new Set(taken(row, shown));
  const games = list.value.games.filter(({ sysname }) => names.has(sysname));
  if (games.length === 0) return null;
  for (const name of names) shown.add(name);
  const { total } = list.value;
  return {
    ...named,
    lead: category && context.t("games.count", { count: total }),
    games: { ok: true, value: showRow(context, { games: withFactsOf(form, games), total }, form) },
  };
}

/** A showcase has facts on its large card only. */
function withFactsOf(form: RowForm, games: GameSummary[]): GameSummary[] {
  if (form !== "showcase") return games;
  return games.map((game, index) => (index === 0 ? game : { ...game, facts: undefined }));
}
