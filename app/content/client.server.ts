import { reportCode } from "~/browser/custom-code/report-code.server";
import type { AppConfig } from "~/context/app-config";
import { backendLacks } from "~/market/backend-lacks";
import { inMarket } from "~/market/over-content";
import { dropNulls, isJsonObject, type Json, type JsonObject } from "~/upstream/json";
import type { ReportDropped } from "~/upstream/lenient-parse";
import type { Logger } from "~/upstream/logger";
import { noTelemetry, type Telemetry } from "~/upstream/telemetry";
import { withFallback } from "~/upstream/with-fallback";
import { createAccountClient } from "./account/account-client.server";
import { readCategoryIntro } from "./category-intros.server";
import { isCmsConfig, readCmsConfig } from "./config/cms-config";
import { readCommonData } from "./config/common-data";
import { offeredThemes } from "./config/offered-themes";
import { withRunningMenus } from "./config/running-menus";
import type { Content, ContentClient, ContentRequest } from "./content-client";
import { ContentFailure } from "./content-failure";
import { createContentTime, type Schedule } from "./content-time.server";
import { readBanner } from "./entities/banners";
import type { CommonData } from "./entities/common-data";
import type { LocalesReply } from "./entities/locales";
import { HOME_SLUG } from "./entities/page-place";
import { joinPromotions, readPromotion } from "./promotions.server";
import { sanitizeSvg } from "./rich-text/svg-icon.server";
import { createSeoReads, type EntryQuestion, type ReadEntry } from "./seo/seo-reads.server";
import { createCollectionReader } from "./source/collections.server";
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
  rowsOf,
  shapeFailure,
} from "./source/content-queries.server";
import type { ContentQuery } from "./source/content-source";
import { entryName, inEntry } from "./source/entry-name";
import { createContentSource } from "./source/source.server";
import { flattenStrapi } from "./strapi/strapi-flatten";
import { apiPrefixOf, type StrapiQuestion, strapiPath } from "./strapi/strapi-query";

