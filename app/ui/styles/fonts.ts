import latin from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";

/** Only the Latin subset is preloaded, as every page uses it; the others load on demand. */
export const preloadedFonts: readonly string[] = [latin];

/**
 * Where fonts are preloaded: on a phone's slow line they would delay the style sheet and the first picture by half a
 * second, while the fallback has their size.
 */
export const PRELOADED_FROM = "(min-width: 768px)";
