import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { SettingsFileError } from "../settings-file";
import { readBrand } from "./read-brand";

const folder = mkdtempSync(join(tmpdir(), "brand-"));
writeFileSync(join(folder, "font.woff2"), "a font");
writeFileSync(join(folder, "mark.svg"), "<svg/>");
const icon = readFileSync("public/apple-touch-icon.png");
writeFileSync(join(folder, "icon.png"), icon);
const path = join(folder, "brand.json");

function brandOf(content: unknown) {
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return readBrand(path);
}

function linesOf(content: unknown): readonly string[] {
  try {
    brandOf(content);
  } catch (error) {
    if (error instanceof SettingsFileError) return error.lines;
    throw error;
  }
  return [];
}

const font = { family: "Own Sans", files: [{ file: "font.woff2", isPreloaded: true }] };
const whole = {
  themes: { light: { accent: "#5A32D6", "accent-hover": "#4826b4", "accent-text": "#ffffff" } },
  radius: { m: 0 },
  font,
  logo: "mark.svg",
  favicon: "mark.svg",
  touchIcon: "icon.png",
};

describe("a brand", () => {
  const { setting, files } = brandOf(whole);
  const sheet = files.get(setting.stylesheet)?.body.identity.toString();

  it("offers its own themes, and is the site's where it says nothing", () => {
    expect(setting.themes).toEqual(["light"]);
    expect(setting.grounds).toEqual({ light: "#f4f6f5" });
    expect(brandOf({ themes: { light: {}, dark: {} } }).setting.themes).toEqual(["light", "dark"]);
    expect(brandOf({ themes: { dark: { "surface-0": "#000000" } } }).setting).toMatchObject({
      fonts: undefined,
      grounds: { dark: "#000000" },
    });
  });

  it("has a style sheet of its variables and fonts", () => {
    expect(sheet).toContain('[data-theme="light"]{--cr-accent:#5a32d6;--cr-accent-hover:#4826b4;');
    expect(sheet).toContain("--cr-radius-m:0px");
    expect(sheet).toMatch(/--cr-font:"Own Sans","Inter Variable","Vazirmatn Variable",/);
    expect(sheet).toContain(`src:url("${setting.fonts?.[0]}")`);
  });

  it("has its files at the addresses of the site's own", () => {
    expect([...files.keys()].sort()).toEqual(
      [
        setting.stylesheet,
        ...(setting.fonts ?? []),
        "/favicon.svg",
        "/favicon.ico",
        "/apple-touch-icon.png",
        "/logo.svg",
      ].sort(),
    );
    expect(files.get("/logo.svg")?.body.identity.toString()).toBe("<svg/>");
    expect(files.get(setting.stylesheet)?.headOf("br").join("\n")).toContain("immutable");
  });

  it("has other addresses as soon as anything of it is another", () => {
    const before = brandOf(whole).setting.stylesheet;
    expect(brandOf(whole).setting.stylesheet).toBe(before);
    writeFileSync(join(folder, "mark.svg"), "<svg></svg>");
    expect(brandOf(whole).setting.stylesheet).not.toBe(before);
  });
});

describe("a brand is refused", () => {
  it.each<[string, unknown, RegExp]>([
    ["that is no JSON", "{", /^it is no JSON: close brace expected \(line 1, column 2\)$/],
    ["without a theme", { themes: {} }, /^themes must hold one of dark, light/],
    ["with a theme that is none", { themes: { sepia: {} } }, /^themes\.sepia /],
    [
      "with an unknown token",
      { themes: { light: { "acent-ink": "#000000" } } },
      /^themes\.light\.acent-ink is unknown: is accent-ink meant\? \(line 1, column 21\)$/,
    ],
    [
      "with a colour by name",
      { themes: { light: { text: "black" } } },
      /^themes\.light\.text must be a colour/,
    ],
    [
      "with a colour that ends its declaration",
      { themes: { light: { text: "#000000}body{display:none" } } },
      /^themes\.light\.text must be a colour/,
    ],
    [
      "with a radius that is no number",
      { themes: { light: {} }, radius: { s: "1em" } },
      /^radius\.s must be a number/,
    ],
    [
      "with a logo above its folder",
      { themes: { light: {} }, logo: "../mark.svg" },
      /^logo must be the name of a svg file/,
    ],
    ["with a logo that is missing", { themes: { light: {} }, logo: "none.svg" }, /^none\.svg is not there$/],
    [
      "with a font whose name ends its declaration",
      { themes: { light: {} }, font: { ...font, family: 'a"}' } },
      /^font\.family must be the name/,
    ],
    [
      "whose text is too close to its ground",
      { themes: { light: { "text-muted": "#999999" } } },
      /^themes\.light: text-muted \(#999999\) on surface-0 \(#f4f6f5\) has a contrast of 2\.6\d, and needs 4\.5$/,
    ],
    [
      "whose new ground is too close to the site's own text",
      { themes: { dark: { "surface-3": "#808080" } } },
      /^themes\.dark: text-muted \(#a5b3b0\) on surface-3 \(#808080\) has/,
    ],
  ])("%s", (_, content, line) => {
    expect(linesOf(content)).toContainEqual(expect.stringMatching(line));
  });

  it("by every pair that fails", () => {
    const lines = linesOf({
      themes: { light: { accent: "#ffffff", "accent-text": "#eeeeee", focus: "#ffffff" } },
    });
    expect(lines.map((line) => line.replace(/ \(.*/, ""))).toEqual([
      "themes.light: focus",
      "themes.light: focus",
      "themes.light: focus",
      "themes.light: focus",
      "themes.light: accent-text",
      "themes.light: accent-text",
    ]);
  });

  it("by colours and missing files together", () => {
    const lines = linesOf({
      themes: { light: { "text-muted": "#b0b0b0" } },
      logo: "none.svg",
      favicon: "nothing.svg",
      touchIcon: "icon.png",
    });
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^themes\.light: text-muted/),
        "none.svg is not there",
        "nothing.svg is not there",
      ]),
    );
  });

  it("by an icon that telephones do not draw", () => {
    const { themes } = whole;
    expect(linesOf({ themes, favicon: "mark.svg" })).toEqual([
      expect.stringMatching(/^touchIcon stands beside/),
    ]);
    const oblong = Buffer.from(icon);
    oblong.writeUInt32BE(200, 20);
    writeFileSync(join(folder, "oblong.png"), oblong);
    writeFileSync(join(folder, "drawing.png"), "<svg/>");
    for (const touchIcon of ["oblong.png", "drawing.png"])
      expect(linesOf({ themes, favicon: "mark.svg", touchIcon })).toEqual([
        `${touchIcon} must be a square PNG of 180 pixels or more`,
      ]);
  });

  it("that is not there", () => {
    expect(() => readBrand(join(folder, "none.json"))).toThrow("it is not there");
  });
});

it("the brand of the sandbox can be read", () => {
  expect(readBrand("sandbox/brands/second/brand.json").setting.themes).toEqual(["light"]);
});
