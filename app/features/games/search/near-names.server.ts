import MiniSearch from "minisearch";
import type { PageContext } from "~/context/app-context";
import { LONGEST_REPLY } from "~/platform/long-list.server";
import { ignoreRejection } from "~/upstream/ignore-rejection";
import { toGameSummary } from "../game-summary";
import { plain } from "./search-text";

/** How long the names are cached: a new game is found by its exact name at once. */
const FRESH_MS = 3_600_000;
const RETRY_MS = 60_000;
/** Minimum letters of a word: of shorter ones, a misspelling is usually another word. */
const LEAST_LETTERS = 3;
/** Letters of a beginning that a name must have, where nothing fits the whole. */
const LEAST_BEGINNING = 4;
/** Names that are added before others have their turn. */
const AT_ONCE = 200;

interface Name {
  sysname: string;
  name: string;
}

/** Finds names by spellings of them, nearest first: first by those of all words, else by those of some, else by its beginning. */
export interface NameIndex {
  near(search: string): string[];
}

/** Makes the index of these names. */
export async function indexNames(names: readonly Name[]): Promise<NameIndex> {
  const index = new MiniSearch<Name>({
    fields: ["name"],
    idField: "sysname",
    processTerm: plain,
    searchOptions: {
      prefix: (term) => term.length >= LEAST_LETTERS,
      // A third of the letters, two at most: "starbrust" has two others than "starburst".
      fuzzy: (term) => (term.length >= LEAST_LETTERS ? 0.34 : false),
      maxFuzzy: 2,
    },
  });
  await index.addAllAsync(names, { chunkSize: AT_ONCE });
  return {
    near(search) {
      const all = index.search(search, { combineWith: "AND" });
      let found = all.length > 0 ? all : index.search(search);
      for (let length = search.length - 1; found.length === 0 && length >= LEAST_BEGINNING; length -= 1)
        found = index.search(search.slice(0, length));
      return found.map(({ id }) => String(id));
    },
  };
}

interface CachedNames {
  index: Promise<NameIndex>;
  until: number;
}

/** By app, then by language. */
const cached = new WeakMap<PageContext["config"], Map<string, CachedNames>>();

/** Sysnames of games with similar names; the visitor may not see all of them, which only a call can say. */
export async function nearGames(context: PageContext, search: string): Promise<string[]> {
  return (await indexOf(context)).near(search);
}

/** The index of the page's language; one that is old serves while the next is made. */
function indexOf(context: PageContext): Promise<NameIndex> {
  const byLocale = cached.get(context.config) ?? new Map<string, CachedNames>();
  cached.set(context.config, byLocale);
  const { code } = context.locale;
  const known = byLocale.get(code);
  if (known && Date.now() < known.until) return known.index;
  const index = ignoreRejection(readNames(context).then(indexNames));
  const next = { index: known?.index ?? index, until: Date.now() + RETRY_MS };
  byLocale.set(code, next);
  index.then(() => Object.assign(next, { index, until: Date.now() + FRESH_MS })).catch(() => {});
  return next.index;
}

/** Page after page, as thousands at once would hold up others. */
async function readNames({ platform, content }: PageContext): Promise<Name[]> {
  const config = await content.config();
  const found = new Map<string, Name>();
  for (let offset = 0; ; offset += LONGEST_REPLY) {
    const { items, total } = await platform.call("games.get", { options: { count: LONGEST_REPLY, offset } });
    for (const game of items) {
      const { sysname, name } = toGameSummary(game, new Map(), config);
      found.set(sysname, { sysname, name });
    }
    if (offset + items.length >= total || items.length === 0) return [...found.values()];
  }
}
