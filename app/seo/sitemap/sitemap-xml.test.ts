import { describe, expect, it } from "vitest";
import { pagesPerFile, sitemapFile, sitemapIndex } from "./sitemap-xml";

const origin = "https://casino.example";
const localesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    code: index === 0 ? "en-US" : `x${String.fromCharCode(97 + index)}`,
    name: "x",
    isDefault: index === 0,
    direction: "ltr" as const,
  }));

it("names every page in every locale, each with all its alternates", () => {
  const text = [
    ...sitemapFile(["/", "/gamehall?category=a&b='1'"], { origin, locales: localesOf(2) }, () => true),
  ].join("");
  expect(text.match(/<url>/g)).toHaveLength(4);
  expect(text.match(/<xhtml:link /g)).toHaveLength(12);
  expect(text).toContain("<loc>https://casino.example/gamehall?category=a&amp;b=&#x27;1&#x27;</loc>");
  expect(text).toContain('hreflang="x-default" href="https://casino.example/"');
});

it("leaves out what robots.txt forbids in one locale", () => {
  const isOpen = (path: string) => !path.startsWith("/xb");
  const text = [...sitemapFile(["/a"], { origin, locales: localesOf(2) }, isOpen)].join("");
  expect(text.match(/<loc>[^<]*/g)).toEqual(["<loc>https://casino.example/a"]);
});

it("the index numbers its files", () => {
  expect(sitemapIndex(2, origin).match(/<loc>[^<]*/g)).toEqual([
    "<loc>https://casino.example/sitemap-1.xml",
    "<loc>https://casino.example/sitemap-2.xml",
  ]);
});

describe("the limits of the protocol", () => {
  it.each([1, 2, 5, 30])("%i locales", (count) => {
    const length = pagesPerFile(count);
    const addresses = Array.from({ length }, (_, index) => `/game/a-rather-long-name-of-a-game-${index}`);
    let bytes = 0;
    for (const piece of sitemapFile(addresses, { origin, locales: localesOf(count) }, () => true))
      bytes += piece.length;
    expect(length * count).toBeLessThanOrEqual(50_000);
    expect(bytes).toBeLessThan(50 * 1024 * 1024);
  });
});
