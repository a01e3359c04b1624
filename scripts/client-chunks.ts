import type { Rollup } from "vite";

const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream|cookie|remix-i18next)\/|commonjsHelpers/;

/** What every page of the site loads, and what runs beside the pages needs of them, once it rests. */
const LAYOUT =
  /\/(?:root\.tsx|default-layout\.route\.tsx|tracking\/track\.ts|runtime\/read-json\.ts|runtime\/document\/document-script\.tsx|validation\/plain-text\.ts|time\/throttled-refresh\.ts|i18n\/locale-href\.ts)(?:\?|$)/;

/** Sums of money: forms that are judged need it as well as the pages of an account. */
const AMOUNTS = /node_modules\/big\.js\/|\/validation\/(?:currency-signs|typed-amount)\.ts/;

/** What judges forms, and follows their pages. */
const RULES = /node_modules\/(?:@conform-to\/zod|zod)\/|\/app\/forms\/validation\//;

/** Pages by what people do there: who opens one of them will open others. All other pages are for reading. */
const families = {
  play: /\/app\/features\/(?:home|games|jackpots|tournaments|winners|betting)\//,
  sign: /\/app\/features\/(?:auth|mini-app)\//,
  account: /\/app\/features\/(?:profile|cashier|verification|responsible-game|bets|bonuses|cashback)\//,
};

interface Reach {
  layout: ReadonlySet<string>;
  /** The pages that import a module at once. */
  pages: ReadonlyMap<string, readonly string[]>;
}

let reach: Reach | undefined;

/**
 * Names the file of a module; undefined where Rollup decides. Code that several pages share is in one file for each
 * combination of page families, so that a visit requests few files, and none of another family's.
 */
export function chunkOf(id: string, graph: Rollup.ManualChunkMeta): string | undefined {
  if (FRAMEWORK.test(id)) return "framework";
  if (AMOUNTS.test(id)) return "amounts";
  reach ??= reachOf(graph);
  if (reach.layout.has(id)) return "layout";
  const pages = reach.pages.get(id) ?? [];
  if (pages.length === 0 && RULES.test(id)) return "rules";
  return pages.length < 2 ? undefined : [...new Set(pages.map(familyOf))].sort().join("-");
}

function familyOf(page: string): string {
  return Object.entries(families).find(([, pages]) => pages.test(page))?.[0] ?? "read";
}

function reachOf({ getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta): Reach {
  const importedBy = (ids: readonly string[]) => {
    const found = new Set(ids);
    for (const id of found) for (const imported of getModuleInfo(id)?.importedIds ?? []) found.add(imported);
    return found;
  };
  const ids = [...getModuleIds()];
  const layout = importedBy(ids.filter((id) => LAYOUT.test(id)));
  const pages = new Map<string, string[]>();
  for (const page of ids.filter((id) => getModuleInfo(id)?.isEntry))
    for (const id of importedBy([page])) pages.set(id, [...(pages.get(id) ?? []), page]);
  return { layout, pages };
}
