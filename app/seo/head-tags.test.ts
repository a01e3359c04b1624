import { expect, it } from "vitest";
import { faviconTags, metaTags, openGraphTags } from "./head-tags";
import { tokensOf } from "./tokens";

const origin = "https://casino.example";

it("takes an editor's names, and nothing that a browser would obey", () => {
  const tags = metaTags(
    [
      { name: "theme-color", content: "#101418" },
      { name: "theme-color", content: "#ffffff" },
      { name: "author", content: "##brand##" },
      { name: "Viewport", content: "width=1" },
      { name: "robots", content: "noindex" },
      { name: "referrer", content: "unsafe-url" },
      { httpEquiv: "refresh", content: "0;url=https://elsewhere.example" },
      { httpEquiv: "Content-Security-Policy", content: "default-src *" },
      { httpEquiv: "set-cookie", content: "a=b" },
      { httpEquiv: "Content-Language", content: "es" },
      { charset: "utf-7" },
      { name: "empty", content: "##unknown##" },
    ],
    tokensOf({ brand: "Oasis" }),
  );
  expect(tags).toEqual([
    { name: "theme-color", content: "#101418" },
    { name: "author", content: "Oasis" },
    { httpEquiv: "content-language", content: "es" },
  ]);
});

it("writes Open Graph as properties and the others by name", () => {
  const tags = openGraphTags({ "og:title": "T", "twitter:card": "summary", "og:image": undefined });
  expect(tags).toEqual([
    { property: "og:title", content: "T" },
    { name: "twitter:card", content: "summary" },
  ]);
});

it("shows the operator's icons, with their sizes", () => {
  const tags = faviconTags(
    [
      { type: "apple png", name: "apple-180x180", url: "https://cms.example/a.png", size: 180 },
      { type: "png", name: "favicon-32x32", url: "https://cms.example/f.svg", size: 32 },
      { type: "ico", name: "favicon", url: "/favicon.ico", size: undefined },
      { type: "png", name: "trap", url: "javascript:alert(1)", size: 16 },
    ],
    origin,
  );
  expect(tags).toEqual([
    { tagName: "link", rel: "apple-touch-icon", href: "https://cms.example/a.png", sizes: "180x180" },
    {
      tagName: "link",
      rel: "icon",
      href: "https://cms.example/f.svg",
      type: "image/svg+xml",
      sizes: "32x32",
    },
    { tagName: "link", rel: "icon", href: "https://casino.example/favicon.ico", type: "image/x-icon" },
  ]);
});

it("shows the brand's icons where the operator has none, on a home screen also in place of a drawing", () => {
  const rels = (favicons: Parameters<typeof faviconTags>[0]) =>
    faviconTags(favicons, origin).map((tag) => ("href" in tag ? tag.href : ""));
  const own = ["/favicon.svg", "/apple-touch-icon.png"];
  expect(rels([])).toEqual(own);
  const drawing = { type: "apple png", name: "apple", url: "https://cms.example/a.svg", size: 180 } as const;
  expect(rels([drawing])).toEqual(own);
});
