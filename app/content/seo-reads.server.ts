import type { Logger } from "~/context";
import type { Json } from "~/platform/http/json";
import type { ReadCollection } from "./collections.server";
import type { DomainSeoSettings, SeoRecord } from "./entities-seo";
import { objectOf, type Report } from "./fitting";
import { orElse } from "./or-else";
import { readDomainSeo, readSeoRecord } from "./seo-documents.server";
import type { ContentSource, Document, Visit } from "./source.server";
import type { StrapiQuestion } from "./strapi/strapi-query";

/** Reads for search engines. A read that fails is logged and counts as nothing (specification 8). */
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

type Question = Omit<StrapiQuestion, "locale">;

interface Parts {
  /** An entry in the visitor's locale, else in the default one; of several the first that `read` accepts. */
  entry<T extends object>(
    question: Question,
    budget: Document["budget"],
    read: (flat: Json) => T | null,
  ): Promise<T | null>;
  defaultLocale(): Promise<string>;
  collection: ReadCollection;
  source: ContentSource;
  visit: Visit;
  log: Logger;
}

export function createSeoReads({ entry, defaultLocale, collection, source, visit, log }: Parts): SeoReads {
  const reporter =
    (document: string): Report =>
    (path, problem) =>
      log.warn({ document, path, problem }, "content was left out");

  /** What every entry of a type says in some of its fields. */
  async function every<Field extends string>(type: StrapiQuestion["type"], fields: readonly Field[]) {
    const question = { type, locale: await defaultLocale(), isBare: true };
    return collection(question, (row) => textsOf(row, fields));
  }

  return {
    record: (address) =>
      orElse(
        entry({ type: "seos", equals: { url: address } }, "public", (flat) => {
          const record = readSeoRecord(flat, reporter("seos"));
          return record?.url === address ? record : null;
        }),
        null,
      ),
    // A stock Strapi 4 may answer with every domain it knows: ours is picked by name (contract O11).
    domain: (host) =>
      orElse(
        entry({ type: "domain-seo-settings", equals: { host } }, "boot", (flat) => {
          const settings = readDomainSeo(flat, reporter("domain-seo-settings"));
          return settings?.host === host ? settings : null;
        }),
        null,
      ),
    robots: () =>
      orElse(source.text({ path: "/robots.txt", name: "/robots.txt", budget: "boot" }, visit), null),
    robotsByAddress: async () =>
      new Map((await every("seos", ["url", "robots"])).map(({ url, robots }) => [url, robots])),
    pageSlugs: async () => (await every("pages", ["slug"])).map(({ slug }) => slug).filter(Boolean),
  };
}

function textsOf<Field extends string>(row: Json, fields: readonly Field[]): Record<Field, string> {
  const values = objectOf(row);
  const texts = fields.map((field) => [field, typeof values[field] === "string" ? values[field] : ""]);
  return Object.fromEntries(texts) as Record<Field, string>;
}
