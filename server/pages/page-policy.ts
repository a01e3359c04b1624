import type { QueryNames, RouteHandle } from "../../app/context";
import { ownCookies, personalCookies } from "../../app/session/cookies";
import { type NoticeSettings, noticeCookies } from "../../app/site-notices/notice-cookies";
import { visitorQuery } from "../../app/site-query";
import type { MatchedBranch } from "./route-table";

/** What is looked at to tell whether everyone who asks for this document gets the same one. */
export interface PageRequest {
  method: string;
  origin: string;
  basename: string;
  path: string;
  search: string;
  isDataRequest: boolean;
  branch: Pick<MatchedBranch, "handles" | "isResource">;
  cookies: ReadonlyMap<string, string>;
  country: string | undefined;
  isBot: boolean;
  /** What visitors are asked before anything else. */
  asks: NoticeSettings;
}

/** A shared document: what names it in the page cache, and all that its render may know of the request. */
export interface SharedPage {
  key: string;
  search: string;
  cookieHeader: string | undefined;
}

const siteWide: Readonly<Record<string, "visitor">> = Object.fromEntries(
  visitorQuery.map((name) => [name, "visitor"]),
);

const THEMES = new Set(["dark", "light"]);

/**
 * The one place that decides whether a document may be shared, before anything is rendered (architecture 7).
 * Null: it is made for one visitor.
 */
export function sharedPage(request: PageRequest): SharedPage | null {
  const { method, branch, cookies, country } = request;
  if ((method !== "GET" && method !== "HEAD") || request.isDataRequest || branch.isResource || !country)
    return null;
  if (branch.handles.some((handle) => handle.protected || handle.shared === false)) return null;
  if (cookies.size > 0 && personalCookies.some((name) => cookies.has(name))) return null;
  const search = pageQuery(request.search, branch.handles);
  if (search === null) return null;
  const kept = visibleCookies(request);
  return {
    key: `${request.origin}${request.basename}${request.path}${search} ${country} ${kept}`,
    search,
    cookieHeader: kept || undefined,
  };
}

/** The declared names in a fixed order, each once; null when the query makes the page one visitor's. */
function pageQuery(search: string, handles: readonly RouteHandle[]): string | null {
  if (!search) return "";
  const given = new URLSearchParams(search);
  const declared: QueryNames = Object.assign({}, siteWide, ...handles.map(({ query }) => query));
  const known = new URLSearchParams();
  for (const [name, kind] of Object.entries(declared)) {
    if (kind === "visitor" && given.has(name)) return null;
    const value = kind === "list" ? given.getAll(name).filter(Boolean).join(",") : given.get(name);
    if (value) known.set(name, value);
  }
  return known.size > 0 ? `?${known}` : "";
}

/** Cookies that a shared page may show the effect of, reduced to the values that are known. */
function visibleCookies({ cookies, isBot, asks }: PageRequest): string {
  const theme = cookies.get(ownCookies.theme);
  return [
    ...(theme && THEMES.has(theme) ? [`${ownCookies.theme}=${theme}`] : []),
    ...noticeCookies(asks, cookies, isBot),
  ].join("; ");
}

/** What caches in front of us may do with a shared document. */
export const SHARED_CACHE_CONTROL = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";
/** The same where caches do not tell countries apart and the page does: browsers may keep it and ask again. */
export const BROWSER_CACHE_CONTROL = "private, no-cache";
export const SHARED_VARY = "Cookie, Accept-Language, Accept-Encoding";
