import type { ServerBuild } from "@remix-run/node";
import { type AgnosticDataRouteObject, matchRoutes } from "@remix-run/router";
import { LRUCache } from "lru-cache";
import type {
  GuardName,
  RouteBranch,
  RouteHandle,
  SitePage,
  SiteTable,
} from "../../app/context/route-handle";
import type { DocumentPolicy } from "../../app/routing/addresses/document-policies";
import { normalizeEncoding, normalizeSegments } from "../../app/routing/addresses/normalize-path";

type Routes = ServerBuild["routes"];

/** A route branch with what the web server needs before it calls the app. */
export interface MatchedBranch extends RouteBranch {
  /** Id of the innermost route, used as the page's name in logs and metrics. */
  leafId: string;
  /** The full path of the route without locale, `/game/:sysname`. */
  route: string;
  /** At least one route of the branch has an action. */
  takesPosts: boolean;
  /** A resource route: it responds with something other than a document. */
  isResource: boolean;
}

export interface RouteTable extends SiteTable {
  match: (path: string) => MatchedBranch;
  /** Ids of the routes that show something. */
  documents: ReadonlySet<string>;
}

const guards: Record<GuardName, true> = { player: true };
const policies: Record<DocumentPolicy, true> = {
  site: true,
  frame: true,
  identity: true,
  mail: true,
  payment: true,
};

/** A path so deep that only the splat route matches it. */
const NOWHERE = "/0/0/0/0/0/0/0/0/0/0/0/0";
const REMEMBERED_PATHS = 5_000;

/**
 * Finds the branch of a path without locale. Remix ranks and compiles the whole table that it is given on each match, so
 * it gets those routes alone that may match, and results are cached; the cache is bounded because visitors can invent
 * paths.
 */
export function createRouteTable(routes: Routes): RouteTable {
  const tree = treeOf(routes);
  const candidatesOf = createCandidates(tree);
  checkHandles(routes);
  const branches = new Map<string, Omit<MatchedBranch, "params">>();
  const remembered = new LRUCache<string, MatchedBranch>({ max: REMEMBERED_PATHS });

  function match(path: string): MatchedBranch {
    const known = remembered.get(path);
    if (known) return known;
    // A splat's regular expression does not match line separators, so such a path is looked up as an unknown one.
    const matches = matchRoutes(candidatesOf(path), path) ?? matchRoutes(tree, NOWHERE);
    const leaf = matches?.at(-1);
    if (!matches || !leaf) throw new Error("the route table has no route for unknown paths");
    const ids = matches.map((match) => match.route.id);
    let branch = branches.get(leaf.route.id);
    if (!branch) {
      branch = branchOf(ids, routes);
      branches.set(leaf.route.id, branch);
    }
    const matched = { ...branch, params: leaf.params };
    remembered.set(path, matched);
    return matched;
  }

  return {
    match,
    pages: listPages(routes),
    documents: new Set(Object.values(routes).flatMap((route) => (route?.module.default ? route.id : []))),
    normalize: (path) => normalizeEncoding(normalizeSegments(path, match(path).route)),
  };
}

/** Every route whose handle declares a page, with its full path and the handles of its parents. */
function listPages(routes: Routes): SitePage[] {
  return Object.values(routes).flatMap((route) => {
    if (!(route?.module.handle as RouteHandle | undefined)?.page) return [];
    const ids: string[] = [];
    for (let id: string | undefined = route?.id; id; id = routes[id]?.parentId) ids.unshift(id);
    const branch = { ...branchOf(ids, routes), params: {} };
    // A page that takes the paths under it is known by its own path.
    return { path: branch.route.replace(/\/\*$/, ""), branch };
  });
}

function branchOf(ids: string[], routes: Routes): Omit<MatchedBranch, "params"> {
  const modules = ids.flatMap((id) => routes[id]?.module ?? []);
  const leaf = modules.at(-1);
  return {
    ids,
    handles: modules.flatMap((module) => (module.handle as RouteHandle | undefined) ?? []),
    leafId: ids.at(-1) ?? "",
    route: `/${ids.flatMap((id) => routes[id]?.path || []).join("/")}`,
    takesPosts: modules.some((module) => module.action),
    isResource: !leaf?.default && !leaf?.ErrorBoundary,
  };
}

function treeOf(routes: Routes, parentId?: string): AgnosticDataRouteObject[] {
  return Object.values(routes).flatMap((route): AgnosticDataRouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, caseSensitive } = route;
    return [
      route.index
        ? { id, path, caseSensitive, index: true }
        : { id, path, caseSensitive, children: treeOf(routes, id) },
    ];
  });
}

/** Returns the routes that a path's first segment does not rule out. */
function createCandidates(tree: AgnosticDataRouteObject[]) {
  const open = routesToward("", tree);
  const bySegment = new Map(
    firstSegments(tree).map((segment): [string, AgnosticDataRouteObject[]] => [
      segment,
      routesToward(segment, tree),
    ]),
  );
  return (path: string) => bySegment.get(decoded(path.split("/", 2)[1] ?? "").toLowerCase()) ?? open;
}

function routesToward(segment: string, routes: AgnosticDataRouteObject[]): AgnosticDataRouteObject[] {
  return routes.flatMap((route): AgnosticDataRouteObject[] => {
    const own = fixedSegment(route);
    if (own !== undefined) return own === segment ? [route] : [];
    if (route.path || !route.children) return [route];
    return [{ ...route, children: routesToward(segment, route.children) }];
  });
}

function firstSegments(routes: AgnosticDataRouteObject[]): string[] {
  return routes.flatMap(
    (route) => fixedSegment(route) ?? (route.path ? [] : firstSegments(route.children ?? [])),
  );
}

/** The segment with which every path of the route begins, unless it may begin with others. */
function fixedSegment({ path }: AgnosticDataRouteObject): string | undefined {
  const segment = path?.split("/")[0]?.toLowerCase();
  return segment && !/^:|[*?]$/.test(segment) ? segment : undefined;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Stops the start on an unknown guard or policy name, which would have no effect. */
function checkHandles(routes: Routes): void {
  for (const route of Object.values(routes)) {
    const handle = route?.module.handle as RouteHandle | undefined;
    if (handle?.protected && !(handle.protected in guards)) {
      throw new Error(`route ${route?.id} names an unknown guard: ${handle.protected}`);
    }
    if (handle?.policy && !(handle.policy in policies)) {
      throw new Error(`route ${route?.id} names an unknown policy: ${handle.policy}`);
    }
  }
}
