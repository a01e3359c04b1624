import type { Rollup } from "vite";

/** Files by what they hold: what rarely changes. */
const contents: Readonly<Record<string, RegExp>> = {
  framework:
    /node_modules\/(?:react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream|cookie|remix-i18next|@babel)\/|commonjsHelpers/,
  // Growing jackpots take it too, without any form.
  money: /node_modules\/big\.js\//,
};

/** What judges a form: loaded after its page, by the rules of a form (`app/validation/lazy-rules.ts`). */
const RULES =
  /node_modules\/(?:@conform-to\/zod|zod)\/|app\/validation\/(?:rules\/|field-rules|no-eval|pattern)/;
const RULES_OF_FORM = /-schemas?$|\/validation\/judge$/;

const FORMS = /node_modules\/(?:@conform-to|zod)\/|app\/(?:ui\/form|validation)\//;

/** Starts the page when it is loaded, so nothing else may stand in its file. */
const START = /\/entry\.client\.tsx$/;

/** What every page of the site loads. */
const frame = /\/(?:entry\.client|root|default-layout\.route)$/;

/** What runs beside the pages (`app/runtime/runtime.ts`); it must not bring a page's file with it. */
const PART = /\/parts\/|-part$/;

/** Where visits begin: what several of these share is one file, and what one of them shares with lesser pages. */
const firstPages = ["home", "game-hall", "game", "sign-in"];

/**
 * Names the file of a module by the entries that load it, so that no first page asks for many small files. What one
 * entry alone needs stays in the entry's own.
 */
export function chunkOf(
  id: string,
  { getModuleInfo }: { getModuleInfo: Rollup.GetModuleInfo },
): string | undefined {
  for (const [name, pattern] of Object.entries(contents)) if (pattern.test(id)) return name;
  if (START.test(id)) return undefined;
  const entries = [...entriesOf(id, getModuleInfo)];
  if (entries.some((entry) => frame.test(entry))) return "frame";
  if (RULES.test(id)) return "rules";
  if (entries.length < 2) return undefined;
  if (entries.every((entry) => RULES_OF_FORM.test(entry))) return "rules";
  if (isPartOf(FORMS, id, getModuleInfo)) return "forms";
  const pages = firstPages.filter((name) => entries.some((entry) => entry.endsWith(`/${name}.route`)));
  const isOfPart = entries.some((entry) => PART.test(entry));
  if (pages.length === 0) return isOfPart ? "parts" : undefined;
  return isOfPart || pages.length > 1 ? "pages" : pages[0];
}

/**
 * Whether a module is one of these or imported by one, however far away: files that need each other's modules would be
 * a circle, in which one runs before what it needs.
 */
function isPartOf(pattern: RegExp, id: string, getModuleInfo: Rollup.GetModuleInfo): boolean {
  const seen = new Set<string>();
  const isReached = (module: string): boolean => {
    if (pattern.test(module)) return true;
    if (seen.has(module)) return false;
    seen.add(module);
    return (getModuleInfo(module)?.importers ?? []).some(isReached);
  };
  return isReached(id);
}

const known = new Map<string, ReadonlySet<string>>();

/** The routes and lazy parts that load a module at once, as paths without extension. */
function entriesOf(id: string, getModuleInfo: Rollup.GetModuleInfo): ReadonlySet<string> {
  const seen = known.get(id);
  if (seen) return seen;
  const entries = new Set<string>();
  known.set(id, entries);
  const info = getModuleInfo(id);
  if (info?.isEntry || info?.dynamicImporters.length) entries.add(id.replace(/\.tsx?(?:\?.*)?$/, ""));
  for (const importer of info?.importers ?? [])
    for (const entry of entriesOf(importer, getModuleInfo)) entries.add(entry);
  return entries;
}
