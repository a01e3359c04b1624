import type { StrapiQuestion } from "~/content/strapi/strapi-query";
import type { Json } from "~/upstream/json";
import { objectOf, type ReportDropped } from "~/upstream/lenient-parse";
import { withFallback } from "~/upstream/with-fallback";
import type { ContentTime } from "../content-time.server";
import { type PagePlace, placeOf } from "../entities/page-place";
import type { DomainSeoSettings, SeoRecord } from "../entities/seo";
import type { ReadCollection } from "../source/collections.server";
import type { ContentQuery, ContentReadScope, ContentSource } from "../source/content-source";
import { ENTRY_TYPE } from "../source/entry-name";
import { readDomainSeo, readSeoRecord } from "./seo-queries.server";

/**
 * Reads for search engines. A failed read is logged and returns null, unless it says that it throws
 * (docs/product.md#8).
 */
export interface SeoReads {
  /** The record of a path without locale, or of a template like `/game/##name##`. */
  record(address: string): Promise<SeoRecord | null>;
  /** Settings of the requested domain; `host` without its port. */
  domain(host: string): Promise<DomainSeoSettings | null>;
  /** The text of the operator's robots.txt. */
  robots(): Promise<string | null>;
  /** The robots directive of every record in the default locale, by path or template. Throws ContentFailure. */
  robotsByAddress(): Promise<ReadonlyMap<string, string>>;
  /** Slugs of every page of a place in the default locale. Throws ContentFailure. */
  pageSlugs(place: PagePlace): Promise<readonly string[]>;
  /** Every page of one locale; `documentId` is empty but in Strapi 5. Throws ContentFailure. */
  pagesIn(locale: string): Promise<readonly { type: string; slug: string; documentId: string }[]>;
}

/** A query, and whether the service replies with an entry or with a list that contains it. */
export type EntryQuestion = Omit<StrapiQuestion, "locale"> &
  Pick<ContentQuery, "mayGo"> & { container: "one" | "many" };

/**
 * Reads an entry in the visitor's locale, else in the default one; of several the first that satisfies `isMatch`.
 * Null when there is none; throws ContentFailure, also for a reply without a valid entry.
 */
export type ReadEntry = <T extends object>(
  question: EntryQuestion,
  budget: ContentQuery["budget"],
  read: (flat: Json, report: ReportDropped) => T | undefined,
  isMatch?: (value: T) => boolean,
) => Promise<T | null>;

interface Parts {
  entry: ReadEntry;
  time: ContentTime;
  /** Applies a fallback and reports its use; for reads that every page of the domain shares. */
  orDefault<T>(read: Promise<T>, fallback: T): Promise<T>;
  defaultLocale(): Promise<string>;
  collection: ReadCollection;
  source: ContentSource;
  scope: ContentReadScope;
}

export function createSeoReads({
  entry,
  time,
  orDefault,
  defaultLocale,
  collection,
  source,
  scope,
}: Parts): SeoReads {
  /** Reads some text fields of every entry of a type; entries without the first field are dropped. */
  async function every<Field extends string>(
    type: StrapiQuestion["type"],
    fields: readonly [Field, ...Field[]],
    locale?: string,
  ) {
    const question = { type, locale: locale ?? (await defaultLocale()), isBare: true };
    return collection(question, (row) => textsOf(row, fields));
  }

  return {
    record: (address) =>
      withFallback(
        entry(
          { type: "seos", container: "many", equals: { url: address } },
          "seo",
          readSeoRecord,
          ({ url }) => url === address,
        ),
        null,
      ),
    // A stock Strapi 4 may reply with every domain: ours is picked by name (docs/contract.md#o11).
    domain: (host) =>
      orDefault(
        entry(
          { type: "domain-seo-settings", container: "many", equals: { host } },
          "boot",
          readDomainSeo,
          (settings) => settings.host === host,
        ),
        null,
      ),
    robots: () =>
      withFallback(
        source.text(
          { path: "/robots.txt", name: "/robots.txt", label: "/robots.txt", budget: "boot" },
          scope,
        ),
        null,
      ),
    robotsByAddress: async () =>
      new Map((await every("seos", ["url", "robots"])).map(({ url, robots }) => [url, robots])),
    pagesIn: async (locale) =>
      (await every("pages", ["slug", "documentId", ENTRY_TYPE], locale))
        .filter(({ slug }) => slug)
        .map(({ slug, documentId, [ENTRY_TYPE]: type }) => ({ type: type || "pages", slug, documentId })),
    pageSlugs: async (place) =>
      (await every("pages", ["slug", "layout", "publishAt", "unpublishAt"]))
        .filter((page) => page.slug && placeOf(page) === place && time.isShown(page))
        .map(({ slug }) => slug),
  };
}

function textsOf<Field extends string>(
  row: Json,
  fields: readonly [Field, ...Field[]],
): Record<Field, string> | undefined {
  const values = objectOf(row);
  if (typeof values[fields[0]] !== "string") return undefined;
  const texts = fields.map((field) => [field, typeof values[field] === "string" ? values[field] : ""]);
  return Object.fromEntries(texts) as Record<Field, string>;
}
