import { jsonReply, privateHeaders } from "../platform/protocol/replies";
import { localesReply } from "../seed/locales";
import { patched } from "../world/patches";
import { defaultLocale, isLocaleCode, type LocaleCode } from "../world/words";
import type { World } from "../world/world";
import { editorialReply, jsonType } from "./caching";
import { cmsConfig } from "./cms-config";
import { messagesOf } from "./messages/catalogue";
import { findRedirect, robotsText } from "./routing";

type Reader = (world: World, locale: LocaleCode, url: URL) => object;

/** Paths below `/nfx/`; `{locale}` stands for one of the known ones. */
const readers: Record<string, Reader> = {
  "i18n/locales": (world) => patched(world, "locales", localesReply),
  "i18n/messages/{locale}": patchedMessages,
  "cms-config/{locale}": (world, locale) => patched(world, "cmsConfig", cmsConfig(world, locale)),
  "route-rules": (_world, _locale, url) => ({ redirect: findRedirect(url.searchParams.get("path") ?? "") }),
};

/** Contract 4.1: no envelope, failures as `{statusCode, message}`. */
export function answerNfx(world: World, request: Request, url: URL): Response {
  if (url.pathname === "/robots.txt") {
    return editorialReply(world, request, "text/plain; charset=utf-8", () => robotsText);
  }
  if (request.method !== "GET") return failure(405, "Method Not Allowed");
  const path = url.pathname.slice("/nfx/".length);
  const locale = path.slice(path.lastIndexOf("/") + 1);
  const name = isLocaleCode(locale) ? path.replace(locale, "{locale}") : path;
  const read = Object.hasOwn(readers, name) ? readers[name] : undefined;
  if (!read) return failure(404, `Not Found: ${url.pathname}`);
  return editorialReply(world, request, jsonType, () =>
    JSON.stringify(read(world, isLocaleCode(locale) ? locale : defaultLocale, url)),
  );
}

/** A patch may be one flat map for every locale, or one map a locale; null takes a key away. */
function patchedMessages(world: World, locale: LocaleCode): Record<string, string> {
  const { [locale]: own, ...rest } = world.state.patches.messages ?? {};
  const flat = Object.entries(rest).filter(([key]) => !isLocaleCode(key));
  const all = {
    ...messagesOf(locale),
    ...Object.fromEntries(flat),
    ...(own as Record<string, unknown> | undefined),
  };
  return Object.fromEntries(Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== null));
}

function failure(statusCode: number, message: string): Response {
  return jsonReply({ statusCode, message }, statusCode, privateHeaders());
}
