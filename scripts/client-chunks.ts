import { basename, resolve } from "node:path";
import type { RouteConfigEntry } from "@remix-run/route-config";
import type { Rollup } from "vite";
import routes from "../app/routes";
import { type Group, planFiles, type Visit } from "./plan-files";

type GetModuleInfo = Rollup.GetModuleInfo;

/** Files by what they hold: what rarely changes. */
const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream|cookie|remix-i18next|@babel)\/|commonjsHelpers/;

/** What judges a form: loaded after its page, by the rules of a form (`app/validation/lazy-rules.ts`). */
const RULES =
  /node_modules\/(?:@conform-to\/zod|zod)\/|app\/validation\/(?:rules\/|field-rules|no-eval|pattern)/;
const RULES_OF_FORM = /-schemas?$|\/validation\/judge$/;

/** Starts the page when it is loaded, so nothing else may stand in its file. */
const START = /\/entry\.client\.tsx$/;

/** What every page of the site loads. */
const frame = /\/(?:entry\.client|root|default-layout\.route)$/;

/** What names the parts that follow a page (`app/runtime/island.tsx`); some wait until it is used, or are never wanted. */
const NAMES_ISLANDS = /\/runtime\/island\.tsx$/;
const WAITS = /\b(?:waitsFor|mayAppear)\b/;
/** What else follows pages at once, and what follows them where the operator counts visits. */
const FOLLOWS = /\/(?:page-parts|live-feed)$/;
const COUNTS_VISITS = /\/tracking-part$/;
/** What follows pages of players alone, and what comes once a page is used. */
const PLAYERS = /\/(?:player-menus|balance-refresh|popups-part)$/;
const USED = /\/background-tasks$/;

/** Where visits begin. */
const FIRST = /\/(?:home|game-hall|game|sign-in)\.route$/;
/** Where visits begin bytes count; later pages find most of them kept, so files do. */
const first = { weight: 25, request: 1700 };
const further = { weight: 1, request: 4200 };
/** What follows a page, beside the page itself: visits that load it, and how many they are. */
const follows: readonly [share: number, ...Moment[]][] = [
  [0.165, "at once"],
  [0.165, "at once", "with visits counted"],
  [0.11, "at once", "with visits counted", "when used"],
  [0.11, "at once", "with visits counted", "when used", "for players"],
];
/** What runs beside the pages (`app/runtime/runtime.ts`), most of it beside each; dialogs are opened by few. */
const PART = /\/parts\/|-part$/;
const part = { weight: 1, request: 900 };
const dialog = { weight: 0.2, request: 900 };

/** Brotli's bytes of a character of source, about: packages have long comments, and parts that are left out. */
const packed = (id: string) => (id.includes("node_modules") ? 0.08 : 0.19);

let files: ReadonlyMap<string, string> | undefined;

/** Names the file of a module; undefined for one that stays with the only entry that loads it. */
export function chunkOf(id: string, graph: Rollup.ManualChunkMeta): string | undefined {
  files ??= nameFiles(graph);
  return files.get(id);
}

function nameFiles(graph: Rollup.ManualChunkMeta): Map<string, string> {
  const { getModuleIds, getModuleInfo } = graph;
  const named = new Map<string, string>();
  const shared = new Map<string, { entries: string[]; ids: string[] }>();
  const late = latePartsOf(graph);
  for (const id of [...getModuleIds()].sort()) {
    const entries = [...entriesOf(id, getModuleInfo)].sort();
    const fixed = fixedFile(id, entries);
    if (fixed) named.set(id, fixed);
    else if (!START.test(id) && (entries.length > 1 || entries.some((entry) => late.has(entry)))) {
      const key = entries.join();
      shared.set(key, { entries, ids: [...(shared.get(key)?.ids ?? []), id] });
    }
  }
  const groups = [...shared.values()];
  const sizeOf = (id: string) => getModuleInfo(id)?.code?.length ?? 0;
  const groupOf = new Map(groups.flatMap(({ ids }, at) => ids.map((id) => [id, at] as const)));
  const plan = planFiles(
    groups.map(
      ({ entries, ids }, at): Group => ({
        entries: new Set(entries),
        bytes: ids.reduce((sum, id) => sum + sizeOf(id) * packed(id), 0),
        imports: ids
          .flatMap((id) => getModuleInfo(id)?.importedIds ?? [])
          .flatMap((id) => groupOf.get(id) ?? [])
          .filter((to) => to !== at),
      }),
    ),
    visitsOf(graph, late),
  );
  for (const file of plan) {
    const ids = file.flatMap((group) => groups[group]?.ids ?? []);
    const largest = ids.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one));
    // Two files of a name would be one.
    for (const id of ids) named.set(id, `${basename(withoutExtension(largest))}-${file[0]}`);
  }
  return named;
}

