import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkInternal, withSearch } from "./internal-path";
import { internalPath, readInternalAddress } from "./read-internal-address";

const locales = ["en-US", "es-ES", "pt-BR", "lv-LV", "ar"].map((code) => ({ code }));
const SITE = "https://site.example";

const refused: unknown[] = [
  // Other sites, plainly.
  "https://evil.example",
  "https://evil.example/path",
  "http://evil.example",
  "HTTPS://EVIL.EXAMPLE",
  "https:evil.example",
  "https:/evil.example",
  "https:///evil.example",
  "ftp://evil.example/",
  "ws://evil.example/",
  "blob:https://evil.example/x",
  // Protocol-relative, and what browsers repair into it.
  "//evil.example",
  "///evil.example",
  "////evil.example",
  "//evil.example/%2f..",
  "//evil.example@site.invalid/",
  "//user:pass@evil.example",
  "//[::1]/",
  "//127.0.0.1",
  "//evil%E3%80%82example",
  "/\\evil.example",
  "/\\/evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r/evil.example",
  "\t//evil.example",
  " //evil.example",
  "\u0000//evil.example",
  "/\u00a0/evil.example",
  "/\u2028/evil.example",
  "/\u2029/evil.example",
  "\ufeff//evil.example",
  "/\u3000/evil.example",
  "/\u200b/evil.example",
  "/ /evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/a/..//evil.example",
  "/a/../..//evil.example",
  "/./\\evil.example",
  // Encoded forms that the next server may decode.
  "/%2f/evil.example",
  "/%2fevil.example",
  "/%2F%2Fevil.example",
  "/%5cevil.example",
  "/%5C%5Cevil.example",
  "/x/%2e%2e//evil.example",
  "/%2e%2e/%2e%2e/",
  "/x/.%2e/y",
  "/x/%2e./y",
  "/%09/evil.example",
  "/%0a/evil.example",
  "/%0d%0aLocation:%20https://evil.example",
  "/%00",
  // Scripts and data.
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "view-source:https://evil.example",
  // Not a path.
  "",
  "evil.example",
  "www.evil.example/",
  "path/without/slash",
  "./relative",
  "../relative",
  "?query=only",
  "#hash",
  "@evil.example",
  ":80",
  // The same behind a page, a matrix parameter or a name.
  "/;//evil.example",
  "/;@evil.example//evil.example",
  "/x//evil.example",
  "//evil.example;x",
  "//x:y@evil.example:8443/",
  "//evil.example:443",
  "/.//./evil.example",
  "/%2e//evil.example",
  "/x/..//..//evil.example",
  // Not text, or too much of it.
  undefined,
  null,
  0,
  {},
  [],
  ["/"],
  true,
  `/${"a".repeat(2048)}`,
  // Header splitting.
  "/ok\r\nSet-Cookie: a=b",
  "/ok\u0085x",
  "/ok\u007f",
];

const accepted: [string, string][] = [
  ["/", "/"],
  ["/gamehall", "/gamehall"],
  ["/gamehall?category=slots&page=2", "/gamehall?category=slots&page=2"],
  ["/game/sand-dunes#real", "/game/sand-dunes#real"],
  ["/profile/settings?from=%2Fcashier%2Fdeposit", "/profile/settings?from=%2Fcashier%2Fdeposit"],
  ["/support?text=https://other.example", "/support?text=https://other.example"],
  ["/a/../b", "/b"],
  ["/caf%C3%A9", "/caf%C3%A9"],
  ["/café", "/caf%C3%A9"],
  ["/@name", "/@name"],
  ["/x:y", "/x:y"],
  ["/;x", "/;x"],
  ["/javascript:alert(1)", "/javascript:alert(1)"],
];

/** A locale's prefix as the site resolves it, and as it does not. */
const prefixesOf = (code: string) => [
  `/${code}`,
  `/${code.toLowerCase()}`,
  `/${code.toUpperCase()}`,
  `/%${code.charCodeAt(0).toString(16)}${code.slice(1)}`,
  `/${code}/${code}`,
  `/${code}/en-US/ar`,
  `/${code}/.`,
  `/x/../${code}`,
  `/${code};x`,
  `/${code}\t`,
  `/${code}\\`,
  `//${code}`,
  `/user@${code}`,
];
const prefixed = locales.flatMap(({ code }) => prefixesOf(code));

describe("a target from outside", () => {
  it.each(refused.map((value) => [value]))("%j is refused", (value) => {
    expect(internalPath(value, locales)).toBeNull();
  });

  it.each(accepted)("%j is %j, in whatever locale", (text, path) => {
    expect(internalPath(text, locales)).toBe(path);
    for (const prefix of ["/es-ES", "/ES-es", "/%65s-ES", "/ar/en-US/ES-es"]) {
      expect(internalPath(prefix + text, locales), prefix).toBe(path);
    }
  });

  it("is refused or ours after every prefix of a locale", () => {
    const texts = refused.filter((value) => typeof value === "string");
    const pairs = prefixed.flatMap((prefix) =>
      [...texts, ...texts.map(encodeURI)].map((text) => prefix + text),
    );
    for (const text of pairs) expectSameOrigin(internalPath(text, locales), text);
  });

  it("is refused or ours whatever it is made of", () => {
    const parts = "/ / \\ . .. %2f %2e \t ; @ : ? # es-ES AR evil.example".split(" ");
    const text = fc.array(fc.constantFrom(...parts), { minLength: 2, maxLength: 10 });
    fc.assert(
      fc.property(text, (made) => {
        const written = `/${made.join("")}`;
        expectSameOrigin(internalPath(written, locales), written);
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    ["/es-ES", "/", "es-ES"],
    ["/es-ES?a=1", "/", "es-ES"],
    ["/AR/gamehall", "/gamehall", "ar"],
    ["/ar/es-ES/gamehall", "/gamehall", "ar"],
    ["/es-ESx", "/es-ESx", undefined],
    ["/gamehall/es-ES", "/gamehall/es-ES", undefined],
  ])("%j names %j in %j", (text, path, code) => {
    const address = readInternalAddress(text, locales);
    expect(address?.path).toBe(path);
    expect(address?.locale?.code).toBe(code);
  });
});

it("is judged with the prefixes that a browser does not know", () => {
  expect(internalPath("/es-ES/gamehall", [])).toBe("/es-ES/gamehall");
  expect(internalPath("/es-ES//evil.example", [])).toBeNull();
});

it("a query is never part of the path", () => {
  const home = internalPath("/", locales);
  if (!home) throw new Error("home is a page");
  expect(withSearch(home, "?a=1")).toBe("/?a=1");
  expect(withSearch(home, "")).toBe("/");
  expect(withSearch(home, "/evil.example")).toBe("/?/evil.example");
});

it.each([
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "https://evil.example",
  "@evil.example",
  ".x",
  "",
])("%j is not sent as a redirect", (path) => {
  expect(() => checkInternal(path)).toThrow("not a path of this site");
});

/** Nothing, or on our site for a browser, under any locale, and for whoever decodes it once more. */
function expectSameOrigin(path: string | null, text: string) {
  if (path === null) return;
  const addresses = ["", "/es-ES"].flatMap((prefix) => [prefix + path, decodeURI(prefix + path)]);
  for (const address of addresses) {
    if (URL.canParse(address, SITE) && new URL(address, SITE).origin === SITE) continue;
    throw new Error(`${JSON.stringify(text)} leads to ${address}`);
  }
}
