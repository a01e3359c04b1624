import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import type { RequestData } from "../../app/context/app-context";
import type { SiteTable } from "../../app/context/route-handle";
import { acceptsHtml } from "../../app/i18n/accept-headers";
import { policyOf } from "../../app/routing/addresses/document-policies";
import { findLocale, type KnownLocales } from "../../app/routing/known-locales";
import { isMiniAppFrame, ownCookies } from "../../app/session/cookies/cookies";
import { readCookies } from "../../app/session/cookies/read-cookies";
import { hasSiteNotices, type SiteNoticeSettings } from "../../app/shell/site-notices/notice-cookies";
import { whenThere } from "../middleware/request-state";
import { isCrawler } from "./crawlers";
import { addressIn, type LocalePath, readLocalePath } from "./locale-prefix";
import { type NormalizedPath, normalizedPath } from "./normalized-path";
import { type SharedPage, sharedPage } from "./page-policy";
import type { MatchedBranch, RouteTable } from "./route-table";

/** The routing result of a page request, before anything is rendered. */
export interface MatchedPage {
  known: KnownLocales;
  localePath: NormalizedPath;
  branch: MatchedBranch;
  site: SiteTable;
  shared: SharedPage | null;
  redirect: PageRedirect | undefined;
}

export interface PageRedirect {
  status: 301 | 302;
  location: string;
  /** Depends on cookies or headers of the visitor, not only on the URL. */
  isPersonal: boolean;
}

/** What the site's locale list and the visitor's headers say; `preferredLocale` of those alone, without the path. */
export interface Matching {
  known: KnownLocales;
  site: RouteTable;
  noticeSettings: SiteNoticeSettings;
  offersByAge: boolean;
  preferredLocale: (req: IncomingMessage, cookies: ReadonlyMap<string, string>) => string | Promise<string>;
}

export function matchPage(req: IncomingMessage, matching: Matching): MatchedPage | Promise<MatchedPage> {
  const { known, site, noticeSettings, offersByAge } = matching;
  const { state, headers } = req;
  const localePath = cachedNormalizedPath(state.path, known, site);
  const branch = site.match(localePath.path);
  const cookies = readCookies(headers.cookie);
  // A variant of the address may be answered, but is never cached: a document hydrates at the address that it was rendered for.
  const page = localePath.isCanonical
    ? sharedPage({
        method: req.method ?? "",
        origin: state.origin,
        basename: localePath.basename,
        path: localePath.path,
        search: state.search,
        isDataRequest: localePath.isDataRequest,
        branch,
        cookies,
        country: state.country,
        isBot: hasSiteNotices(noticeSettings) && isCrawler(req),
        noticeSettings,
      })
    : null;
  const shared = offersByAge && page?.viewer === "player" ? null : page;
  return whenThere(redirectOf(req, localePath, cookies, matching), (redirect) => ({
    known,
    localePath,
    branch,
    site,
    redirect,
    shared,
  }));
}

const PLACES_BYTES = 512 * 1024;

/** By path, because the same few are requested again and again; locales and table decide whether an entry is still valid. */
const normalizedPaths = new LRUCache<
  string,
  { known: KnownLocales; site: RouteTable; localePath: NormalizedPath }
>({
  maxSize: PLACES_BYTES,
  sizeCalculation: ({ localePath }, path) => path.length + localePath.path.length + 200,
});

function cachedNormalizedPath(path: string, known: KnownLocales, site: RouteTable): NormalizedPath {
  const remembered = normalizedPaths.get(path);
  if (remembered?.known === known && remembered.site === site) return remembered.localePath;
  const localePath = normalizedPath(path, readLocalePath(path, known), site);
  normalizedPaths.set(path, { known, site, localePath });
  return localePath;
}

function redirectOf(
  req: IncomingMessage,
  localePath: NormalizedPath,
  cookies: ReadonlyMap<string, string>,
  { known, preferredLocale }: Matching,
): PageRedirect | undefined | Promise<PageRedirect | undefined> {
  const { search } = req.state;
  // A POST is served where it is: its body would be lost.
  if (localePath.moves === "at once" && req.method !== "POST")
    return normalizationRedirect(localePath, search);
  // An editor is shown the entry in the language that it is written in.
  const isPreview = cookies.has(ownCookies.preview);
  if (localePath.isPrefixed || isPreview || !isNavigation(req, localePath)) return undefined;
  return whenThere(preferredLocale(req, cookies), (code) => {
    const locale = findLocale(code, known.locales) ?? known.defaultLocale;
    const preferred = addressIn(locale, localePath, search);
    // Crawlers are not redirected by language.
    if (!preferred || isCrawler(req)) return undefined;
    return { status: 302, location: preferred, isPersonal: true } satisfies PageRedirect;
  });
}

/** To the normalized address, with the whole query. */
export function normalizationRedirect({ pathname }: NormalizedPath, search: string): PageRedirect {
  return { status: 301, location: pathname + search, isPersonal: false };
}

/** Only document navigations are redirected to the visitor's language, not data requests or fetches. */
function isNavigation(req: IncomingMessage, localePath: LocalePath): boolean {
  return req.method === "GET" && !localePath.isDataRequest && opensDocument(req.headers);
}

/** Uses `Sec-Fetch-Mode`; on plain http and in older browsers, which do not send it, the Accept header. */
function opensDocument({ accept, "sec-fetch-mode": mode }: IncomingHttpHeaders): boolean {
  return mode === undefined ? acceptsHtml(accept) : mode === "navigate";
}

/** Removes the `_routes` parameter of single fetch, which is not part of the page's URL. */
function withoutRouterQuery(search: string): string {
  const pairs = search.slice(1).split("&");
  const own = pairs.filter((pair) => !pair.startsWith("_routes="));
  return own.length === pairs.length ? search : own.length > 0 ? `?${own.join("&")}` : "";
}

/** Whether the page runs in a messenger's frame: by its cookie, or by the launch URL before the cookie is set. */
export function isMiniApp(req: IncomingMessage, branch: MatchedBranch): boolean {
  return (
    isMiniAppFrame(readCookies(req.headers.cookie)) ||
    (saysFramed(req) && branch.handles.some(({ opensMiniApp }) => opensMiniApp))
  );
}

/**
 * Whether the page runs in a partner's frame: by its query parameter, its cookie (where third-party cookies are
 * allowed) or `Sec-Fetch-Dest`.
 */
export function isFramed(req: IncomingMessage, branch: MatchedBranch): boolean {
  if (isMiniApp(req, branch)) return false;
  return (
    saysFramed(req) ||
    readCookies(req.headers.cookie).has(ownCookies.frame) ||
    (policyOf(branch) === "frame" && req.headers["sec-fetch-dest"] === "iframe")
  );
}

function saysFramed({ state }: IncomingMessage): boolean {
  return new URLSearchParams(state.search).get("_non_strict") === "1";
}

/** Request data common to shared and private renders. */
export function requestDataOf(req: IncomingMessage, { known, localePath, branch, site }: MatchedPage) {
  const { state } = req;
  const { requestId, origin, clientIp, country } = state;
  state.calls ??= [];
  const { locale, basename, path, isDataRequest } = localePath;
  return {
    requestId,
    calls: state.calls,
    origin,
    path,
    search: isDataRequest ? withoutRouterQuery(state.search) : state.search,
    readsPage: req.method !== "POST" && !branch.isResource,
    basename,
    locale,
    locales: known.locales,
    branch,
    site,
    isDataRequest,
    clientIp,
    country,
  } satisfies Partial<RequestData>;
}
