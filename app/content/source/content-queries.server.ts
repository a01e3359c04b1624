import { z } from "zod";
import { readBlocks } from "~/content/blocks/read-blocks.server";
import { summaryOf } from "~/upstream/dropped-item";
import { isJsonObject, type Json, type JsonObject } from "~/upstream/json";
import {
  objectOf,
  parseItemsLeniently,
  parseLeniently,
  parseOrDefault,
  type ReportDropped,
} from "~/upstream/lenient-parse";
import { readCmsConfig } from "../config/cms-config";
import { readCommonData } from "../config/common-data";
import { ContentFailure } from "../content-failure";
import { FaviconSchema, type WebSetting } from "../entities/favicon";
import { PictureSchema, type RedirectRule, RedirectRuleSchema } from "../entities/links";
import { LocaleSchema, type LocalesReply } from "../entities/locales";
import { type ContentPage, ContentPageSchema } from "../entities/pages";
import { systemPageNames } from "../entities/system-pages";
import { withMarkdown } from "../rich-text/markdown.server";
import { sanitizeRichText } from "../rich-text/rich-text.server";
import { cutTexts, LONGEST_PAGE } from "./text-ceilings";

const DefaultImagesSchema = z.object(
  Object.fromEntries(systemPageNames.map((page) => [page, PictureSchema.optional()])),
);

// Parsers of each document, and the defaults for missing ones. Each default is a single object, so that values
// derived from it can be memoised by identity.

const silent: ReportDropped = () => {};
export const noMessages: Record<string, string> = Object.freeze({});
export const defaultConfig = readCmsConfig({}, silent);
export const noCommonData = readCommonData({}, silent);
export const noWebSetting = readWebSetting({}, silent);

/**
 * The failure for a reply that breaks the contract and has no usable part. It is never treated as "does not exist",
 * which only the service can state.
 */
export function shapeFailure(method: string, detail: string): ContentFailure {
  return new ContentFailure({ kind: "contract", status: 502, method, wasSent: true, detail });
}

/** A locale is known by its code: one without a name is called by it. */
const NamedLocaleSchema = LocaleSchema.extend({ name: z.string().default("") }).transform((locale) => ({
  ...locale,
  name: locale.name.trim() || locale.code,
}));

/**
 * Returns the valid locales; throws PlatformFailure when there is none (docs/product.md#8: nothing can be shown
 * then).
 */
export function readLocales(reply: JsonObject, report: ReportDropped): LocalesReply {
  const locales = parseItemsLeniently(reply.locales, NamedLocaleSchema, "locales", report);
  const isKnown = (code: Json | undefined) => locales.some((locale) => locale.code === code);
  const named = [
    reply.defaultLocale,
    locales.find((locale) => locale.isDefault)?.code,
    "en-US",
    locales[0]?.code,
  ];
  const defaultLocale = named.find(isKnown);
  if (typeof defaultLocale !== "string") throw shapeFailure("/nfx/i18n/locales", "no locale");
  return { locales, defaultLocale };
}

/**
 * The flat map of dotted keys. Values that are no text or blank are dropped, so that the fallback catalogue applies.
 */
export function readMessages(reply: JsonObject, report: ReportDropped): Record<string, string> {
  const pairs = Object.entries(reply);
  const isText = (pair: [string, Json]): pair is [string, string] =>
    typeof pair[1] === "string" && pair[1].trim() !== "";
  const texts = pairs.filter(isText);
  const others = pairs.filter((pair) => !isText(pair)).map(([key]) => key);
  // In one line: keys are without number, and a metric has a series for each field.
  if (others.length > 0) report("messages", summaryOf(others, "blank or no text"));
  if (pairs.length > 0 && texts.length === 0) throw shapeFailure("/nfx/i18n/messages", "no text");
  return Object.fromEntries(texts);
}

/** The redirect of a route-rules reply, null when there is none; its consumer applies the default status. */
export function readRouteRule(reply: JsonObject, report: ReportDropped): RedirectRule | null {
  if (reply.redirect === undefined) return null;
  const rule = parseLeniently(reply.redirect, RedirectRuleSchema, "redirect", report);
  if (!rule) throw shapeFailure("/nfx/route-rules", "no rule");
  return rule;
}

export function readWebSetting(flat: Json, report: ReportDropped): WebSetting {
  const setting = objectOf(flat);
  return {
    favicons: parseItemsLeniently(setting.favicons, FaviconSchema, "favicons", report),
    defaultImages: parseOrDefault(setting.defaultImages, DefaultImagesSchema, "defaultImages", report),
  };
}

/** A page with its HTML sanitised, before it enters the shared cache; undefined when the entry is invalid. */
export function readPage(
  entry: Json,
  pictureOrigins: readonly string[],
  report: ReportDropped,
): ContentPage | undefined {
  const flat = cutTexts(
    withMarkdown(entry, "text"),
    (path, problem) => report(`page.${path}`, problem),
    LONGEST_PAGE,
  );
  const { text } = objectOf(flat);
  if (text !== undefined && typeof text !== "string" && !Array.isArray(text)) {
    // A page without its text is worse than no page.
    report("page.text", "no text");
    return undefined;
  }
  const page = parseLeniently(flat, ContentPageSchema, "page", report);
  return (
    page && {
      ...page,
      text: sanitizeRichText(page.text, pictureOrigins, (problem) => report("page.text", problem)),
      blocks: readBlocks(objectOf(flat).blocks, page.place, pictureOrigins, report),
    }
  );
}

/**
 * The entries of a Strapi reply before flattening; throws PlatformFailure for any other shape (docs/contract.md#4.3).
 */
export function rowsOf(body: Json, container: "one" | "many", isWrapped: boolean, method: string): Json[] {
  const data = isWrapped && !Array.isArray(body) ? objectOf(body).data : body;
  if (container === "many" && Array.isArray(data)) return data;
  if (container === "one" && isEntry(data)) return [data];
  throw shapeFailure(method, container === "one" ? "no entry" : "no list");
}

function isEntry(value: Json | undefined): value is JsonObject {
  return isJsonObject(value) && (value.attributes === undefined || isJsonObject(value.attributes));
}
