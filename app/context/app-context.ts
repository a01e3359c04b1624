import type { PipeableStream } from "react-dom/server";
import type { RemixI18Next } from "remix-i18next/server";
import type { Fragments } from "~/browser/served-html/fragment-cache.server";
import type { ContentClient } from "~/content/content-client";
import type { ContentTime } from "~/content/content-time.server";
import type { AppConfig } from "~/context/app-config";
import type { RouteBranch, SiteTable } from "~/context/route-handle";
import type { Preview } from "~/features/preview/preview.server";
import type { Translate } from "~/i18n/translator";
import type { PlatformClient } from "~/platform/platform-client";
import type { InternalPath } from "~/routing/addresses/internal-path";
import type { Locale } from "~/routing/locale";
import type { Consent } from "~/session/consent";
import type { CookieJar } from "~/session/cookies/cookie-jar";
import type { IdempotencyStore } from "~/session/idempotency/idempotency-store";
import type { Player } from "~/session/player.server";
import type { Logger } from "~/upstream/logger";
import type { CallRecord, Telemetry } from "~/upstream/telemetry";

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
  /**
   * Whom a shared document is for: players, whose own parts are separate from it (`own-parts/`), or by default
   * visitors.
   */
  sharedFor?: "player" | undefined;
  /** What is the player's own is read for a cached page, into which it is put at once: none of it may stream later. */
  fillsCachedPage?: boolean | undefined;
  /** Ends when the rest of the page is there: parts that only decorate it may take as long. */
  restOfPage?: Promise<unknown> | undefined;
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
  /** By which content is judged. */
  contentTime: ContentTime;
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
  /**
   * The current player or visitor: at most one upstream call per request, and none on a shared page, which shows no
   * player.
   */
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
  | "contentTime"
  | "country"
  | "differsByCountry"
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
  | "fillsCachedPage"
  | "restOfPage"
>;

declare module "@remix-run/server-runtime" {
  interface AppLoadContext extends AppContext {}
}

/** The request data for a file of a host that is not a page. */
export type HostRequest = Pick<RequestData, "requestId" | "origin" | "clientIp" | "country">;
