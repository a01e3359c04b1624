import { describe, expect, it } from "vitest";
import type { Favicon } from "~/content/entities/favicon";
import { webManifest } from "./web-manifest";

const icon = (name: string, url: string, type: Favicon["type"] = "png"): Favicon => ({
  type,
  name,
  url,
  size: Number(/(\d+)x/.exec(name)?.[1]) || undefined,
});
const made = (favicons: Favicon[], basename = "") =>
  JSON.parse(
    webManifest({
      name: "Brand & Co",
      favicons,
      ground: "#f4f6f5",
      locale: { code: basename.slice(1) || "en-US", direction: basename === "/ar" ? "rtl" : "ltr" },
      basename,
      origin: "https://site.test",
    }),
  );

describe("the manifest", () => {
  it("is the same site in every language, and starts in its own", () => {
    const fixed = { id: "/", scope: "/", display: "standalone", name: "Brand & Co" };
    expect(made([])).toMatchObject({ ...fixed, start_url: "/", lang: "en-US", dir: "ltr" });
    expect(made([], "/ar")).toMatchObject({ ...fixed, start_url: "/ar", lang: "ar", dir: "rtl" });
  });

  it("has the operator's icons, of the sizes that their names give", () => {
    const { icons } = made([
      icon("icon-192x192", "https://cdn.test/a.png"),
      icon("icon-512x512", "/img/b.webp"),
      icon("maskable-512x512", "https://cdn.test/c.png"),
      icon("favicon", "https://cdn.test/d.ico", "ico"),
    ]);
    expect(icons).toEqual([
      { src: "https://cdn.test/a.png", type: "image/png", sizes: "192x192" },
      { src: "https://site.test/img/b.webp", type: "image/webp", sizes: "512x512" },
      { src: "https://cdn.test/c.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ]);
  });

  it.each([
    ["there is none", []],
    ["all are too small", [icon("favicon-32x32", "https://cdn.test/a.png")]],
    ["the only large one is to be cut", [icon("maskable-512x512", "https://cdn.test/a.png")]],
    ["it is no address", [icon("icon-512x512", "javascript:alert(1)")]],
  ])("adds our own where %s", (_, favicons) => {
    expect(made(favicons).icons[0]).toEqual({ src: "/favicon.svg", type: "image/svg+xml", sizes: "any" });
  });

  it("takes a drawing for every size", () => {
    expect(made([icon("favicon", "https://cdn.test/a.svg")]).icons).toEqual([
      { src: "https://cdn.test/a.svg", type: "image/svg+xml", sizes: "any" },
    ]);
  });

  it("has the ground of the page", () => {
    expect(made([])).toMatchObject({ background_color: "#f4f6f5", theme_color: "#f4f6f5" });
  });
});
