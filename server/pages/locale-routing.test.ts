import { describe, expect, it } from "vitest";
import type { Locale } from "../../app/context";
import { addressIn, canonicalAddress, readLocalePath } from "./locale-routing";

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
    // No locale of ours: a page's slug, or a path that is not there.
    ["/es", "en-US", "", "/es", false],
    ["/fr-FR/gamehall", "en-US", "", "/fr-FR/gamehall", false],
    ["/es-ESx", "en-US", "", "/es-ESx", false],
    ["/_root.data", "en-US", "", "/", true],
    ["/gamehall.data", "en-US", "", "/gamehall", true],
    ["/es-ES.data", "es-ES", "/es-ES", "/", true],
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

describe("the one right spelling", () => {
  it.each([
    ["/en-US", "?a=1", "/?a=1"],
    ["/en-US/terms", "", "/terms"],
    ["/EN-us/terms", "?a=%2F", "/terms?a=%2F"],
    ["/ES-es/terms", "", "/es-ES/terms"],
    ["/AR", "", "/ar"],
    ["/en-US.data", "", "/_root.data"],
    ["/en-US/terms.data", "?_routes=root", "/terms.data?_routes=root"],
    ["/ES-ES.data", "", "/es-ES.data"],
    ["/es-ES/terms", "", undefined],
    ["/es-ES", "", undefined],
    ["/terms", "", undefined],
    ["/", "", undefined],
  ])("of %s%s is %s", (pathname, search, expected) => {
    expect(canonicalAddress(pathname, search, known)).toBe(expected);
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
