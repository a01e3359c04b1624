import { ownCookies, personalCookies } from "../../app/session/cookies";
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
}

/** A shared document: what names it in the page cache, and all that its render may know of the request. */
export interface SharedPage {
  key: string;
  search: string;
  cookieHeader: string | undefined;
}

/** Query names that choose what a page shows. Others neither split the cache nor reach a shared render. */
const PAGE_QUERY = [
  "category",
  "providers",
  "types",
  "tags",
  "search",
  "sort",
  "page",
  "tab",
  "period",
  "status",
  "mode",
] as const;

/** Of these the ones whose name may be repeated, as a form without script spells a list. */
const LISTS: ReadonlySet<string> = new Set(["providers", "types", "tags"]);

/** Query names that make a page one visitor's: popups, returns, captured codes (specification 2.2). */
const VISITOR_QUERY = new Set([
  "show_popup_reg",
  "show_popup_auth",
  "prevent_close",
  "redirectUrl",
  "backUrl",
  "promo_code",
  "oauth",
  "code",
  "popup",
  "confirm",
  "dialog",
  "menu",
  "register",
  "transaction",
  "contact",
  "token",
  "from",
  "toastType",
  "_non_strict",
]);

const THEMES = new Set(["dark", "light"]);

/**
 * The one place that decides whether a document may be shared, before anything is rendered (ARCHITECTURE 7).
 * Null: it is made for one visitor.
 */
export function sharedPage(request: PageRequest): SharedPage | null {
  const { method, branch, cookies, country } = request;
  if ((method !== "GET" && method !== "HEAD") || request.isDataRequest || branch.isResource || !country)
    return null;
  if (branch.handles.some((handle) => handle.protected || handle.shared === false)) return null;
  if (cookies.size > 0 && personalCookies.some((name) => cookies.has(name))) return null;
  const search = pageQuery(request.search);
  if (search === null) return null;
  const kept = visibleCookies(cookies);
  return {
    key: `${request.origin}${request.basename}${request.path}${search} ${country} ${kept}`,
    search,
    cookieHeader: kept || undefined,
  };
}

/** The known names in a fixed order, each once; null when the query makes the page one visitor's. */
function pageQuery(search: string): string | null {
  if (!search) return "";
  const given = new URLSearchParams(search);
  for (const name of given.keys()) if (VISITOR_QUERY.has(name)) return null;
  const known = new URLSearchParams();
  for (const name of PAGE_QUERY) {
    const value = LISTS.has(name) ? given.getAll(name).filter(Boolean).join(",") : given.get(name);
    if (value) known.set(name, value);
  }
  return known.size > 0 ? `?${known}` : "";
}

/** Cookies that a shared page may show the effect of, reduced to the values that are known. */
function visibleCookies(cookies: ReadonlyMap<string, string>): string {
  if (cookies.size === 0) return "";
  const theme = cookies.get(ownCookies.theme);
  return [
    theme && THEMES.has(theme) ? `${ownCookies.theme}=${theme}` : "",
    cookies.has(ownCookies.consent) ? `${ownCookies.consent}=1` : "",
    cookies.has(ownCookies.ageGate) ? `${ownCookies.ageGate}=1` : "",
  ]
    .filter(Boolean)
    .join("; ");
}

/** What caches in front of us may do with a shared document. */
export const SHARED_CACHE_CONTROL = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";
export const SHARED_VARY = "Cookie, Accept-Language, Accept-Encoding";
