import type { Json } from "~/platform/http/json";
import type { ReadCollection } from "./collections.server";
import type { DomainSeoSettings, SeoRecord } from "./entities-seo";
import { objectOf, type ReportDropped } from "./lenient-parse";
import { readDomainSeo, readSeoRecord } from "./seo-queries.server";
import type { ContentQuery, ContentReadScope, ContentSource } from "./source.server";
import type { StrapiQuestion } from "./strapi/strapi-query";
import { withFallback } from "./with-fallback";

/** Reads for search engines. A read that fails is logged and counts as nothing (product 8). */
export interface SeoReads {
  /** The record of an address without locale, or of a template like `/game/##name##`. */
  record(address: string): Promise<SeoRecord | null>;
  /** Settings of the domain that is visited; `host` without its port. */
  domain(host: string): Promise<DomainSeoSettings | null>;
  /** The text of the operator's robots.txt. */
  robots(): Promise<string | null>;
  /** The robots word of every record in the default locale, by address or template. Throws PlatformFailure. */
  robotsByAddress(): Promise<ReadonlyMap<string, string>>;
  /** Slugs of every page in the default locale. Throws PlatformFailure. */
  pageSlugs(): Promise<readonly string[]>;
}

/** What is asked for, and whether the service answers with an entry or with a list that holds it. */
export type EntryQuestion = Omit<StrapiQuestion, "locale"> & { container: "one" | "many" };

/**
 * An entry in the visitor's locale, else in the default one; of several the first that `isAsked`. Null when the service
 * states that there is none; throws PlatformFailure, also for a reply of which nothing fits.
 */
export type ReadEntry = <T extends object>(
  question: EntryQuestion,
  budget: ContentQuery["budget"],
  read: (flat: Json, report: ReportDropped) => T | undefined,
  isAsked?: (value: T) => boolean,
) => Promise<T | null>;

interface Parts {
  entry: ReadEntry;
  /** For what every page of the domain says: its reader is told of a default. */
  orDefault<T>(read: Promise<T>, fallback: T): Promise<T>;
  defaultLocale(): Promise<string>;
  collection: ReadCollection;
  source: ContentSource;
  visit: ContentReadScope;
}

export function createSeoReads({
  entry,
  orDefault,
  defaultLocale,
  collection,
  source,
  visit,
}: Parts): SeoReads {
  /** What every entry of a type says in some of its fields, the first of which it must have. */
  async function every<Field extends string>(
    type: StrapiQuestion["type"],
    fields: readonly [Field, ...Field[]],
  ) {
    const question = { type, locale: await defaultLocale(), isBare: true };
    return collection(question, (row) => textsOf(row, fields));
  }

  return {
    record: (address) =>
      withFallback(
        entry(
          { type: "seos", container: "many", equals: { url: address } },
          "public",
          readSeoRecord,
          ({ url }) => url === address,
        ),
        null,
      ),
    // A stock Strapi 4 may answer with every domain it knows: ours is picked by name (contract O11).
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
      withFallback(source.text({ path: "/robots.txt", name: "/robots.txt", budget: "boot" }, visit), null),
    robotsByAddress: async () =>
      new Map((await every("seos", ["url", "robots"])).map(({ url, robots }) => [url, robots])),
    pageSlugs: async () => (await every("pages", ["slug"])).map(({ slug }) => slug).filter(Boolean),
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