function fixedFile(id: string, entries: readonly string[]): string | undefined {
  if (FRAMEWORK.test(id)) return "framework";
  if (START.test(id)) return undefined;
  if (entries.some((entry) => frame.test(entry))) return "frame";
  if (RULES.test(id) || (entries.length > 1 && entries.every((entry) => RULES_OF_FORM.test(entry))))
    return "rules";
  return undefined;
}

/** When a part is loaded that follows a page. */
type Moment = "at once" | "with visits counted" | "for players" | "when used";

/** The parts that follow pages, by the module that names them. */
function latePartsOf({ getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta): Map<string, Moment> {
  const moments = new Map<string, Moment>();
  for (const id of getModuleIds()) {
    const info = getModuleInfo(id);
    const hasIslands = info?.importedIds.some((to) => NAMES_ISLANDS.test(to));
    for (const part of (info?.dynamicallyImportedIds ?? []).map(withoutExtension)) {
      if (PLAYERS.test(part)) moments.set(part, "for players");
      else if (COUNTS_VISITS.test(part)) moments.set(part, "with visits counted");
      else if (USED.test(part) || (hasIslands && WAITS.test(info?.code ?? "")))
        moments.set(part, "when used");
      else if (hasIslands || FOLLOWS.test(part)) moments.set(part, "at once");
    }
  }
  return moments;
}

/** Every page, at first and with what follows it; and what comes later, each part by itself. */
function visitsOf(
  { getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta,
  late: ReadonlyMap<string, Moment>,
): Visit[] {
  const followersOf = (entries: readonly string[], moments: readonly Moment[]): string[] => {
    const all = new Set(entries);
    for (const entry of all)
      for (const part of laterOf(entry, getModuleInfo)) {
        const moment = late.get(part);
        if (moment && moments.includes(moment)) all.add(part);
      }
    return [...all];
  };
  const later = [...getModuleIds()]
    .filter((id) => getModuleInfo(id)?.dynamicImporters.length)
    .map(withoutExtension)
    .filter((entry) => !late.has(entry))
    .map((entry) => ({ entries: [entry], ...(PART.test(entry) ? part : dialog) }));
  const pages = pagesOf(routes as RouteConfigEntry[], [resolve("app/root")]).flatMap((entries) => {
    const { weight, request } = entries.some((entry) => FIRST.test(entry)) ? first : further;
    return [
      { entries, weight, request },
      ...follows.map(([share, ...moments]) => ({
        entries: followersOf(entries, moments),
        weight: weight * share,
        request,
      })),
    ];
  });
  return [...pages, ...later];
}

/** The modules of each page's routes, from the root down. */
function pagesOf(table: readonly RouteConfigEntry[], above: readonly string[]): string[][] {
  return table.flatMap(({ file, children }) => {
    const chain = [...above, resolve("app", withoutExtension(file))];
    if (children) return pagesOf(children, chain);
    return file.endsWith(".tsx") ? [chain] : [];
  });
}

/** The lazy parts that an entry's modules name. */
function laterOf(entry: string, getModuleInfo: GetModuleInfo): Set<string> {
  const later = new Set<string>();
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    const info = getModuleInfo(id);
    for (const to of info?.dynamicallyImportedIds ?? []) later.add(withoutExtension(to));
    for (const to of info?.importedIds ?? []) visit(to);
  };
  for (const extension of [".tsx", ".ts"]) visit(entry + extension);
  return later;
}

const known = new Map<string, ReadonlySet<string>>();

/** The routes and lazy parts that load a module at once, as paths without extension. */
function entriesOf(id: string, getModuleInfo: GetModuleInfo): ReadonlySet<string> {
  const seen = known.get(id);
  if (seen) return seen;
  const entries = new Set<string>();
  known.set(id, entries);
  const info = getModuleInfo(id);
  if (info?.isEntry || info?.dynamicImporters.length) entries.add(withoutExtension(id));
  for (const importer of info?.importers ?? [])
    for (const entry of entriesOf(importer, getModuleInfo)) entries.add(entry);
  return entries;
}

function withoutExtension(path: string): string {
  return path.replace(/\.tsx?(?:\?.*)?$/, "");
}
