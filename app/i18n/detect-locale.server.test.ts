import { describe, expect, it } from "vitest";
import type { Locale } from "~/routing/locale";
import { createRemixI18n } from "./detect-locale.server";

const locale = (code: string, isDefault = false): Locale => ({
  code,
  name: code,
  isDefault,
  direction: "ltr",
});
const english = locale("en-US", true);
const site = [english, locale("es-ES"), locale("es-MX"), locale("pt-BR"), locale("lv-LV"), locale("ar")];

interface RequestedLocale {
  path?: string;
  cookie?: string;
  acceptLanguage?: string;
}

function detector(locales = site, defaultLocale = english) {
  const { remixI18n, know } = createRemixI18n();
  know({ locales, defaultLocale });
  const getLocale = ({ path = "/", cookie = "", acceptLanguage = "" }: RequestedLocale) =>
    remixI18n.getLocale(
      new Request(`http://site.test${path}`, {
        headers: { Cookie: cookie && `other=1; i18n_locale=${cookie}`, "Accept-Language": acceptLanguage },
      }),
    );
  return { getLocale, know };
}

const table: [string, RequestedLocale, string][] = [
  ["nothing known", {}, "en-US"],
  ["path before cookie", { path: "/es-ES/x", cookie: "ar", acceptLanguage: "lv" }, "es-ES"],
  ["a page's slug that looks like a language", { path: "/es", cookie: "ar" }, "ar"],
  ["cookie before browser", { cookie: "ar", acceptLanguage: "lv" }, "ar"],
  ["the default locale in the cookie", { cookie: "en-US", acceptLanguage: "ar" }, "en-US"],
  ["browser before default", { acceptLanguage: "lv" }, "lv-LV"],
  ["a cookie's unknown locale is skipped", { cookie: "../../etc", acceptLanguage: "es-MX" }, "es-MX"],
  ["a cookie's language alone is no locale", { cookie: "es", acceptLanguage: "ar" }, "ar"],
  ["case does not matter", { cookie: "PT-br" }, "pt-BR"],
  ["exact code", { acceptLanguage: "es-MX,es;q=0.9" }, "es-MX"],
  ["language prefix", { acceptLanguage: "pt-PT" }, "pt-BR"],
  ["the first locale of the language", { acceptLanguage: "es-AR" }, "es-ES"],
  ["a preference's language before the next preference", { acceptLanguage: "en-GB,es;q=0.5" }, "en-US"],
  ["quality before order", { acceptLanguage: "es;q=0.2, ar;q=0.8" }, "ar"],
  ["a refused language", { acceptLanguage: "es;q=0, lv" }, "lv-LV"],
  [
    "the next preference when the first is unknown",
    { acceptLanguage: "de-DE, fr;q=0.9, lv-LV;q=0.8" },
    "lv-LV",
  ],
  [
    "the last preference of many",
    { acceptLanguage: "de,fr,it,nl,pl,cs,sk,hu,ro,bg,hr,sl,et,lt,fi,sv,da,nb,lv" },
    "lv-LV",
  ],
  ["subtags beyond the region", { acceptLanguage: "xx-a-b-pt, lv" }, "lv-LV"],
  ["any language", { acceptLanguage: "*" }, "en-US"],
  ["rubbish", { acceptLanguage: ";;,=,q=1;;a b c,,," }, "en-US"],
  ["a header far too long", { acceptLanguage: `${"x-y,".repeat(10_000)}ar` }, "en-US"],
];

describe("the order of docs/product.md#4", () => {
  it.each(table)("%s", async (_name, requested, code) => {
    expect(await detector().getLocale(requested)).toBe(code);
  });
});

it("a locale without a region is found by its own code, beside others of its language", async () => {
  const brazil = locale("pt-BR", true);
  const { getLocale } = detector([brazil, locale("pt"), locale("zh-Hans-CN"), locale("zh-Hant-TW")], brazil);
  expect(await getLocale({ cookie: "pt" })).toBe("pt");
  expect(await getLocale({ acceptLanguage: "pt" })).toBe("pt");
  expect(await getLocale({ cookie: "pt-BR" })).toBe("pt-BR");
  expect(await getLocale({ acceptLanguage: "zh-TW" })).toBe("zh-Hant-TW");
});

it("the default locale is the first of its language", async () => {
  const mexico = locale("es-MX", true);
  const { getLocale } = detector([locale("es-ES"), mexico, english], mexico);
  expect(await getLocale({ acceptLanguage: "es-AR" })).toBe("es-MX");
});

it("locales that come and go while the process runs are known at once", async () => {
  const { getLocale, know } = detector([english]);
  expect(await getLocale({ cookie: "ar", acceptLanguage: "lv" })).toBe("en-US");
  know({ locales: site, defaultLocale: english });
  expect(await getLocale({ cookie: "ar" })).toBe("ar");
  know({ locales: [english], defaultLocale: english });
  expect(await getLocale({ cookie: "ar" })).toBe("en-US");
});
