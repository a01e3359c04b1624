import type { AppLoadContext } from "@remix-run/node";
import type { PipeableStream } from "react-dom/server";
import type { RemixI18Next } from "remix-i18next/server";
import type { DocumentPolicy } from "~/addresses/document-policies";
import type { AppConfig } from "~/app-config";
import type { Logger } from "~/logger";
import type { InternalPath } from "./addresses/internal-path";
import type { ProbeMisfit } from "./boot/backend-probe.server";
import type { MarketFit } from "./boot/market-fit.server";
import type { Consent } from "./consent/consent";
import type { ContentClient } from "./content/client.server";
import type { CmsConfig } from "./content/config/cms-config";
import type { Feature } from "./content/config/features";
import type { Fragments } from "./fragments/fragment-cache.server";
import type { Translate } from "./i18n/translator";
import type { OwnParts } from "./own-parts/own-parts";
import type { Limiter } from "./platform/limits";
import type { PlatformClient } from "./platform/platform-client";
import type { Preview } from "./preview/preview.server";
import type { CanonicalQuery } from "./seo/seo-data";
import type { CookieJar } from "./session/cookies/cookie-jar";
import type { IdempotencyStore } from "./session/idempotency/idempotency-store";
import type { Player } from "./session/player.server";
import type { CallRecord, Telemetry } from "./upstream/telemetry";

/** A locale as the content service lists it (docs/contract.md#4.1). */
export interface Locale {
  code: string;
  name: string;
  isDefault: boolean;
  direction: "ltr" | "rtl";
}

export type GuardName = "player";

/**
 * Kinds of query parameters: `once` and `list` (may be repeated) select shared content, `visitor` makes the document
 * personal. A shared render never sees parameters that no route of its branch declares.
 */
export type QueryNames = Readonly<Record<string, "once" | "list" | "visitor">>;

/** A page's description for search engines (docs/product.md#2.1; names of docs/contract.md#o13). */
export interface PageData {
  /** Names by which configured SEO URLs and meta entries refer to it. */
  names: readonly string[];
  /** The names when the optional path parameter is given. */
  namesWithParam?: readonly string[];
  /** `false`: personal, or without content to find. Guarded pages need not declare it. */
  isIndexed?: false;
  /** The part of the query that makes another page of it, by which its SEO is looked up: the page of a list, a tab. */
  canonicalQuery?: (query: URLSearchParams, config: CmsConfig) => CanonicalQuery;
}

/** A page of the route table with its full path, without locale: `/game/:sysname`. */
export interface SitePage {
  path: string;
  branch: RouteBranch;
}

/** The site's pages, collected from the handles of its routes. */
export interface SiteTable {
  pages: readonly SitePage[];
  /** Matches a path without locale. */
  match: (path: string) => RouteBranch;
  /** The one spelling of a path without locale, by which everything knows it (docs/contract.md#o37). */
  spell: (path: string) => string;
}

/** What a route module may declare. Checked at start: an unknown guard name stops it. */
export interface RouteHandle {
  /** Message bundles (first key segments) that the route uses, in addition to its parents'. */
  i18n?: string[];
  /** Declared by every page; a route without it is a resource route. */
  page?: PageData;
  /** Query parameters it reads, in addition to the site-wide ones (`app/addresses/visitor-query.ts`). */
  query?: QueryNames;
  /** The operator's feature switch without which the route is a 404. */
  feature?: Feature;
  /** Who may access the route. Applies to documents and data requests alike, before any loader runs. */
  protected?: GuardName;
  /** `false`: the document differs by visitor, so it is never cached for others. */
  shared?: boolean;
  /** The policy class of its document, and of all pages below it. */
  policy?: DocumentPolicy;
  /** Offers something: where the market offers visitors nothing they are led to the sign-in. */
  isOffer?: true;
  /** Hides the support chat (docs/product.md#2.2). */
  hidesChat?: true;
  /** A game is played on it: no balance is refreshed beside it (docs/product.md#2.2), and no reload interrupts it. */
  isGame?: true;
  /** Available while the domain is closed, to show the page that says so. */
  staysOpen?: true;
  /**
   * A layout: redirects of the guards apply to its loader, their failures do not, so that the page's error is shown
   * inside the layout.
   */
  isLayout?: true;
  /** A POST to it inside a frame starts a mini-app (docs/product.md#4). */
  opensMiniApp?: true;
  /** A static document: no app scripts, no third-party code, no notices. */
  isStill?: true;
  /** Opened as a popup that goes to another service and back, and needs its opener (docs/contract.md#3.13). */
  keepsOpener?: boolean;
  /**
   * Its document is shared between players too, whose own parts stand apart from it (docs/architecture.md#7); a function
   * says so of an address by its query.
   */
  isForAllPlayers?: true | ((query: URLSearchParams) => boolean);
  /** Without the age gate: rules, help, links of mails, and pages about the visitor's own data. */
  isForAllAges?: true;
  /**
   * Nothing on it advertises or opens by itself but duties (docs/product.md#10.4); `true`: nor a campaign that the
   * address names.
   */
  isCalm?: true | "unless asked";
  /** Begins a preview, in a frame of the content service. */
  opensPreview?: true;
  /** Blocked players are served as visitors: this page is where they ask for the reason (docs/contract.md#o20). */
  servesBlocked?: true;
}

