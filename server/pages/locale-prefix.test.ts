import { describe, expect, it } from "vitest";
import type { Locale } from "../../app/routing/locale";
import { addressIn, readLocalePath } from "./locale-prefix";

const locale = (code: string): Locale => ({
  code,
  name: code,
  isDefault: code === "en-US",
  direction: "ltr",
});
const english = locale("en-US");
const known = { locales: [english, locale("es-ES"), locale("ar")], defaultLocale: english };

describe("where a path belongs", () => {
  it.each([
    ["/", "en-US", "", "/", false],
    ["/gamehall", "en-US", "", "/gamehall", false],
    ["/es-ES", "es-ES", "/es-ES", "/", false],
    ["/es-ES/game/sand-dunes", "es-ES", "/es-ES", "/game/sand-dunes", false],
    ["/ar/gamehall", "ar", "/ar", "/gamehall", false],
    // Not a locale of the site: a page's slug, or an unknown path.
    ["/es", "en-US", "", "/es", false],
    ["/fr-FR/gamehall", "en-US", "", "/fr-FR/gamehall", false],
    ["/es-ESx", "en-US", "", "/es-ESx", false],
    ["/_root.data", "en-US", "", "/", true],
    ["/gamehall.data", "en-US", "", "/gamehall", true],
    ["/es-ES.data", "es-ES", "/es-ES", "/", true],
    ["/ES-es/terms", "es-ES", "/es-ES", "/terms", false],
    ["/%65s-ES/terms", "es-ES", "/es-ES", "/terms", false],
    ["/en-US/terms", "en-US", "", "/terms", false],
    ["/es-ES/terms.data", "es-ES", "/es-ES", "/terms", true],
  ])("%s: %s", (pathname, code, basename, path, isDataRequest) => {
    expect(readLocalePath(pathname, known)).toMatchObject({
      locale: { code },
      basename,
      path,
      isDataRequest,
    });
  });
});

describe("a plain address in another locale", () => {
  it.each([
    ["/", "es-ES", "/es-ES?page=2"],
    ["/gamehall", "ar", "/ar/gamehall?page=2"],
    ["/gamehall", "en-US", undefined],
  ])("of %s in %s is %s", (pathname, code, expected) => {
    const wanted = known.locales.find((one) => one.code === code) ?? english;
    expect(addressIn(wanted, readLocalePath(pathname, known), "?page=2")).toBe(expected);
  });
});
