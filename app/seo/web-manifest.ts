import type { Favicon } from "~/content/entities/favicon";
import type { Locale } from "~/routing/locale";
import { webAddress } from "./web-address";

export interface ManifestData {
  name: string;
  favicons: readonly Favicon[];
  /** Colour behind the page: CSS does not apply to the browser's own frame. */
  ground: string;
  locale: Pick<Locale, "code" | "direction">;
  /** `""` or `/es-ES`. */
  basename: string;
  origin: string;
}

/** Browsers require an icon of at least this size to offer installation, unless it is an SVG. */
const LARGE = 144;
const OWN_ICON = { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" };
const TYPES: Record<string, string> = {
  svg: "image/svg+xml",
  png: "image/png",
  webp: "image/webp",
  ico: "image/x-icon",
};

/**
 * The web manifest in one locale, which makes the site installable (docs/product.md#4). All locales share one app id.
 */
export function webManifest({ name, favicons, ground, locale, basename, origin }: ManifestData): string {
  return JSON.stringify({
    id: "/",
    name,
    short_name: name,
    lang: locale.code,
    dir: locale.direction,
    start_url: basename || "/",
    scope: "/",
    display: "standalone",
    background_color: ground,
    theme_color: ground,
    icons: manifestIcons(favicons, origin),
  });
}

/** The operator's icons of known size; the built-in one only if none of them suffices. */
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
