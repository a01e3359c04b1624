import type { Favicon } from "~/content/entities";
import type { Locale } from "~/context";
import type { Theme } from "~/session/theme";
import { webAddress } from "./web-address";

export interface ManifestFacts {
  name: string;
  favicons: readonly Favicon[];
  theme: Theme;
  locale: Pick<Locale, "code" | "direction">;
  /** `""` or `/es-ES`. */
  basename: string;
  origin: string;
}

/** The page's ground in each theme, as `ui/styles/tokens.css` has it: no style reaches a browser's frame. */
export const grounds: Readonly<Record<Theme, string>> = { dark: "#0b0f0f", light: "#f4f6f5" };

/** Browsers offer to install nothing whose picture is smaller, unless it is a drawing. */
const LARGE = 144;
const OWN_ICON = { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" };
const TYPES: Record<string, string> = {
  svg: "image/svg+xml",
  png: "image/png",
  webp: "image/webp",
  ico: "image/x-icon",
};

/** What makes the site one that can be installed, in one language (product 4). Every language is the same site. */
export function webManifest({ name, favicons, theme, locale, basename, origin }: ManifestFacts): string {
  return JSON.stringify({
    id: "/",
    name,
    short_name: name,
    lang: locale.code,
    dir: locale.direction,
    start_url: basename || "/",
    scope: "/",
    display: "standalone",
    background_color: grounds[theme],
    theme_color: grounds[theme],
    icons: manifestIcons(favicons, origin),
  });
}

/** The operator's icons whose size is known; ours only where none of theirs will do. */
function manifestIcons(favicons: readonly Favicon[], origin: string) {
  const theirs = favicons.flatMap(({ name, size, url }) => {
    const src = webAddress(url, origin);
    const type = src && TYPES[new URL(src).pathname.split(".").pop() ?? ""];
    const isDrawing = type === "image/svg+xml";
    if (!src || !(size || isDrawing)) return [];
    return {
      src,
      ...(type && { type }),
      sizes: isDrawing ? "any" : `${size}x${size}`,
      ...(/maskable/i.test(name) && { purpose: "maskable" }),
      isEnough: (isDrawing || Number(size) >= LARGE) && !/maskable/i.test(name),
    };
  });
  const isEnough = theirs.some((icon) => icon.isEnough);
  const icons = theirs.map(({ isEnough: _, ...icon }) => icon);
  return isEnough ? icons : [OWN_ICON, ...icons];
}
