import { z } from "zod";
import { PlatformFailure } from "~/platform/errors";
import { isJsonObject, type Json, type JsonObject } from "~/platform/http/json";
import { readBlocks } from "./blocks/read-blocks.server";
import { readCmsConfig } from "./cms-config";
import { readCommonData } from "./common-data";
import {
  type ContentPage,
  ContentPageSchema,
  FaviconSchema,
  LocaleSchema,
  type LocalesReply,
  systemPageNames,
  type WebSetting,
} from "./entities";
import { PictureSchema, type RedirectRule, RedirectRuleSchema } from "./entities-links";
import {
  objectOf,
  parseItemsLeniently,
  parseLeniently,
  parseOrDefault,
  type ReportDropped,
} from "./lenient-parse";
import { sanitizeRichText } from "./rich-text.server";

const DefaultImagesSchema = z.object(
  Object.fromEntries(systemPageNames.map((page) => [page, PictureSchema.optional()])),
);

// How each document becomes its value, and what stands in when there is none. The stand-ins are single objects, so
// that what is derived from them can be kept by identity.

const silent: ReportDropped = () => {};
export const noMessages: Record<string, string> = Object.freeze({});
export const defaultConfig = readCmsConfig({}, silent);
export const noCommonData = readCommonData({}, silent);
export const noWebSetting = readWebSetting({}, silent);

/**
 * A reply that is not what was agreed, as far as nothing can be made of it: a failure like any other, never an absence,
 * which is only what the service states.
 */
export function misfit(method: string, detail: string): PlatformFailure {
  return new PlatformFailure({ kind: "contract", status: 502, method, wasSent: true, detail });
}

/** Locales that fit; throws when none does (product 8: nothing can be shown then). */
export function readLocales(reply: JsonObject, report: ReportDropped): LocalesReply {
  const locales = parseItemsLeniently(reply.locales, LocaleSchema, "locales", report);
  const isKnown = (code: Json | undefined) => locales.some((locale) => locale.code === code);
  const named = [
    reply.defaultLocale,
    locales.find((locale) => locale.isDefault)?.code,
    "en-US",
    locales[0]?.code,
  ];
  const defaultLocale = named.find(isKnown);
  if (typeof defaultLocale !== "string") throw misfit("/nfx/i18n/locales", "no locale");
  return { locales, defaultLocale };
}

/** The flat map of dotted keys. What is no text, or an empty one, is left out: the next catalogue has the word then. */
export function readMessages(reply: JsonObject): Record<string, string> {
  const pairs = Object.entries(reply);
  const isText = (pair: [string, Json]): pair is [string, string] =>
    typeof pair[1] === "string" && pair[1].trim() !== "";
  const texts = pairs.filter(isText);
  if (pairs.length > 0 && texts.length === 0) throw misfit("/nfx/i18n/messages", "no text");
  return Object.fromEntries(texts);
}

/** The redirect of a route-rules reply; the status defaults where it is followed. */
export function readRouteRule(reply: JsonObject, report: ReportDropped): RedirectRule | null {
  if (reply.redirect === undefined && Object.keys(reply).length === 0) return null;
  const rule = parseLeniently(reply.redirect, RedirectRuleSchema, "redirect", report);
  if (!rule) throw misfit("/nfx/route-rules", "no rule");
  return rule;
}

export function readWebSetting(flat: Json, report: ReportDropped): WebSetting {
  const setting = objectOf(flat);
  return {
    favicons: parseItemsLeniently(setting.favicons, FaviconSchema, "favicons", report),
    defaultImages: parseOrDefault(setting.defaultImages, DefaultImagesSchema, "defaultImages", report),
  };
}

/** A page with its text sanitised, once for everyone who will read it; undefined when the entry does not fit. */
export function readPage(
  flat: Json,
  pictureOrigins: readonly string[],
  report: ReportDropped,
): ContentPage | undefined {
  const { text } = objectOf(flat);
  if (text !== undefined && typeof text !== "string") {
    // A page without its text says less than no page.
    report("page.text", "no text");
    return undefined;
  }
  const page = parseLeniently(flat, ContentPageSchema, "page", report);
  return (
    page && {
      ...page,
      text: sanitizeRichText(page.text, pictureOrigins),
      blocks: readBlocks(objectOf(flat).blocks, pictureOrigins, report),
    }
  );
}

/** Rows of a reply of Strapi before they are flattened; throws where there is no such container (contract 4.3). */
export function rowsOf(body: Json, container: "one" | "many", isWrapped: boolean, method: string): Json[] {
  const data = isWrapped && !Array.isArray(body) ? objectOf(body).data : body;
  if (container === "many" && Array.isArray(data)) return data;
  if (container === "one" && isEntry(data)) return [data];
  throw misfit(method, container === "one" ? "no entry" : "no list");
}

function isEntry(value: Json | undefined): value is JsonObject {
  return isJsonObject(value) && (value.attributes === undefined || isJsonObject(value.attributes));
}
