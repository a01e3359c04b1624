import type { ContentToken } from "~/content/account/content-token";
import type { EntryName } from "~/upstream/dropped-item";
import type { Json } from "~/upstream/json";
import type { ReportDropped } from "~/upstream/lenient-parse";
import type { PublicAddresses } from "~/upstream/public-addresses";
import type { Reporting } from "~/upstream/report-dropped";
import type { CallRecord } from "~/upstream/telemetry";
import type { ReadDeadline } from "~/upstream/transport/read-deadline";
import type { ContentTime } from "../content-time.server";

/** One document of the content service. */
export interface ContentQuery {
  /** Path relative to the content URL, with query. */
  path: string;
  /** Name in logs: the path without its query. */
  name: string;
  /** Name in metrics: the path with its parameters' names in place of their values. */
  label: string;
  budget: DocumentClass;
  /** Of the class `boot`, yet an editor may delete it: a missing one is not reported as invalid. */
  mayGo?: boolean;
  /** A document below `/nfx` of which there are drafts. */
  hasDrafts?: boolean;
  /** What editors find it by; of a list, what all of its entries are. */
  entry?: EntryName;
}

/**
 * boot: the few documents every page needs; longer timeout, stored across restarts. rules, seo: one read for each
 * path, that every page can do without, with circuit breakers of their own. public: everything else.
 */
type DocumentClass = "boot" | "rules" | "seo" | "public";

export interface ContentReadScope {
  requestId: string;
  origin: string;
  /** Of a page: bounds its reads together. */
  deadline?: ReadDeadline | undefined;
  /** Stale replies that were last requested before this moment are not used. */
  repliesSince?: number | undefined;
  /** Token of the visitor's content account, on a request whose response is for one visitor only. */
  account?: ContentToken | undefined;
  /** Gets the moment at which the reply changes by itself. */
  time?: Pick<ContentTime, "note"> | undefined;
  /** Token that drafts are read with: they are never cached. */
  drafts?: string | undefined;
  /** Calls made for the request are added, for the log of slow requests. */
  calls?: CallRecord[] | undefined;
}

export interface ContentSource {
  /**
   * Reads and parses a document through the shared cache, which serves stale values, for up to a day while the
   * service fails. `read` gets null for a 404 and throws for an unusable reply, which is not cached. At most one read
   * a request (`scope`), whatever its outcome. With a content account's token, and of drafts, the read is made with
   * that token and not shared. Throws ContentFailure.
   */
  json<T extends object | null>(
    document: ContentQuery,
    scope: ContentReadScope,
    read: ReadBody<T>,
  ): Promise<T>;
  /** The same for the text of an SVG; null when there is none. `url` is a backend's internal URL. */
  svg(url: URL, scope: ContentReadScope, read: (text: string) => string | null): Promise<string | null>;
  /** The same for a document that is plain text; null when there is none. */
  text(document: ContentQuery, scope: ContentReadScope): Promise<string | null>;
  /** Reports what is wrong with content that has been read. */
  reporting: Reporting;
  /** Maps the backends' internal URLs to public ones. */
  addresses: PublicAddresses;
  /** Makes every shared document due. Returns their number. */
  expire(): number;
  close(): Promise<void>;
}

export type ReadBody<T> = (body: Json | null, report: ReportDropped) => T;
