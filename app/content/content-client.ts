import type { Json } from "~/upstream/json";
import type { Reporting } from "~/upstream/report-dropped";
import type { CallRecord } from "~/upstream/telemetry";
import type { ReadDeadline } from "~/upstream/transport/read-deadline";
import type { AccountCall } from "./account/account-client.server";
import type { ContentToken } from "./account/content-token";
import type { CmsConfig } from "./config/cms-config";
import type { ContentTime } from "./content-time.server";
import type { BannerEntry } from "./entities/banners";
import type { CategoryIntro } from "./entities/category-intros";
import type { CommonData } from "./entities/common-data";
import type { WebSetting } from "./entities/favicon";
import type { RedirectRule } from "./entities/links";
import type { LocalesReply } from "./entities/locales";
import type { ContentPage } from "./entities/pages";
import type { Promotion } from "./entities/promotions";
import type { SeoReads } from "./seo/seo-reads.server";

/**
 * Content for one request, in its locale. Failures are logged and replaced by fallbacks (docs/product.md#8), except
 * where a method says that it throws: a page that could not be read is not the same as a page that does not exist.
 */
export interface ContentClient {
  /**
   * Resolves once messages and configuration are loaded, or the service states that there are none. Throws
   * ContentFailure.
   */
  bootReads(): Promise<void>;
  /**
   * Reads what every page needs without its defaults, by the names of metrics, for the probe at start. Each throws
   * ContentFailure.
   */
  plainReads: Readonly<Record<string, () => Promise<unknown>>>;
  /** Throws ContentFailure when the service gives none. */
  locales(): Promise<LocalesReply>;
  /** Flat map of dotted keys; empty when the service gives none. */
  messages(locale: string): Promise<Record<string, string>>;
  /** Every field has a default. `locale` defaults to the request's. */
  config(locale?: string): Promise<CmsConfig>;
  /** Every field has a default. */
  commonData(): Promise<CommonData>;
  webSetting(): Promise<WebSetting>;
  /** Null when no page has this slug; throws ContentFailure when the service failed. */
  page(slug: string): Promise<ContentPage | null>;
  /** The entry with the home page's order; null when there is none, or it cannot be read. */
  home(): Promise<ContentPage | null>;
  /** In the editors' order, including those outside their dates; throws ContentFailure when the service failed. */
  promotions(): Promise<readonly Promotion[]>;
  /** Those of the editors' that are shown now; none where the service has none, or does not say. */
  banners(): Promise<readonly BannerEntry[]>;
  /** The current texts of categories, read like banners. */
  categoryIntros(): Promise<readonly CategoryIntro[]>;
  /** The redirect the service holds for a path without locale prefix and query. */
  routeRule(path: string, locale?: string): Promise<RedirectRule | null>;
  /** An icon of the content service or platform as sanitised SVG text; null when it is none. */
  icon(url: string): Promise<string | null>;
  /** Search-engine settings of pages and of the domain. */
  seo: SeoReads;
  /** Reports what is wrong with content that was read, where only its reader finds it. */
  reporting: Reporting;
  /** Sends a call of the visitor's content account, with its token if there is one. Throws ContentError. */
  send(call: AccountCall): Promise<Json | null>;
}

export interface ContentRequest {
  requestId: string;
  origin: string;
  locale: string;
  signal: AbortSignal;
  /** Calls made for the request are added, for the log of slow requests. */
  calls?: CallRecord[] | undefined;
  /** Of a page: bounds its reads together. */
  deadline?: ReadDeadline | undefined;
  /** Stale replies that were last requested before this moment are not used. */
  repliesSince?: number | undefined;
  /** Token of the visitor's content account; absent where the response is the same for everyone. */
  account?: ContentToken | undefined;
  /** Token that drafts are read with, in place of what is published, for an editor alone. */
  drafts?: string | undefined;
  /** The time at which dated entries are judged; by default that of the request. */
  time?: ContentTime | undefined;
  /** Called when a document that every page needs could not be read and its default is used instead. */
  onFallback?: (() => void) | undefined;
}

export interface Content {
  forRequest(request: ContentRequest): ContentClient;
  /** Makes every shared document due. Returns their number. */
  expire(): number;
  close(): Promise<void>;
}
