import type { AppLoadContext } from "@remix-run/node";
import type { i18n } from "i18next";
import type { RemixI18Next } from "remix-i18next/server";
import type { AppConfig } from "~/app-config";
import type { Logger } from "~/logger";
import type { Consent } from "./consent/consent";
import type { ContentClient } from "./content/client.server";
import type { Feature } from "./content/features";
import type { PlatformClient } from "./platform/client.server";
import type { Limiter } from "./platform/limits";
import type { CookieJar } from "./session/cookie-jar";
import type { IdempotencyStore } from "./session/idempotency/idempotency-store";
import type { Player } from "./session/player.server";

/** A locale as the content service lists it (contract 4.1). */
export interface Locale {
  code: string;
  name: string;
  isDefault: boolean;
  direction: "ltr" | "rtl";
}

export type GuardName = "player";

/**
 * What a query name of a page is: `once` and `list` choose what everyone is shown (a list's name may be repeated),
 * `visitor` makes the document one visitor's. Names that no route of a branch declares never reach a shared page.
 */
export type QueryNames = Readonly<Record<string, "once" | "list" | "visitor">>;

/** What a page is towards search engines (product 2.1; names of contract O13). */
export interface PageData {
  /** Names that configured SEO addresses and meta entries may call it by. */
  names: readonly string[];
  /** The same where the optional parameter of its path is given. */
  namesWithParam?: readonly string[];
  /** `false`: one visitor's, or nothing to find. What stands behind a guard need not say so. */
  isIndexed?: false;
}

/** A page of the route table with its whole path, without locale: `/game/:sysname`. */
export interface SitePage {
  path: string;
  branch: RouteBranch;
}

/** What the whole site has, joined from the handles of its routes. */
export interface SiteTable {
  pages: readonly SitePage[];
  /** The branch of any path without locale. */
  match: (path: string) => RouteBranch;
}

/** What a route module may say about itself. Checked at start: an unknown guard name stops it. */
export interface RouteHandle {
  /** Message bundles (first segments of keys) that the route shows, beside those of its parents. */
  i18n?: string[];
  /** Every page says what it is; a route without it answers something else than a page. */
  page?: PageData;
  /** What it reads of the query beside what every page does (`app/site-query.ts`). */
  query?: QueryNames;
  /** The operator's switch without which there is no such route. */
  feature?: Feature;
  /** Who may pass. Documents and data requests alike are turned away before any loader runs. */
  protected?: GuardName;
  /** `false`: the document differs by visitor, so it is never kept in a shared cache. */
  shared?: boolean;
  /**
   * Which policy class the document gets: a site page, a page that partners may frame, or the one that the identity
   * provider runs on. A policy holds as long as its document, so links from one class to another load a new one.
   */
  policy?: "site" | "frame" | "identity";
  /** The support chat is not to be seen on it (product 2.2). */
  hidesChat?: true;
  /** Answers while the domain is closed too: what the page that says so is made of. */
  staysOpen?: true;
  /**
   * Brings what stands around the page: a guard that leads elsewhere stops it, one that fails does not. The page says
   * what failed, and its frame stands.
   */
  isFrame?: true;
  /** A post in a frame begins a mini-app there (product 4). */
  opensMiniApp?: true;
  /** A document that stays as it is sent: no script of the app, nothing of others, nothing to choose. */
  isStill?: true;
  /** Shown in a window that goes to another service and comes back, and has to find who opened it (contract 3.13). */
  keepsOpener?: boolean;
  /** Nobody is asked for their age here: rules, help, letters and what is said about the visitor's own data. */
  isForAllAges?: true;
  /** No campaign's popup opens over it (product 2.2), whoever or whatever asks for one. */
  opensNoCampaigns?: true;
  /** Who may not play any more is a visitor here: this is where they ask why (contract O20). */
  servesBlocked?: true;
}

/** The branch of the route table that answers this request; matched once, before anything is rendered. */
export interface RouteBranch {
  ids: readonly string[];
  handles: readonly RouteHandle[];
  params: Readonly<Record<string, string | undefined>>;
}

