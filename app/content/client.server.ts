import type { AppConfig, Logger } from "~/context";
import { dropNulls, type Json } from "~/platform/http/json";
import { type AccountCall, createAccountCalls } from "./account/account-calls.server";
import type { ContentToken } from "./account/content-token";
import { type CmsConfig, readCmsConfig } from "./cms-config";
import { createCollectionReader } from "./collections.server";
import { readCommonData } from "./common-data";
import {
  defaultConfig,
  noCommonData,
  noMessages,
  noWebSetting,
  readLocales,
  readMessages,
  readPage,
  readRouteRule,
  readWebSetting,
} from "./documents.server";
import type { CommonData, ContentPage, LocalesReply, RedirectRule, WebSetting } from "./entities";
import type { Promotion } from "./entities-promotions";
import type { Report } from "./fitting";
import { orElse } from "./or-else";
import { joinPromotions, readPromotion } from "./promotions.server";
import { createSeoReads, type SeoReads } from "./seo-reads.server";
import { createContentSource, type Document } from "./source.server";
import { flattenStrapi } from "./strapi/strapi-flatten";
import { apiPrefixOf, type StrapiQuestion, strapiPath } from "./strapi/strapi-query";
import { sanitizeSvg } from "./svg-icon.server";

/**
 * Bound to a request's locale. Failures are logged and fall back (specification 8). Two are thrown: no locales, and
 * a page that could not be read, which is not the same as a page that does not exist.
 */
export interface ContentClient {
  /** Throws when the service gives none. */
  locales(): Promise<LocalesReply>;
  /** Flat map of dotted keys; empty when the service gives none. */
  messages(locale: string): Promise<Record<string, string>>;
  /** Every field defaulted. Of another locale when one is named. */
  config(locale?: string): Promise<CmsConfig>;
  /** Every field defaulted. */
  commonData(): Promise<CommonData>;
  webSetting(): Promise<WebSetting>;
  /** Null when no page has this slug; throws PlatformFailure when the service did not say. */
  page(slug: string): Promise<ContentPage | null>;
  /** In the editors' order, those that are not out too; throws PlatformFailure when the service did not say. */
  promotions(): Promise<readonly Promotion[]>;
  /** The redirect the service holds for a path without locale prefix and query. */
  routeRule(path: string, locale?: string): Promise<RedirectRule | null>;
  /** An icon of the content service or platform as sanitised SVG text; null when it is none. */
  icon(url: string): Promise<string | null>;
  /** What editors and the domain say to search engines. */
  seo: SeoReads;
  /** A call of the visitor's content account, with its token when there is one. Throws ContentError. */
  send(call: AccountCall): Promise<Json | null>;
}

export interface ContentRequest {
  requestId: string;
  origin: string;
  locale: string;
  signal: AbortSignal;
  /** The content account that asks; absent where the answer is everybody's. */
  account?: ContentToken | undefined;
}

export interface Content {
  forRequest(request: ContentRequest): ContentClient;
  close(): Promise<void>;
}

/** One per process: pools, breakers and the shared cache live here. */
export function createContent(config: AppConfig, log: Logger): Content {
  const source = createContentSource(config, log);
  const accounts = createAccountCalls(config, log);

  function forRequest(visit: ContentRequest): ContentClient {
    const nfx = <T extends object | null>(path: string, read: (body: Json | null) => T, query = "") =>
      source.json({ path: `/nfx${path}${query}`, name: `/nfx${path}`, budget: "boot" }, visit, (body) =>
        read(body === null ? null : dropNulls(body)),
      );

    const collection = createCollectionReader({ source, visit, config });

    async function locales(): Promise<LocalesReply> {
      return nfx("/i18n/locales", (body) => readLocales(body, reporter(log, "locales")));
    }

    /** Strapi does not fall back by itself: what a locale lacks is asked for in the default one (contract O11). */
    async function entry<T extends object>(
      question: Omit<StrapiQuestion, "locale">,
      budget: Document["budget"],
      read: (flat: Json) => T | null,
    ): Promise<T | null> {
      const ask = (locale: string) =>
        source.json(strapiDocument({ ...question, locale }, budget, config), visit, (body) => {
          const flat = body === null ? null : flattenStrapi(body, source.addresses.base("content"));
          for (const one of Array.isArray(flat) ? flat : [flat]) {
            const value = one === null ? null : read(one);
            if (value !== null) return value;
          }
          return null;
        });
      const own = await ask(visit.locale);
      if (own !== null) return own;
      const { defaultLocale } = await locales();
      return defaultLocale === visit.locale ? null : ask(defaultLocale);
    }

    return {
      locales,
      messages: (locale) =>
        orElse(nfx(`/i18n/messages/${encodeURIComponent(locale)}`, readMessages), noMessages),
      config: (locale = visit.locale) =>
        orElse(
          nfx(`/cms-config/${encodeURIComponent(locale)}`, (body) =>
            readCmsConfig(body ?? {}, reporter(log, "cms-config")),
          ),
          defaultConfig,
        ),
      commonData: async () =>
        (await orElse(
          entry({ type: "common-data" }, "boot", (flat) =>
            readCommonData(flat, reporter(log, "common-data")),
          ),
          null,
        )) ?? noCommonData,
      webSetting: async () =>
        (await orElse(
          entry({ type: "web-setting" }, "boot", (flat) =>
            readWebSetting(flat, reporter(log, "web-setting")),
          ),
          null,
        )) ?? noWebSetting,
      page: (slug) =>
        entry({ type: "pages", equals: { slug } }, "public", (flat) =>
          readPage(flat, source.addresses.origins, reporter(log, "pages")),
        ),
      promotions: async () => {
        const all = (locale: string) =>
          collection({ type: "promotions", locale }, (row) =>
            readPromotion(row, source.addresses.origins, reporter(log, "promotions")),
          );
        const { defaultLocale } = await locales();
        const [own, standard] = await Promise.all([
          all(visit.locale),
          visit.locale === defaultLocale ? [] : all(defaultLocale),
        ]);
        return joinPromotions(own, standard);
      },
      routeRule: (path, locale = visit.locale) =>
        orElse(nfx("/route-rules", readRouteRule, `?${new URLSearchParams({ path, locale })}`), null),
      async icon(address) {
        const { inner, base } = source.addresses;
        const isRelative = /^\/[^/\\]/.test(address);
        const found = inner(address) ?? (isRelative ? inner(`${base("content")}${address}`) : null);
        return found && orElse(source.svg(found.url, visit, sanitizeSvg), null);
      },
      seo: createSeoReads({
        entry,
        defaultLocale: async () => (await locales()).defaultLocale,
        collection,
        source,
        visit,
        log,
      }),
      send: (call) => accounts.send(call, visit, visit.account?.get()),
    };
  }

  return {
    forRequest,
    close: async () => {
      await Promise.all([source.close(), accounts.close()]);
    },
  };
}

function strapiDocument(question: StrapiQuestion, budget: Document["budget"], config: AppConfig): Document {
  const prefix = apiPrefixOf(config);
  return {
    path: prefix + strapiPath(question, config.contentApiVersion),
    name: `${prefix}/${question.type}`,
    budget,
  };
}

function reporter(log: Logger, document: string): Report {
  return (path, problem) => log.warn({ document, path, problem }, "content was left out");
}
