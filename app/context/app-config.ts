import type { ChatSetting } from "~/features/chat/vendors";
import type { Market } from "~/market/market-file";
import type { Purpose } from "~/session/consent";
import type { Theme } from "~/ui/styles/themes";
import type { CacheMemory } from "~/upstream/caching/cache-memory";
import type { PublishBound } from "~/upstream/caching/publish-bound";

/** Which custom code of the content service may run. */
export interface CustomCodeSetting {
  /** `pinned`: only snippets whose hash is configured; `nonce`: every enabled one. */
  mode: "off" | "pinned" | "nonce";
  hashes: readonly string[];
  /** Origins that their scripts may load from and connect to. */
  origins: readonly string[];
}

/** The operator's brand: how pages look (docs/rebranding.md#1-a-folder). What they say is the content service's. */
export interface BrandSetting {
  /** Address of the style sheet with its variables. */
  stylesheet: string;
  /** Addresses of fonts that every page loads at once; undefined: the brand uses the site's own font. */
  fonts: readonly string[] | undefined;
  /** The themes that it has, at least one: no other is offered. */
  themes: readonly Theme[];
  /** Colour behind the page in each of them. */
  grounds: { readonly [theme in Theme]?: string };
}

/** The provider of identity checks. */
export interface IdentitySetting {
  /** CSP sources of its script and frame; anything else is neither loaded nor framed. */
  origins: readonly string[];
  /** URL of its web SDK, when it differs from the provider's public one. */
  sdkUrl: string | undefined;
}

/** How editors see drafts before they publish them (docs/operator-guide.md#drafts-on-the-site). */
export interface PreviewSetting {
  /** Signs the links of the content service, and seals the cookie of a preview. */
  secret: string;
  /** The token that drafts are read with. */
  apiToken: string;
  /** CSP sources that may frame a preview. */
  parents: readonly string[];
}

/** The messenger in which the site can run as a mini-app. */
export interface MessengerSetting {
  /** URL of its mini-app script. */
  scriptUrl: string;
  /** Origins that may frame the mini-app. */
  parents: readonly string[];
}

/** What the operator adds to the accessibility statement. */
export interface AccessibilitySetting {
  /** `mailto:`, `https:` or `tel:` address for barriers; undefined: the support page. */
  contact: string | undefined;
  /** The day of the last review, `2026-11-30`. */
  reviewedOn: string | undefined;
}

/** Third-party scripts for analytics and device fingerprinting: their URLs and CSP sources. */
export interface TrackingSetting {
  tagManager: { url: string; origins: readonly string[] };
  fingerprint: { url: string; origins: readonly string[]; purpose: Purpose };
}

/** The app's part of the configuration; read and validated once by `server/config.ts`. */
export interface AppConfig {
  platformUrl: string;
  contentUrl: string;
  /** URLs at which browsers reach the backends; without them browsers only get images, through our own host. */
  platformPublicUrl: string | undefined;
  contentPublicUrl: string | undefined;
  contentApiPrefix: string;
  contentApiVersion: 3 | 4 | 5;
  contentApiToken: string | undefined;
  /** Minimum seconds for which shared content is cached, whatever its headers say (docs/contract.md#o23). */
  contentFreshSeconds: number;
  /** Seconds that a player's own, slowly changing replies are cached at most; 0: not at all (docs/contract.md#o49). */
  ownReadsSeconds: number;
  /** How old cached content may make a page. */
  publishBound: PublishBound;
  /** Directory for snapshots of the last successful boot reads; undefined: none are stored. */
  bootSnapshotDir: string | undefined;
  /** Bounds of the caches in memory. */
  cacheBytes: CacheMemory;
  sessionSecret: string;
  /** Undefined: the site's own look. */
  brand: BrandSetting | undefined;
  /** The rules of the market of `MARKET_FILE`; undefined: there is no such file. */
  market: Market | undefined;
  /** The first of the site's public origins, used for reads without a request. */
  mainOrigin: string;
  /** `FRAME_PARENTS`: sites that may frame our forms. */
  frameParents: readonly string[];
  /** `SPORTSBOOK_ORIGINS`: CSP sources of the sportsbook's frame, whose messages count, with the rights it is given. */
  sportsbookOrigins: readonly string[];
  /** `PAYMENT_ORIGINS`: CSP sources of providers' payment pages; players are sent to no others. */
  paymentOrigins: readonly string[];
  /** `PAYMENT_SCRIPT_ORIGINS`: whose scripts may run on payment pages, for hosted fields. */
  paymentScriptOrigins: readonly string[];
  identity: IdentitySetting;
  /** Undefined: no drafts are shown. */
  preview: PreviewSetting | undefined;
  messenger: MessengerSetting;
  siteTimeZone: string;
  defaultCountry: string | undefined;
  customCode: CustomCodeSetting;
  tracking: TrackingSetting;
  /** Whether visitors are prompted for consent to third-party code. */
  requiresConsent: boolean;
  /** Minimum age that visitors confirm; undefined: no age gate. */
  minimumAge: number | undefined;
  accessibility: AccessibilitySetting;
  chat: ChatSetting;
  /** Share of the documents that report how fast they are and what fails in them; 0: none. */
  browserReportShare: number;
  /** Whether a service worker is registered; otherwise an existing one is removed. */
  hasServiceWorker: boolean;
  /** Build version, sent upstream as `v`. */
  version: string;
  isProduction: boolean;
}