/** What the web server knows of a request before the app sees it. */
export interface RequestData {
  requestId: string;
  /** Our configured origin for this host, never one a client made up. */
  origin: string;
  /** Path without locale prefix and `.data`; `/` for home. */
  path: string;
  search: string;
  /** `""` for the default locale, otherwise `/es-ES`. */
  basename: string;
  locale: Locale;
  locales: readonly Locale[];
  branch: RouteBranch;
  site: SiteTable;
  isDataRequest: boolean;
  /** A page is asked for, or its data: neither is a form sent nor a resource fetched. */
  readsPage: boolean;
  isBot: boolean;
  /** Runs in a partner's frame, where only partitioned cookies live (contract D13). */
  isFramed: boolean;
  /** Runs in a messenger's frame: its cookies are those of a frame as well, its pages those of the site. */
  isMiniApp: boolean;
  /** The document may be shown to anyone who asks the same: no personal read happens while it renders. */
  isShared: boolean;
  /** One visitor's page, asked for by a browser that runs our script: what only decorates it may follow it. */
  runsScript: boolean;
  cookieHeader: string | undefined;
  clientIp: string;
  userAgent: string | undefined;
  /** ISO 3166-1 alpha-2, when the edge or the configuration knows it. */
  country: string | undefined;
  /** Aborted when the client's connection closes. Never `request.signal`, which is unreliable under Express. */
  signal: AbortSignal;
  /**
   * Marks the document's own scripts. On shared documents, whose policy lists hashes instead, the web server takes
   * it off again once it has found the scripts that bear it.
   */
  nonce: string | undefined;
}

/** One per request, made in server.ts: the only thing that crosses from server/ into app/. */
export interface AppContext extends RequestData {
  /** `search`, parsed. */
  query: URLSearchParams;
  config: AppConfig;
  log: Logger;
  cookies: CookieJar;
  platform: PlatformClient;
  content: ContentClient;
  /** What became of forms that move money. */
  idempotency: IdempotencyStore;
  /** What the visitor has agreed to. A shared page knows only whether anything was chosen. */
  consent: Consent;
  /** Who is asking; one upstream call however often it is asked, none on a shared page. */
  player: () => Promise<Player>;
  /** Whether the operator has a mini-app: messengers may frame the site, and their script may run in it. */
  takesMessengers: () => Promise<boolean>;
  /** Resolves when redirect rules and the branch's guards let the request pass; rejects with their answer otherwise. */
  guard: () => Promise<void>;
  /** Translator of this locale with every bundle loaded. */
  i18n: i18n;
  remixI18n: Pick<RemixI18Next, "getRouteNamespaces">;
  /** Seconds, sent as `Retry-After` when the answer is a 503 or a 429. */
  retryAfter: number;
  /** A part of the page, or what every page is made of, could not be loaded. Such a page is shown and kept by nobody, so that trying again helps. */
  isPartial: boolean;
  /** Something was read that is another thing in another country. */
  differsByCountry: boolean;
  /** Version of this locale's catalogue, part of the addresses the browser loads bundles from. */
  messagesHash: string;
}

declare module "@remix-run/server-runtime" {
  interface AppLoadContext extends AppContext {}
}

/** What a request says that asks for a file of a host, not for a page. */
export type HostRequest = Pick<RequestData, "requestId" | "origin" | "clientIp" | "country">;

/** What several processes may share. Each is one process's own where it is not given. */
export interface SharedParts {
  limiter?: Limiter;
  onceStore?: IdempotencyStore;
}

/** The app as the web server sees it: made once per process, exported by the entry module of the build. */
export interface App {
  /** Known locales and the default one; throws when none can be resolved. */
  locales: () => Promise<{ locales: readonly Locale[]; defaultLocale: Locale }>;
  /** Code of the locale that a request without one in its path is for (product 4); asks nobody, so after `locales`. */
  getLocale: (request: Request) => Promise<string>;
  /** Which of the reads that pages need has not come since the start, for those who operate the site; null for none. */
  missing: () => string | null;
  contextFor: (facts: RequestData) => Promise<AppLoadContext>;
  /** Where redirect rules lead from an address that is about to lose the default locale's prefix; null: nowhere. */
  movedFrom: (facts: RequestData, prefix: string) => Promise<Response | null>;
  /** JSON text of one message bundle and the hash of the catalogue it belongs to; null for an unknown locale or bundle. */
  messageBundle: (localeCode: string, bundle: string) => Promise<{ hash: string; body: string } | null>;
  /** Text of `/robots.txt` of a host. */
  robotsFile: (request: HostRequest, site: SiteTable) => Promise<string>;
  /** Pieces of `/sitemap.xml`, or of one of its numbered files; null for a number that there is not. */
  sitemap: (
    file: number | undefined,
    request: HostRequest,
    site: SiteTable,
  ) => Promise<Iterable<string> | null>;
  /** Text of the web manifest in a language: the default one where none is named, null for an unknown one. */
  webManifest: (
    localeCode: string | undefined,
    request: HostRequest,
    site: SiteTable,
  ) => Promise<string | null>;
  close: () => Promise<void>;
}
