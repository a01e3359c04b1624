import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { defaultColours } from "../../app/ui/styles/default-colours";
import type { SandboxBrand } from "../brands/brands";

/** What of a file for `BRAND_FILE` the book takes. */
interface BrandFile {
  themes: Partial<Record<"dark" | "light", Record<string, string>>>;
  radius: Record<"s" | "m" | "l", number>;
  font: { family: string; files: readonly { file: string; range: string }[] };
}

const { resolve } = createRequire(import.meta.url);
const brands = new URL("../brands/", import.meta.url);

/** The site's own look, where the operator has none. */
const siteFace: BrandFile = {
  themes: {},
  radius: { s: 6, m: 10, l: 16 },
  font: {
    family: "Inter",
    files: [
      { file: "inter-latin", range: "U+0000-00FF, U+2000-206F, U+20AC, U+2122, U+2212" },
      { file: "inter-latin-ext", range: "U+0100-02BA, U+1E00-1EFF" },
    ],
  },
};
const arabic = { file: "vazirmatn-arabic", range: "U+0600-06FF, U+FB50-FDFF, U+FE70-FEFC" };

function faceOf({ file }: SandboxBrand): BrandFile {
  return file ? JSON.parse(readFileSync(new URL(file, brands), "utf8")) : siteFace;
}

/** Letters of the operator, as its site has them; `origin` where the page may be seen at another address. */
export function letterStyle(brand: SandboxBrand, origin = ""): string {
  const { family, files } = faceOf(brand).font;
  const letters = [...files.map((one) => ({ ...one, family })), { ...arabic, family: "Vazirmatn" }].map(
    (one) =>
      `@font-face{font-family:"${one.family}";font-weight:100 900;font-display:swap;src:url("${origin}/__sandbox/fonts/${one.file}");unicode-range:${one.range}}`,
  );
  return `${letters.join("")}:root{--font:"${family}","Vazirmatn",system-ui,sans-serif}`;
}

/** Colours, corners and letters of the operator, as its site has them. */
export function faceStyle(brand: SandboxBrand): string {
  const face = faceOf(brand);
  const themes = (["dark", "light"] as const).map((theme) => {
    const colours = Object.entries({ ...defaultColours[theme], ...face.themes[theme] });
    return `body[data-theme=${theme}]{color-scheme:${theme};${colours.map(([name, value]) => `--${name}:${value}`).join(";")}}`;
  });
  const corners = Object.entries(face.radius).map(([name, size]) => `--radius-${name}:${size}px`);
  return `${letterStyle(brand)}:root{${corners.join(";")}}${themes.join("")}`;
}

/** A file of letters that the style names: the operator's own, else one of the site's packages. */
export function answerFont({ file }: SandboxBrand, request: Request): Response {
  const name = new URL(request.url).pathname.split("/").pop() ?? "";
  const ofSite = [...siteFace.font.files, arabic].some((one) => one.file === name);
  const ofBrand = file && /^[\w-]+\.woff2$/.test(name) ? new URL(name, new URL(file, brands)) : undefined;
  const address = ofSite
    ? resolve(`@fontsource-variable/${name.split("-")[0]}/files/${name}-wght-normal.woff2`)
    : ofBrand;
  try {
    const body = address && readFileSync(address);
    if (body)
      return new Response(body, {
        headers: {
          "Content-Type": "font/woff2",
          "Cache-Control": "max-age=86400",
          "Access-Control-Allow-Origin": "*",
        },
      });
  } catch {
    // No such file.
  }
  return new Response(null, { status: 404 });
}
