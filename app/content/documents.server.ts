import { PlatformFailure } from "~/platform/errors";
import type { Json } from "~/platform/http/json";
import { readBlocks } from "./blocks/read-blocks.server";
import { readCmsConfig } from "./cms-config";
import { readCommonData } from "./common-data";
import {
  type ContentPage,
  ContentPageSchema,
  FaviconSchema,
  LocaleSchema,
  type LocalesReply,
  type RedirectRule,
  RedirectRuleSchema,
  systemPageNames,
  type WebSetting,
} from "./entities";
import { fittingItems, objectOf, type Report } from "./fitting";
import { sanitizeRichText } from "./rich-text.server";

// How each document becomes its value, and what stands in when there is none. The stand-ins are single objects, so
// that what is derived from them can be kept by identity.

const silent: Report = () => {};
export const noMessages: Record<string, string> = Object.freeze({});
export const defaultConfig = readCmsConfig({}, silent);
export const noCommonData = readCommonData({}, silent);
export const noWebSetting = readWebSetting({}, silent);

/** Locales that fit; throws when none does (specification 8: nothing can be shown then). */
export function readLocales(body: Json | null, report: Report): LocalesReply {
  const reply = objectOf(body ?? undefined);
  const locales = fittingItems(reply.locales, LocaleSchema, "locales", report);
  const isKnown = (code: Json | undefined) => locales.some((locale) => locale.code === code);
  const named = [
    reply.defaultLocale,
    locales.find((locale) => locale.isDefault)?.code,
    "en-US",
    locales[0]?.code,
  ];
  const defaultLocale = named.find(isKnown);
  if (typeof defaultLocale !== "string") {
    throw new PlatformFailure({
      kind: "contract",
      status: 502,
      method: "/nfx/i18n/locales",
      wasSent: true,
      detail: "no locale",
    });
  }
  return { locales, defaultLocale };
}

/** The flat map of dotted keys. What is no text, or an empty one, is left out: the next catalogue has the word then. */
export function readMessages(body: Json | null): Record<string, string> {
  const pairs = Object.entries(objectOf(body ?? undefined));
  const isText = (pair: [string, Json]): pair is [string, string] =>
    typeof pair[1] === "string" && pair[1].trim() !== "";
  return Object.fromEntries(pairs.filter(isText));
}

/** The redirect of a route-rules reply; the status defaults where it is followed. */
export function readRouteRule(body: Json | null): RedirectRule | null {
  const parsed = RedirectRuleSchema.safeParse(objectOf(body ?? undefined).redirect);
  return parsed.success ? parsed.data : null;
}

export function readWebSetting(flat: Json, report: Report): WebSetting {
  const setting = objectOf(flat);
  const images = objectOf(setting.defaultImages);
  return {
    favicons: fittingItems(setting.favicons, FaviconSchema, "favicons", report),
    defaultImages: Object.fromEntries(
      systemPageNames.flatMap((page) => (typeof images[page] === "string" ? [[page, images[page]]] : [])),
    ),
  };
}

/** A page with its text sanitised, once for everyone who will read it; null when the entry does not fit. */
export function readPage(flat: Json, pictureOrigins: readonly string[], report: Report): ContentPage | null {
  const [page] = fittingItems([flat], ContentPageSchema, "page", report);
  if (!page) return null;
  return {
    ...page,
    text: sanitizeRichText(page.text, pictureOrigins),
    blocks: readBlocks(objectOf(flat).blocks, pictureOrigins, report),
  };
}
