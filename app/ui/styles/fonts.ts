import latin from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";

/** Only the Latin subset is preloaded, as every page uses it; the others load on demand. */
export const preloadedFonts: readonly string[] = [latin];
