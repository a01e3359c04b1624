import type { App } from "~/context/app";
import type { SiteNoticeSettings } from "~/shell/site-notices/notice-cookies";
import type { PublishBound } from "~/upstream/caching/publish-bound";
import type { Logger } from "~/upstream/logger";
import type { DocumentPolicies } from "../content-security-policy";
import type { BodyReader } from "../middleware/request-body";
import type { Metrics } from "../process/metrics";
import type { createBranchHandlers } from "./branch-handlers";
import type { PageCache } from "./page-cache";
import type { RenderSlots } from "./render-slots";
import type { RouteTable } from "./route-table";

/** The built application with its route table. In development it is recreated when a module changes. */
export interface Site extends RouteTable {
  app: App;
  handlerFor: ReturnType<typeof createBranchHandlers>;
  /** Build id and time, for clients that check whether they are outdated. */
  version: string;
  builtAt: number;
}

export interface SiteParts {
  site: () => Site | Promise<Site>;
  policies: DocumentPolicies;
  pages: PageCache;
  /** What caches in front of the site may do with shared pages. */
  publishBound: PublishBound;
  /** Caches in front of us key by country, or there is only one country. */
  isCountryKeyed: boolean;
  /** Response header for tags by which a CDN purges shared pages. */
  tagHeader: string | undefined;
  noticeSettings: SiteNoticeSettings;
  /** Offers are for players of an age: no page is the same for all of them. */
  offersByAge: boolean;
  renders: RenderSlots;
  bodies: Pick<BodyReader, "readForm">;
  metrics: Metrics;
  log: Logger;
}
