import type { AppLoadContext } from "@remix-run/node";
import type { HostRequest, RequestData } from "~/context/app-context";
import type { SiteTable } from "~/context/route-handle";
import type { MarketFit } from "~/market/fit/market-fit.server";
import type { Limiter } from "~/platform/attempt-limits";
import type { Locale } from "~/routing/locale";
import type { IdempotencyStore } from "~/session/idempotency/idempotency-store";
import type { ProbeProblem } from "~/shell/boot/backend-probe.server";
import type { OwnParts } from "~/shell/own-parts/own-parts";
import type { Telemetry } from "~/upstream/telemetry";

/** A launch by its address (docs/contract.md#3.7); without a mode it is what a game loads or sends. */
export interface Launch {
  /** Empty where only the launch's id is known. */
  sysname: string;
  customId?: string;
  mode?: "play" | "demo";
}

/** Whose launch it is. */
export type LaunchRequest = HostRequest & Pick<RequestData, "cookieHeader">;

/** Why a launch is refused. */
export interface LaunchRefusal {
  /**
   * `noGame`: the market hides it, or it is unknown. `otherGame`: another is open, and one at a time is allowed.
   * `held`: something else comes first. `signedOut`: the player was inactive for too long. `unknown`: the player could
   * not be read.
   */
  why: "noGame" | "otherGame" | "held" | "signedOut" | "unknown";
  /** The page on which it can be resolved. */
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
  probe: () => Promise<ProbeProblem[]>;
  /** Compares the market's file with what the backends have, as far as they answer. */
  marketFit: () => Promise<MarketFit>;
  /** Compares entries of the content service with each other, for the list of what is wrong with them. */
  reviewContent: (site: SiteTable) => Promise<void>;
  /** Makes every shared reply of both backends due, so that the next page requests it. Returns their number. */
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
