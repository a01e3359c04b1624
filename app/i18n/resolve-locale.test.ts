import { describe, expect, it } from "vitest";
import type { Locale } from "~/context";
import { type LocaleHints, resolveLocale } from "./resolve-locale";

const locale = (code: string, isDefault = false): Locale => ({
  code,
  name: code,
  isDefault,
  direction: "ltr",
});
const english = locale("en-US", true);
const known = {
  locales: [english, locale("es-ES"), locale("es-MX"), locale("pt-BR"), locale("lv-LV"), locale("ar")],
  defaultLocale: english,
};

const table: [string, LocaleHints, string][] = [
  ["nothing known", {}, "en-US"],
  [
    "account before everything",
    { account: "pt-BR", url: "es-ES", cookie: "ar", acceptLanguage: "lv" },
    "pt-BR",
  ],
  ["path before cookie", { url: "es-ES", cookie: "ar", acceptLanguage: "lv" }, "es-ES"],
  ["cookie before browser", { cookie: "ar", acceptLanguage: "lv" }, "ar"],
  ["browser before default", { acceptLanguage: "lv" }, "lv-LV"],
  ["an account's unknown locale is skipped", { account: "xx", cookie: "ar" }, "ar"],
  ["a cookie's unknown locale is skipped", { cookie: "../../etc", acceptLanguage: "es-MX" }, "es-MX"],
  ["case does not matter", { cookie: "PT-br" }, "pt-BR"],
  ["exact code", { acceptLanguage: "es-MX,es;q=0.9" }, "es-MX"],
  ["language prefix", { acceptLanguage: "pt-PT" }, "pt-BR"],
  ["the first locale of the language", { acceptLanguage: "es-AR" }, "es-ES"],
  ["the default locale of the language first", { acceptLanguage: "en-GB,es;q=0.5" }, "en-US"],
  ["quality before order", { acceptLanguage: "es;q=0.2, ar;q=0.8" }, "ar"],
  ["a refused language", { acceptLanguage: "es;q=0, lv" }, "lv-LV"],
  ["the next wish when the first is unknown", { acceptLanguage: "de-DE, fr;q=0.9, lv-LV;q=0.8" }, "lv-LV"],
  ["any language", { acceptLanguage: "*" }, "en-US"],
  ["rubbish", { acceptLanguage: ";;,=,q=1;;a b c,,," }, "en-US"],
  ["a header far too long", { acceptLanguage: `${"x-y,".repeat(10_000)}ar` }, "en-US"],
];

describe("the order of the specification", () => {
  it.each(table)("%s", (_name, hints, code) => {
    expect(resolveLocale(hints, known).code).toBe(code);
  });
});