/** The route branch of this request, matched once before rendering. */
export interface RouteBranch {
  ids: readonly string[];
  handles: readonly RouteHandle[];
  params: Readonly<Record<string, string | undefined>>;
}

/** What the web server knows of a request before it calls the app. */
export interface RequestData {
  requestId: string;
  /** Calls to the backends that the request waits for, for the log of slow requests. */
  calls?: CallRecord[] | undefined;
  /** Our configured origin for this host, never taken from the request. */
  origin: string;
  /** Path without locale prefix and `.data`; `/` for home. */
  path: InternalPath;
  search: string;
  /** `""` for the default locale, otherwise `/es-ES`. */
  basename: string;
  locale: Locale;
  locales: readonly Locale[];
  branch: RouteBranch;
  site: SiteTable;
  isDataRequest: boolean;
  /** A page or its data is requested, as opposed to a form submission or a resource. */
  readsPage: boolean;
  isBot: boolean;
  /** Inside a partner's frame, where only partitioned cookies work (docs/contract.md#d13). */
  isFramed: boolean;
  /** Inside a messenger's frame: with the cookies of a frame, but the pages of the site. */
  isMiniApp: boolean;
  /** The document is shared: nothing personal is read while it renders. */
  isShared: boolean;
  /** Of a shared document: for all players, whose own parts stand apart from it (`own-parts/`). By default visitors. */
  sharedFor?: "player" | undefined;
  /** What is the player's own is read for a kept page, into which it is put at once: none of it may follow. */
  fillsKeptPage?: boolean | undefined;
  /**
   * A personal page requested by a browser that runs our script: decorative parts may be streamed or fetched later.
   */
  runsScript: boolean;
  cookieHeader: string | undefined;
  clientIp: string;
  userAgent: string | undefined;
  /** ISO 3166-1 alpha-2, if the proxy or the configuration provides it. */
  country: string | undefined;
  /** Aborted when the client's connection closes. Never `request.signal`, which is unreliable on this server. */
  signal: AbortSignal;
  /**
   * Nonce of the document's own scripts. On shared documents, whose policy lists hashes, the web server removes it
   * after hashing the scripts that carry it.
   */
  nonce: string | undefined;
}

/** The context of one request, created through server.ts: the only thing passed from server/ into app/. */
export interface AppContext extends RequestData {
  /** `search`, parsed. */
  query: URLSearchParams;
  config: AppConfig;
  log: Logger;
  cookies: CookieJar;
  platform: PlatformClient;
  content: ContentClient;
  /** An editor looks at the site before it is published. Never on a shared page. */
  preview: Preview | undefined;
  /** Outcomes of money forms. */
  idempotency: IdempotencyStore;
  /** Where outcomes of money forms are counted. */
  telemetry: Telemetry;
  /** The fragment cache, and the HTML of this request's page. */
  fragments: Fragments;
  /** The visitor's consent. A shared page only knows whether a choice was made. */
  consent: Consent;
  /** The current player or visitor; at most one upstream call per request, none on a shared page, which for players has none. */
  player: () => Promise<Player>;
  /** Which kind of viewer it is, which shared pages know too. */
  viewer: () => Promise<Player["kind"]>;
  /** The same request as a visitor's, with cookies of its own: what it signs in replaces nobody here. */
  asVisitor: () => Promise<AppContext>;
  /** Whether the operator has a mini-app: messengers may then frame the site and run their script in it. */
  takesMessengers: () => Promise<boolean>;
  /** Resolves when redirect rules and guards let the request pass; otherwise rejects with their response. */
  guard: () => Promise<void>;
  /** Says a text of the locale. */
  t: Translate;
  remixI18n: Pick<RemixI18Next, "getRouteNamespaces">;
  /** Seconds, sent as `Retry-After` with a 503 or 429. */
  retryAfter: number;
  /**
   * Part of the page, or of the data that every page uses, could not be loaded. Such a page is not cached, so that a
   * reload can succeed.
   */
  isPartial: boolean;
  /** Data was read that differs by country. */
  differsByCountry: boolean;
  /** Version of the locale's catalogue, part of the URLs of its bundles. */
  messagesHash: string;
  /**
   * The document that React renders, set by the entry module, whose Response then has no body: the web server pipes it
   * to the client. It ends by itself when `signal` is aborted.
   */
  html?: DocumentStream;
}

/** A document that is written as it is rendered. May be piped once. */
export type DocumentStream = Pick<PipeableStream, "pipe">;

