import type { InternalPath } from "../../app/routing/addresses/internal-path";
import { normalizeSegments } from "../../app/routing/addresses/normalize-path";
import { type LocalePath, pathnameOf } from "./locale-prefix";
import type { MatchedBranch, RouteTable } from "./route-table";

/** A locale path whose `path` is the normalized one by which everything knows the page. */
export interface NormalizedPath extends LocalePath {
  /** The pathname that is right for the page, its parameters as they were written. */
  pathname: string;
  /** The requested path is normalized already, parameters included. */
  isCanonical: boolean;
  /** When a GET of a variant is redirected to `pathname`; undefined: it is not. */
  moves: "at once" | "when found" | undefined;
}

/** The normalized locale path of a request (docs/contract.md#o37). */
export function normalizedPath(
  requested: string,
  localePath: LocalePath,
  site: Pick<RouteTable, "match" | "normalize">,
): NormalizedPath {
  const branch = site.match(localePath.path);
  const path = site.normalize(localePath.path) as InternalPath;
  const pathname = pathnameOf({
    ...localePath,
    path: isUnknown(branch)
      ? localePath.path
      : (normalizeSegments(localePath.path, branch.route) as InternalPath),
  });
  return {
    ...localePath,
    path,
    pathname,
    isCanonical: pathnameOf({ ...localePath, path }) === requested,
    moves: pathname === requested ? undefined : movesOf(requested, localePath, branch),
  };
}

/** A path whose route consists of parameters may have no page, which only its loader finds out. */
function movesOf(requested: string, { basename, isPrefixed }: LocalePath, { route }: MatchedBranch) {
  const hasPrefix = isPrefixed && basename !== "" && requested.startsWith(`${basename}/`);
  const isOtherPrefix = isPrefixed && !hasPrefix;
  return !isOtherPrefix && /^(?:\/:[^/]+)+$/.test(route) ? "when found" : "at once";
}

/** The page of paths that lead nowhere, as opposed to a page or file that takes any path below its own. */
function isUnknown({ route, handles }: MatchedBranch): boolean {
  return route.endsWith("*") && !handles.some(({ page }) => page);
}
