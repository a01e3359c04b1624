import type { CmsConfig } from "~/content/config/cms-config";
import { menuNames } from "~/content/config/running-menus";
import type { ContentClient } from "~/content/content-client";
import type { CommonData } from "~/content/entities/common-data";
import type { App } from "~/context/app";
import type { SiteTable } from "~/context/route-handle";
import { type WordGaps, wordGaps } from "~/i18n/word-gaps.server";
import type { Locale } from "~/routing/locale";
import { type DroppedItem, type EntryName, summaryOf } from "~/upstream/dropped-item";
import type { Telemetry } from "~/upstream/telemetry";
import { isRedirected } from "./is-redirected";
import { type Destinations, linkFault, linksOf } from "./link-faults";

/** As often as somebody who waits for a change looks again. */
const FRESH_MS = 20_000;
/** Longest that a request waits for it: what it finds later is reported the next time. */
const WAIT_MS = 4_000;

interface Parts {
  locales: App["locales"];
  /** `onFallback` is called where a default replaces what could not be read. */
  content: (locale: string, more: { onFallback: () => void }) => ContentClient;
  note: Telemetry["noteDropped"];
}

/**
 * Compares entries with each other, which no single read does: links with their targets, locales with the default one.
 * This happens when the list is requested, with cached replies, so it costs visitors and the content service next to
 * nothing.
 */
export function createContentReview(parts: Parts, now = () => Date.now()): App["reviewContent"] {
  let reviewed = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;
  return async (site) => {
    if (now() - reviewed < FRESH_MS) return;
    running ??= review(parts, site)
      // What cannot be read is reported as a failing call, and changes nothing here.
      .catch(() => {})
      .finally(() => {
        reviewed = now();
        running = undefined;
      });
    await Promise.race([running, new Promise((resolve) => setTimeout(resolve, WAIT_MS).unref())]);
  };
}

async function review({ locales: read, content, note }: Parts, site: SiteTable): Promise<void> {
  const { locales, defaultLocale } = await read();
  const readers = new Map(locales.map(({ code }) => [code, reader(content, code)]));
  const of = (code: string) => readers.get(code) ?? reader(content, code);
  const pages = new Map<string, Awaited<ReturnType<ContentClient["seo"]["pagesIn"]>>>();
  for (const { code } of locales) pages.set(code, await of(code).client.seo.pagesIn(code));
  note("pages by locale", missingPages(pages, locales, defaultLocale));
  const slugsOf = (code: string) => (pages.get(code) ?? []).map(({ slug }) => slug);
  const slugs = new Map(
    locales.map(({ code }) => [code, new Set([...slugsOf(code), ...slugsOf(defaultLocale.code)])]),
  );
  const words = await of(defaultLocale.code).client.messages(defaultLocale.code);
  for (const locale of locales) {
    const { client, isWhole } = of(locale.code);
    const [common, config, own, promotions] = await Promise.all([
      client.commonData(),
      client.config(),
      client.messages(locale.code),
      client.promotions(),
    ]);
    if (!isWhole() || !of(defaultLocale.code).isWhole()) continue;
    note(`words ${locale.code}`, missingWords(locale, defaultLocale, wordGaps(locale.code, own, words)));
    const destinations = { site, locales, locale, slugs, promotions };
    note(
      `links ${locale.code}`,
      await deadLinks(linksIn(common, config, destinations), client, config, destinations),
    );
  }
}

function reader(content: Parts["content"], code: string) {
  let isWhole = true;
  const onFallback = () => {
    isWhole = false;
  };
  return { client: content(code, { onFallback }), isWhole: () => isWhole };
}

function missingPages(
  pages: ReadonlyMap<string, readonly { type: string; slug: string; documentId: string }[]>,
  locales: readonly Locale[],
  defaultLocale: Locale,
): DroppedItem[] {
  const all = new Map([...pages.values()].flat().map((page) => [page.slug, page]));
  const has = (code: string, slug: string) => pages.get(code)?.some((page) => page.slug === slug) === true;
  return [...all.values()].flatMap(({ type, slug, documentId }) => {
    const lacking = locales.map(({ code }) => code).filter((code) => !has(code, slug));
    if (lacking.length === 0) return [];
    const instead = has(defaultLocale.code, slug)
      ? `visitors read it in ${defaultLocale.code}`
      : "there visitors find nothing";
    const entry = { type, locale: lacking[0], name: slug, documentId: documentId || undefined };
    return [{ entry, field: "locale", why: `not in ${lacking.join(", ")}: ${instead}` }];
  });
}

function missingWords(locale: Locale, defaultLocale: Locale, gaps: WordGaps): DroppedItem[] {
  const reported: [keyof WordGaps, string][] = [
    ["missing", "not translated, and read in another language"],
    ["foreign", `in words of ${defaultLocale.code}, for want of its own`],
    ["unknown", "said nowhere on the site"],
  ];
  const entry = { type: "message-set", locale: locale.code };
  return reported.flatMap(([gap, says]) => {
    const keys = gaps[gap];
    return keys.length > 0 ? [{ entry, field: gap, why: summaryOf(keys, says) }] : [];
  });
}

interface EditorsLink {
  entry: EntryName;
  field: string;
  url: string;
  title?: string | undefined;
}

function linksIn(
  common: CommonData,
  { auth, seo }: CmsConfig,
  { locale, promotions }: Destinations,
): EditorsLink[] {
  const { code } = locale;
  const menus = menuNames.flatMap((menu) => linksOf(common[menu], menu));
  const ofConfig = { type: "cms-config", locale: code };
  return [
    ...menus.map(({ field, item }) => ({
      entry: { type: "common-data", locale: code },
      field,
      url: item.url,
      title: item.title,
    })),
    ...(auth.terms.url ? [{ entry: ofConfig, field: "auth.terms.url", url: auth.terms.url }] : []),
    ...seo.redirects.flatMap(({ to, from }, index) =>
      to.includes("$") ? [] : [{ entry: ofConfig, field: `seo.redirects.${index}.to`, url: to, title: from }],
    ),
    ...promotions.flatMap(({ slug, id, button_url: url }) =>
      url ? [{ entry: { type: "promotions", locale: code, id, name: slug }, field: "button_url", url }] : [],
    ),
  ];
}

async function deadLinks(
  links: readonly EditorsLink[],
  client: ContentClient,
  config: CmsConfig,
  to: Destinations,
): Promise<DroppedItem[]> {
  const found: DroppedItem[] = [];
  for (const { entry, field, url, title } of links) {
    const fault = linkFault(url, to);
    if (!fault || (await isRedirected(fault.path, client, config, to))) continue;
    found.push({ entry, field, why: `${title ? `“${title}” ` : ""}${fault.why}` });
  }
  return found;
}