/**
 * What pages are read with: loaders and the functions they share. It has no cookies to set and no submissions to count,
 * which are for the guards and for actions.
 */
export type PageContext = Pick<
  AppContext,
  | "config"
  | "content"
  | "platform"
  | "fragments"
  | "player"
  | "viewer"
  | "sharedFor"
  | "log"
  | "t"
  | "locale"
  | "locales"
  | "origin"
  | "path"
  | "site"
  | "search"
  | "query"
  | "basename"
  | "branch"
  | "isDataRequest"
  | "isPartial"
  | "messagesHash"
  | "preview"
  | "runsScript"
  | "fillsKeptPage"
>;

declare module "@remix-run/server-runtime" {
  interface AppLoadContext extends AppContext {}
}

/** The request data for a file of a host that is not a page. */
export type HostRequest = Pick<RequestData, "requestId" | "origin" | "clientIp" | "country">;

/** A launch by its address (docs/contract.md#3.7); without a mode it is what a game loads or sends. */
export interface Launch {
  /** Empty where only the id is known by which it is launched. */
  sysname: string;
  customId?: string;
  mode?: "play" | "demo";
}

/** Whose launch it is. */
export type LaunchRequest = HostRequest & Pick<RequestData, "cookieHeader">;

/** Why a launch is refused. */
export interface LaunchRefusal {
  /**
   * `noGame`: the market hides it, or nobody knows it. `otherGame`: another is open, and one at a time is allowed. `held`:
   * something else comes first. `signedOut`: nothing was heard of the player for too long. `unknown`: whose launch it is.
   */
  why: "noGame" | "otherGame" | "held" | "signedOut" | "unknown";
  /** The page that mends it. */
  way?: string;
  /** `Set-Cookie` lines of the refusal. */
  cookies?: readonly string[];
}

/** Stores shared between processes, without which each uses its own, and where the web server counts calls. */
export interface SharedParts {
  limiter?: Limiter;
  idempotencyStore?: IdempotencyStore;
  telemetry?: Telemetry;
}

/** The app as the web server sees it: created once per process, exported by the build's entry module. */
export interface App {
  /** Known locales and the default one. Throws when none can be resolved. */
  locales: () => Promise<{ locales: readonly Locale[]; defaultLocale: Locale }>;
  /**
   * Locale code for a request without one in its path (docs/product.md#4). Reads no backend, so call it after
   * `locales`.
   */
  getLocale: (request: Request) => Promise<string>;
  /** Why a boot read has not succeeded yet, for operators; null once all have. */
  missing: () => string | null;
  contextFor: (requestData: RequestData) => Promise<AppLoadContext>;
  /** What is one player's own of a page that all players share; null where the page has to be rendered whole. */
  ownParts: (context: AppLoadContext) => Promise<OwnParts | null>;
  /**
   * The redirect rules' response for a URL that is about to lose the default locale's prefix; null when none applies.
   */
  movedFrom: (requestData: RequestData, prefix: string) => Promise<Response | null>;
  /** Bytes of the fragment cache. */
  fragmentBytes: () => number;
  /** Reads what all visitors share, once. Returns the calls that do not fit the contract. */
  probe: () => Promise<ProbeMisfit[]>;
  /** Compares the market's file with what the backends have, as far as they answer. */
  marketFit: () => Promise<MarketFit>;
  /** Compares entries of the content service with each other, for the list of what is wrong with them. */
  reviewContent: (site: SiteTable) => Promise<void>;
  /** Makes every shared reply of both backends due, so that the next page asks for it. Returns their number. */
  expireReplies: () => number;
  /** JSON of the message bundles of a file (`bundlesUrl()`) with their hash; null for an unknown locale or bundle. */
  messageBundles: (localeCode: string, numbers: string) => Promise<{ hash: string; body: string } | null>;
  /** A host's `/robots.txt`. */
  robotsFile: (request: HostRequest, site: SiteTable) => Promise<string>;
  /** `/sitemap.xml` or one of its numbered files, in pieces; null for an unknown number. */
  sitemap: (
    file: number | undefined,
    request: HostRequest,
    site: SiteTable,
  ) => Promise<Iterable<string> | null>;
  /** The icons of a locale's menus as one SVG file, by default those of the default one; null for an unknown locale. */
  menuIcons: (
    localeCode: string | undefined,
    request: HostRequest,
    site: SiteTable,
  ) => Promise<{ text: string; hash: string } | null>;
  /** The web manifest in a locale, by default the default one; null for an unknown locale. */
  webManifest: (
    localeCode: string | undefined,
    request: HostRequest,
    site: SiteTable,
  ) => Promise<string | null>;
  /** Why a game may not be launched now (docs/markets.md#what-waits-for-what); null: it may. */
  refuseLaunch: (launch: Launch, request: LaunchRequest, site: SiteTable) => Promise<LaunchRefusal | null>;
  /** The page of all primitives, for those who change the look of the site. */
  kit: () => Promise<string>;
  close: () => Promise<void>;
}
