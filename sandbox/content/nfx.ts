import { jsonReply, privateHeaders } from "../platform/protocol/replies";
import { localesOf, localesReply } from "../seed/locales";
import { patched } from "../world/patches";
import { defaultLocale, isLocaleCode, type LocaleCode } from "../world/words";
import type { World } from "../world/world";
import { editorialReply, jsonType } from "./caching";
import { cmsConfig } from "./cms-config";
import { messagesOf } from "./messages";
import { findRedirect, robotsText } from "./routing";

type Reader = (world: World, locale: string, url: URL) => object;

/** Paths below `/nfx/`; `{locale}` stands for one of the known ones. */
const readers: Record<string, Reader> = {
  "i18n/locales": (world) => patched(world, "locales", localesReply(world.settings)),
  "i18n/messages/{locale}": patchedMessages,
  "cms-config/{locale}": (world, locale) => patched(world, "cmsConfig", cmsConfig(world, writtenIn(locale))),
  "route-rules": (_world, _locale, url) => ({ redirect: findRedirect(url.searchParams.get("path") ?? "") }),
};

/** docs/contract.md#4.1: no envelope, failures as `{statusCode, message}`. */
export function answerNfx(world: World, request: Request, url: URL): Response {
  if (url.pathname === "/robots.txt") {
    return editorialReply(world, request, "text/plain; charset=utf-8", () => robotsText);
  }
  if (request.method !== "GET") return failure(405, "Method Not Allowed");
  const path = url.pathname.slice("/nfx/".length);
  const locale = path.slice(path.lastIndexOf("/") + 1);
  const isKnown = localesOf(world.settings).some(({ code }) => code === locale);
  const name = isKnown ? path.replace(locale, "{locale}") : path;
  const read = Object.hasOwn(readers, name) ? readers[name] : undefined;
  if (!read) return failure(404, `Not Found: ${url.pathname}`);
  return editorialReply(world, request, jsonType, () =>
    JSON.stringify(read(world, isKnown ? locale : defaultLocale, url)),
  );
}

/** The locale whose texts stand for one that nothing was written in. */
function writtenIn(locale: string): LocaleCode {
  return isLocaleCode(locale) ? locale : defaultLocale;
}

/**
 * A catalogue of another size. What fills it up is what operators keep beside the site's own keys: pages of theirs,
 * and keys in our own sections that a former site used.
 */
function sized(messages: Record<string, string>, size: number, locale: string): Record<string, string> {
  if (size === 0) return messages;
  const own = Object.entries(messages).slice(0, size);
  const more = Array.from({ length: size - own.length }, (_, index): [string, string] => [
    index % 2 ? `common.former.text${index}` : `section${index % 40}.text${index}`,
    `Text ${index} (${locale}), about as long as texts of a site are`,
  ]);
  return Object.fromEntries([...own, ...more]);
}

/** A patch may be one flat map for every locale, or one map a locale; null takes a key away. */
function patchedMessages(world: World, locale: string): Record<string, string> {
  const { [locale]: own, ...rest } = world.state.patches.messages ?? {};
  const flat = Object.entries(rest).filter(([key]) => !isLocaleCode(key));
  const all = {
    ...sized(messagesOf(locale), world.settings.messages, locale),
    ...Object.fromEntries(flat),
    ...(own as Record<string, unknown> | undefined),
  };
  return Object.fromEntries(Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== null));
}

function failure(statusCode: number, message: string): Response {
  return jsonReply({ statusCode, message }, statusCode, privateHeaders());
}
