import { describe, expect, it } from "vitest";
import type { PageContext } from "~/context/app-context";
import { createTranslator } from "~/i18n/create-translator";
import { catalogue } from "~/i18n/messages/catalogue";
import type { SeoSources } from "./compose-seo";
import { composePage } from "./composed-page.server";

const words = () => createTranslator("en-US", catalogue).t;
const locale = { code: "en-US", name: "English", isDefault: true, direction: "ltr" } as const;
const context = { t: words(), locale } as PageContext;
const config = { seo: { seoUrls: {}, defaultRobots: undefined }, product: { name: "House" } };
const resolvedPath = { origin: "https://casino.example", path: "/games", locale, locales: [locale] };
const sources = {
  data: { title: "Games" },
  record: null,
  domain: null,
  config,
  resolvedPath,
  isUnindexed: false,
  isDisallowed: false,
} as unknown as SeoSources;
const compose = (changes: object = {}, more: object = {}) =>
  composePage({ ...context, ...more } as PageContext, { ...sources, ...changes } as SeoSources);

describe("a page's SEO", () => {
  it("is composed once for what it is made of", () => {
    expect(compose({ data: { ...sources.data } })).toBe(compose());
  });

  it("is cached nowhere in a preview", () => {
    const data = { ...sources.data, title: "A draft" };
    const preview = { preview: { shows: "draft", isFramed: false } };
    expect(compose({ data }, preview)).not.toBe(compose({ data }, preview));
  });

  it.each([
    ["another title", { data: { ...sources.data, title: "Slots" } }, {}],
    ["another address", { resolvedPath: { ...resolvedPath, path: "/slots" } }, {}],
    ["another host", { resolvedPath: { ...resolvedPath, origin: "https://other.example" } }, {}],
    ["another language", { resolvedPath: { ...resolvedPath, locale: { ...locale, code: "lv-LV" } } }, {}],
    [
      "other languages",
      { resolvedPath: { ...resolvedPath, locales: [locale, { ...locale, code: "ar", isDefault: false }] } },
      {},
    ],
    ["other settings", { config: { ...config, product: { name: "Hall" } } }, {}],
    ["an editor's record", { record: { url: "/games", title: "Written", meta: [], schemaFaq: [] } }, {}],
    ["other words", {}, { t: words() }],
    ["a closed page", { isUnindexed: true }, {}],
    ["a disallowed page", { isDisallowed: true }, {}],
  ])("is composed anew for %s", (_, changes, more) => {
    expect(compose(changes, more)).not.toBe(compose());
    expect(compose()).toEqual(compose());
  });
});
