const RASTER: readonly [RegExp, string][] = [
  [/^ffd8ff/, "image/jpeg"],
  [/^89504e470d0a1a0a/, "image/png"],
  [/^474946383[79]61/, "image/gif"],
  [/^52494646.{8}57454250/, "image/webp"],
  [/^.{8}66747970(?:61766966|61766973)/, "image/avif"],
];
const ICON = /^00000100/;

/** An SVG: only an XML declaration, comments and a doctype may precede the root element. */
const DRAWING =
  /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*|<!doctype svg[^>[]*>\s*)*<svg[\s>]/i;
const SNIFFED_BYTES = 4096;

/** Media type of a format that may be decoded (JPEG, PNG, GIF, WebP, AVIF), by its signature; null for any other. */
export function rasterType(bytes: Buffer): string | null {
  const start = bytes.toString("hex", 0, 12);
  return RASTER.find(([signature]) => signature.test(start))?.[1] ?? null;
}

/** Media type of an image that browsers may be sent unmodified (SVG and ICO too); null for anything else. */
export function pictureType(bytes: Buffer): string | null {
  if (ICON.test(bytes.toString("hex", 0, 4))) return "image/x-icon";
  const isDrawing = DRAWING.test(bytes.toString("utf8", 0, SNIFFED_BYTES));
  return rasterType(bytes) ?? (isDrawing ? "image/svg+xml" : null);
}