/** Created once per process: holds connection pools, circuit breakers and the shared cache. */
export function createContent(config: AppConfig, log: Logger, telemetry: Telemetry = noTelemetry): Content {
  const source = createContentSource(config, log, telemetry);
  const accounts = createAccountClient(config, log, telemetry);
  const inBrand = (data: CommonData): CommonData => ({
    ...data,
    themes: offeredThemes(data.themes, config.brand?.themes),
  });
  const readInBrand = (flat: Json, report: ReportDropped) => {
    const data = readCommonData(flat, report);
    reportCode(data.customCode, config.customCode, report);
    return inBrand(data);
  };
  const noneInBrand = inBrand(noCommonData);
  const noConfig = inMarket(defaultConfig, {}, config.market, () => {});

  function forRequest(scope: ContentRequest): ContentClient {
    /** Reads a document below `/nfx`, named `label` in metrics: `read` parses its body; `absent` is the value of a 404, or throws for it. */
    const nfx = <T extends object | null>(
      { label, path, ...more }: Omit<ContentQuery, "name">,
      read: (reply: JsonObject, report: ReportDropped) => T,
      absent: T | (() => never),
    ) =>
      source.json<T>(
        {
          path: `/nfx${path}`,
          name: `/nfx${path}`.split("?", 1)[0] ?? "",
          label: `/nfx${label}`,
          ...more,
        },
        scope,
        (body, report) => {
          if (body === null) return typeof absent === "function" ? absent() : absent;
          const reply = dropNulls(body);
          if (!isJsonObject(reply)) throw shapeFailure(`/nfx${path}`, "no object");
          return read(reply, report);
        },
      );

    const collection = createCollectionReader({ source, scope, config });
    const { time = createContentTime() } = scope;

    async function locales(): Promise<LocalesReply> {
      const read = (body: JsonObject, report: ReportDropped) => {
        const reply = readLocales(body, report);
        const codes = reply.locales.map(({ code }) => code);
        const lack = backendLacks(config.market, "locales", codes);
        if (lack) report("locales", lack);
        return reply;
      };
      const path = "/i18n/locales";
      return nfx({ label: path, path, budget: "boot", entry: { type: "locales" } }, read, () => {
        throw shapeFailure("/nfx/i18n/locales", "not found");
      });
    }

    /**
     * Strapi has no locale fallback: an entry missing in a locale is read in the default one (docs/contract.md#o11).
     */
    const entry: ReadEntry = async <T extends object>(
      question: EntryQuestion,
      budget: ContentQuery["budget"],
      read: (flat: Json, report: ReportDropped) => T | undefined,
      isMatch: (value: T) => boolean = () => true,
    ): Promise<T | null> => {
      const { container, mayGo, ...requested } = question;
      const ask = (locale: string) => {
        const document = { ...strapiDocument({ ...requested, locale }, budget, config), mayGo };
        return source.json<T | null>(document, scope, (body, report) => {
          if (body === null) return null;
          const rows = rowsOf(body, container, config.contentApiVersion !== 3, document.name);
          const values = rows.flatMap(
            (row) =>
              read(
                flattenStrapi(row, source.addresses.base("content")),
                inEntry(entryName({ type: requested.type, locale }, row), report),
              ) ?? [],
          );
          if (rows.length > 0 && values.length === 0) throw shapeFailure(document.name, "no entry fits");
          return values.find(isMatch) ?? null;
        });
      };
      const shownIn = async (locale: string) => {
        const found = await ask(locale);
        return found && time.isShown(found) ? found : null;
      };
      const own = await shownIn(scope.locale);
      if (own !== null) return own;
      const { defaultLocale } = await locales();
      return defaultLocale === scope.locale ? null : shownIn(defaultLocale);
    };

    /** For a document of every page; `onFallback` lets the page avoid being cached with the default. */
    const orDefault = <T>(read: Promise<T>, fallback: T) => withFallback(read, fallback, scope.onFallback);

    const messages = (locale: string) =>
      nfx(
        {
          label: "/i18n/messages/{locale}",
          path: `/i18n/messages/${encodeURIComponent(locale)}`,
          budget: "boot",
          entry: { type: "message-set", locale },
        },
        readMessages,
        noMessages,
      );

    const configuration = (locale: string) =>
      nfx(
        {
          label: "/cms-config/{locale}",
          path: `/cms-config/${encodeURIComponent(locale)}`,
          budget: "boot",
          entry: { type: "cms-config", locale },
        },
        (reply, report) => {
          if (!isCmsConfig(reply)) throw shapeFailure("/nfx/cms-config", "no section");
          return inMarket(readCmsConfig(reply, report), reply, config.market, report);
        },
        noConfig,
      );

    const commonData = () => entry({ type: "common-data", container: "one" }, "boot", readInBrand);

    /** Home is read as what every page needs: its order outlives a restart while the service fails. */
    const page = async (slug: string) => {
      const found = await entry(
        { type: "pages", container: "many", equals: { slug }, mayGo: true },
        slug === HOME_SLUG ? "boot" : "public",
        (flat, report) => readPage(flat, source.addresses.origins, report),
      );
      return found && { ...found, blocks: found.blocks.filter(time.isShown) };
    };

    /** Those of a list that are shown now, in the locale, else in the default one; none where the service gives none. */
    async function shownOf<T extends Schedule>(
      type: StrapiQuestion["type"],
      read: (row: Json, report: ReportDropped) => T | undefined,
    ): Promise<T[]> {
      const all = (locale: string) => collection({ type, locale }, read);
      const inLocales = async () => {
        const [own, { defaultLocale }] = await Promise.all([all(scope.locale), locales()]);
        return own.length > 0 || scope.locale === defaultLocale ? own : all(defaultLocale);
      };
      return (await withFallback(inLocales(), [])).filter(time.isShown);
    }

    /** A list exists when it is empty too: a 404 means that Strapi is called at a wrong address. */
    const pages = () => {
      const question = {
        type: "pages",
        locale: scope.locale,
        isBare: true,
        paging: { page: 1, pageSize: 1 },
      } as const;
      const document = strapiDocument(question, "public", config);
      return source.json(document, scope, (body) => {
        if (body !== null) return rowsOf(body, "many", config.contentApiVersion !== 3, document.name);
        throw new ContentFailure({ kind: "status", status: 404, method: document.name, wasSent: true });
      });
    };

    return {
      locales,
      plainReads: {
        "/nfx/i18n/messages/{locale}": () => messages(scope.locale),
        "/nfx/cms-config/{locale}": () => configuration(scope.locale),
        "/common-data": commonData,
        "/pages": pages,
      },
      bootReads: async () => {
        await Promise.all([messages(scope.locale), configuration(scope.locale)]);
      },
      messages: (locale) => orDefault(messages(locale), noMessages),
      config: (locale = scope.locale) => orDefault(configuration(locale), noConfig),
      commonData: async () => withRunningMenus((await orDefault(commonData(), null)) ?? noneInBrand, time),
      webSetting: async () =>
        (await orDefault(entry({ type: "web-setting", container: "one" }, "boot", readWebSetting), null)) ??
        noWebSetting,
      page,
      home: () => orDefault(page(HOME_SLUG), null),
      promotions: async () => {
        const all = (locale: string) =>
          collection({ type: "promotions", locale }, (row, report) =>
            readPromotion(row, source.addresses.origins, report),
          );
        const { defaultLocale } = await locales();
        const [own, standard] = await Promise.all([
          all(scope.locale),
          scope.locale === defaultLocale ? [] : all(defaultLocale),
        ]);
        return joinPromotions(own, standard);
      },
      banners: () => shownOf("banners", readBanner),
      categoryIntros: () =>
        shownOf("category-intros", (row, report) => readCategoryIntro(row, source.addresses.origins, report)),
      routeRule: (path, locale = scope.locale) =>
        withFallback(
          nfx(
            {
              label: "/route-rules",
              path: `/route-rules?${new URLSearchParams({ path, locale })}`,
              budget: "rules",
              hasDrafts: true,
              entry: { type: "redirect-rules", locale },
            },
            readRouteRule,
            null,
          ),
          null,
        ),
      async icon(address) {
        const { inner, base } = source.addresses;
        const isRelative = /^\/[^/\\]/.test(address);
        const found = inner(address) ?? (isRelative ? inner(`${base("content")}${address}`) : null);
        return found && withFallback(source.svg(found.url, scope, sanitizeSvg), null);
      },
      seo: createSeoReads({
        entry,
        time,
        orDefault,
        defaultLocale: async () => (await locales()).defaultLocale,
        collection,
        source,
        scope,
      }),
      reporting: source.reporting,
      send: (call) => accounts.send(call, scope, scope.account?.get()),
    };
  }

  return {
    forRequest,
    expire: source.expire,
    close: async () => {
      await Promise.all([source.close(), accounts.close()]);
    },
  };
}

function strapiDocument(
  question: StrapiQuestion,
  budget: ContentQuery["budget"],
  config: AppConfig,
): ContentQuery {
  const prefix = apiPrefixOf(config);
  return {
    path: prefix + strapiPath(question, config.contentApiVersion),
    name: `${prefix}/${question.type}`,
    label: `/${question.type}`,
    budget,
    entry: { type: question.type, locale: question.locale },
  };
}
