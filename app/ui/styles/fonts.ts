import latin from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";

/** Every page sets Latin text, so only this subset is worth a preload; the others wait until a page needs them. */
export const fontLinks = [
  { rel: "preload", as: "font", type: "font/woff2", href: latin, crossOrigin: "anonymous" },
] as const;
