import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Image } from "./image";
import { isOptimisable, optimisedAddress, readOptimisedAddress } from "./image-address";
import { type ImagePresetName, imagePresets } from "./image-presets";

const css = readFileSync("app/ui/styles/pictures.css", "utf8");

const markup = (props: Partial<Parameters<typeof Image>[0]>) =>
  renderToStaticMarkup(
    <Image preset="card" src="https://img.example/a.png" alt="" fallbackLabel="A" {...props} />,
  );
const ipx = (width: number, source = "https://img.example/a.png") =>
  `/_ipx/w_${width}/${source.slice("https://".length)}`;

describe("a picture", () => {
  it("stands in a box of its size, for a phone and others, in both densities, with the plain address behind them", () => {
    expect(markup({})).toBe(
      '<span class="picture is-card">' +
        `<img src="https://img.example/a.png" srcSet="${ipx(288)} 288w,${ipx(576)} 576w" ` +
        'sizes="min(40vw,288px)" alt="" data-label="A" ' +
        'width="288" height="192" loading="lazy"/></span>',
    );
  });

  it("of one size in every window names its two files once each", () => {
    expect(markup({ preset: "thumb" })).toContain(`<img src="${ipx(72)}" srcSet="${ipx(144)} 2x" alt=""`);
  });

  it.each([
    "https://img.example/a.svg",
    "https://img.example/a.SVG#v=1",
    "https://img.example/a.png?v=1",
    "/_media/content/a.svg",
    "data:image/png;base64,AA==",
    "/logo.png",
  ])("%s is shown as it is", (src) => {
    expect(markup({ src })).toContain(`<img src="${src}" alt=""`);
  });

  it.each([null, undefined, ""])("that is %j leaves the tile with its name", (src) => {
    expect(markup({ src })).toBe('<span data-label="A" class="picture is-card"></span>');
  });

  it("that tells something has a name, once", () => {
    const html = markup({ alt: "A cat", fallbackLabel: "A cat" });
    expect(html).toContain('<span role="img" aria-label="A cat" class');
    expect(html).toContain('alt="" width');
    expect(markup({ fallbackLabel: "" })).not.toContain("data-label");
  });

  it("of the first view is not lazy, the first of all goes ahead", () => {
    expect(markup({ loading: "eager" })).not.toMatch(/loading=|fetchpriority/);
    expect(markup({ loading: "first" })).toContain('decoding="sync" fetchpriority="high"');
  });

  it("has its ratio before it has loaded", () => {
    const ratios = new Map<string, number>();
    for (const [, names = "", width, height] of css.matchAll(
      /\.picture([^{}]*is-[^{}]*)\{\s*aspect-ratio: (\d+) \/ (\d+)/g,
    )) {
      for (const [, name = ""] of names.matchAll(/\.is-(\w+)/g))
        ratios.set(name, Number(width) / Number(height));
    }
    const fixed = Object.entries(imagePresets).filter(([, preset]) => !("from" in preset));
    expect(ratios).toEqual(new Map(fixed.map(([name, { width, height }]) => [name, width / height])));
  });

  it("of a preset that does not exist is an error", () => {
    expect(() => markup({ preset: "poster" as ImagePresetName })).toThrow('no image preset "poster"');
    expect(() => markup({ preset: "toString" as ImagePresetName })).toThrow(RangeError);
  });
});

describe("a picture that differs by the window", () => {
  const wide = "https://img.example/wide.png";

  it("has a source for each breakpoint", () => {
    const html = markup({ preset: "banner", from: { md: wide } });
    expect(html).toContain(
      `<picture><source media="(min-width: 1024px)" srcSet="${ipx(1160)} 1x,${ipx(2320)} 2x" width="1160" height="340"/><source media="(min-width: 768px)" srcSet="${ipx(760, wide)} 1x,${ipx(1520, wide)} 2x" width="760" height="285"/><img src="${ipx(360)}"`,
    );
    expect(html).toContain('<span class="picture"><picture>');
  });

  it("takes the one there is", () => {
    expect(markup({ preset: "banner" })).toContain(`srcSet="${ipx(1160)} 1x`);
    expect(markup({ preset: "banner", src: undefined, from: { md: wide } })).toContain(
      `<img src="${ipx(360, wide)}"`,
    );
    expect(markup({ preset: "banner", src: undefined })).toContain('data-label="A"');
  });
});

describe("the address of a picture made to measure", () => {
  it.each([
    ["https://img.example/a.png", "img.example/a.png"],
    ["https://img.example:8443/a/~b-c_d.2.png", "img.example:8443/a/~b-c_d.2.png"],
    ["http://localhost:4000/img/g/x.webp", "http:/localhost:4000/img/g/x.webp"],
    ["/assets/hero.png", "assets/hero.png"],
    ["/_media/content/a.png", "_media/content/a.png"],
  ])("carries %s as it reads, there and back", (source, written) => {
    expect(optimisedAddress(source, 288)).toBe(`/_ipx/w_288/${written}`);
    expect(readOptimisedAddress(optimisedAddress(source, 288))).toEqual({ source, width: 288 });
  });

  it.each([
    "https://img.example/a b.png?x=1&y=%20#z",
    "/assets/ä.png",
    "https://assets/a.png",
    "https://_media/a.png",
    "https://img.example//a.png",
    "https://img.example/../a.png",
    "https://img.example/./a.png",
    "https://img.example/%2e%2e/a.png",
    "https://img.example/a.png,b",
    "https://[::1]/a.png",
    "HTTPS://img.example/a.png",
    "https://img.example",
  ])("carries %s encoded, there and back: it would be written differently on its way", (source) => {
    const address = optimisedAddress(source, 288);
    expect(address).toBe(`/_ipx/w_288/${encodeURIComponent(source)}`);
    expect(readOptimisedAddress(address)).toEqual({ source, width: 288 });
  });

  it.each([
    `f_webp,q_95,w_288/${encodeURIComponent("https://img.example/a b.png")}`,
    "w_288/https://img.example/a%20b.png",
    "w_288/https:/img.example/a%20b.png",
    "f_webp,q_95,w_288/img.example/a%20b.png",
  ])("is read with all modifiers and with either number of slashes too: %s", (path) => {
    const source = readOptimisedAddress(`/_ipx/${path}`)?.source;
    expect(decodeURIComponent(source ?? "")).toBe("https://img.example/a b.png");
  });

  it.each([
    "/",
    "/_ipx/w_288/",
    "/_ipx/f_webp,q_95,w_288/%E0%A4%A",
    "/_ipx/q_10,w_288/a/b",
    "/_ipx/w_288/a?b",
  ])("is not %s", (path) => expect(readOptimisedAddress(path)).toBeNull());

  it("is requested for http, https and our assets only", () => {
    expect(["http://a/x.png", "https://a/x", "/assets/x.png"].map(isOptimisable)).toEqual([true, true, true]);
    expect(["//a/x.png", "/x.png", "blob:x", "x.png"].map(isOptimisable)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
