import { describe, expect, it } from "vitest";
import { alternatesOf, ownAddress, publicAddress, type ResolvedPath, writtenAddress } from "./canonical";

const locale = (code: string, isDefault = false) => ({
  code,
  name: code,
  isDefault,
  direction: "ltr" as const,
});
const english = locale("en-US", true);
const spanish = locale("es-ES");
const resolvedPath: ResolvedPath = {
  origin: "https://casino.example",
  path: "/gamehall",
  locale: spanish,
  locales: [english, spanish],
  normalize: (path) => path.replace(/(?<=.)\/$/, ""),
};

it.each([
  ["/", undefined, "/"],
  ["/gamehall", undefined, "/gamehall"],
  ["/gamehall", { category: "live", providers: undefined, page: "" }, "/gamehall?category=live"],
])("the address of %s with %j", (path, query, expected) => {
  expect(ownAddress(path, query)).toBe(expected);
});

it("is the rendered locale's", () => {
  expect(publicAddress("/", resolvedPath.origin, english)).toBe("https://casino.example/");
  expect(publicAddress("/", resolvedPath.origin, spanish)).toBe("https://casino.example/es-ES");
  expect(publicAddress("/?a=1", resolvedPath.origin, spanish)).toBe("https://casino.example/es-ES?a=1");
});

describe("what an editor wrote", () => {
  it.each([
    ["/slots", "/slots"],
    ["https://casino.example/slots/", "/slots"],
    ["https://casino.example/en-US/slots?x=1#top", "/slots?x=1"],
    ["/es-ES", "/"],
    ["https://casino.example", "/"],
    ["https://elsewhere.example/slots", undefined],
    ["http://casino.example/slots", undefined],
    ["//elsewhere.example", undefined],
    ["javascript:alert(1)", undefined],
    ["https://", undefined],
  ])("%s", (written, expected) => {
    expect(writtenAddress(written, resolvedPath)).toBe(expected);
  });
});

it("every locale has its alternate, and the rest of the world the plain address", () => {
  expect(alternatesOf("/slots", resolvedPath)).toEqual([
    { hrefLang: "en-US", href: "https://casino.example/slots" },
    { hrefLang: "es-ES", href: "https://casino.example/es-ES/slots" },
    { hrefLang: "x-default", href: "https://casino.example/slots" },
  ]);
  expect(alternatesOf("/slots", { ...resolvedPath, locales: [english] })).toEqual([]);
});
