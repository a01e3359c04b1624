import { LRUCache } from "lru-cache";
import type { QueryNames, RouteHandle } from "../../app/context/route-handle";
import { visitorQuery } from "../../app/dialogs/address/visitor-query";
import { ownCookies, personalCookies, RAIL_OF_ICONS } from "../../app/session/cookies/cookies";
import { noticeCookies, type SiteNoticeSettings } from "../../app/shell/site-notices/notice-cookies";
import { isTheme } from "../../app/ui/styles/themes";
import type { MatchedBranch } from "./route-table";

/** The parts of a request that decide whether its document may be shared between visitors. */
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
  /** Notices (age gate, consent) that visitors are shown first. */
  noticeSettings: SiteNoticeSettings;
}

/** A shared document: its cache key, and the only query and cookies that its render may see. */
export interface SharedPage {
  /** Players have pages of their own kind, into which what is one's own is put (`players-page.ts`). */
  viewer: "visitor" | "player";
  key: string;
  search: string;
  cookieHeader: string | undefined;
}

const siteWide: Readonly<Record<string, "visitor">> = Object.fromEntries(
  visitorQuery.map((name) => [name, "visitor"]),
);

/**
 * Decides, before rendering, whether a document may be shared (docs/architecture.md#7). Null: rendered for one
 * visitor.
 */
export function sharedPage(request: PageRequest): SharedPage | null {
  const { method, branch, country } = request;
  if ((method !== "GET" && method !== "HEAD") || request.isDataRequest || branch.isResource || !country)
    return null;
  if (branch.handles.some((handle) => handle.protected || handle.shared === false)) return null;
  const viewer = viewerOf(request);
  if (!viewer) return null;
  const search = pageQuery(request.search, branch.handles);
  if (search === null) return null;
  const cookieKey = visibleCookies(request);
  const isPlain = search === "" && cookieKey === "" && viewer === "visitor";
  return {
    viewer,
    key: isPlain ? plainKey(request, country) : keyOf(request, search, country, cookieKey, viewer),
    search,
    cookieHeader: cookieKey || undefined,
  };
}

type Addressed = Pick<PageRequest, "origin" | "basename" | "path">;

function keyOf(
  { origin, basename, path }: Addressed,
  search: string,
  country: string,
  cookieKey: string,
  viewer: SharedPage["viewer"],
): string {
  const forPlayers = viewer === "player" ? " player" : "";
  return `${origin}${basename}${path}${search} ${country} ${cookieKey}${forPlayers}`;
}

const KEYS_BYTES = 512 * 1024;

/**
 * By path: most visits are of an address without query, and building and hashing its key takes as long as finding the
 * page.
 */
const plainKeys = new LRUCache<string, Addressed & { country: string; key: string }>({
  maxSize: KEYS_BYTES,
  sizeCalculation: ({ key }, path) => key.length + path.length + 200,
});

function plainKey({ origin, basename, path }: Addressed, country: string): string {
  const known = plainKeys.get(path);
  if (known?.basename === basename && known.country === country && known.origin === origin) return known.key;
  const key = keyOf({ origin, basename, path }, "", country, "", "visitor");
  plainKeys.set(path, { origin, basename, path, country, key });
  return key;
}

/**
 * For whom the document is shared; null: for nobody. A player's browser has to run our script, and nothing else of one visitor
 * may be pending.
 */
function viewerOf({ method, cookies, branch, search }: PageRequest): SharedPage["viewer"] | null {
  const personal = cookies.size > 0 ? personalCookies.filter((name) => cookies.has(name)) : [];
  if (personal.length === 0) return "visitor";
  const isPlayer = personal.length === 1 && personal[0] === ownCookies.player;
  const isForAll = branch.handles.some(({ isForAllPlayers: is }) =>
    typeof is === "function" ? is(new URLSearchParams(search)) : is,
  );
  return isPlayer && isForAll && method === "GET" && cookies.has(ownCookies.script) ? "player" : null;
}

/** The declared parameters in a fixed order, each once; null when one of them makes the page personal. */
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

/** Cookies that may change a shared page, reduced to known values. */
function visibleCookies({ cookies, isBot, noticeSettings }: PageRequest): string {
  if (cookies.size === 0 && !isBot) return "";
  const theme = cookies.get(ownCookies.theme);
  return [
    ...(isTheme(theme) ? [`${ownCookies.theme}=${theme}`] : []),
    ...(cookies.get(ownCookies.rail) === RAIL_OF_ICONS ? [`${ownCookies.rail}=${RAIL_OF_ICONS}`] : []),
    ...noticeCookies(noticeSettings, cookies, isBot),
  ].join("; ");
}

/** Used when the page differs by country and caches do not key by it: browsers may store it and revalidate. */
export const BROWSER_CACHE_CONTROL = "private, no-cache";
export const SHARED_VARY = "Cookie, Accept-Language, Accept-Encoding";
