import type { Metadata } from "sharp";

/** Lines of a picture that is read line by line which are in memory at once. */
const LINES_AT_ONCE = 1300;
/** What pictures are made as. */
export type PictureFormat = "webp" | "avif";

/** Bytes per pixel that an encoder takes for noise, the worst case. */
const ENCODED_POINT = {
  webp: { opaque: 28, transparent: 48 },
  avif: { opaque: 48, transparent: 78 },
};

type Header = Pick<
  Metadata,
  | "autoOrient"
  | "channels"
  | "depth"
  | "format"
  | "hasAlpha"
  | "height"
  | "isProgressive"
  | "orientation"
  | "width"
>;

/**
 * Maximum of memory, in bytes, to decode a picture and encode it in a width, by its header. The factors are measured
 * (docs/decisions/010-pictures.md).
 */
export function decodeCost(header: Header, width: number, format: PictureFormat = "webp"): number {
  const { channels, depth, hasAlpha, height, orientation = 1 } = header;
  const points = header.width * height;
  const sampleBytes = depth === "uchar" ? 1 : 2;
  const pointBytes = channels * sampleBytes;
  const whole = wholeBytes(header, pointBytes, sampleBytes) * points;
  const lines = header.width * Math.min(height, LINES_AT_ONCE) * pointBytes;
  // Turning needs all points of what was decoded.
  const turned = orientation > 1 ? points * pointBytes : 0;
  const encoded = ENCODED_POINT[format][hasAlpha ? "transparent" : "opaque"];
  return whole + lines + turned + madePoints(header, width) * encoded;
}

/** Points of a picture in a width, in which none is enlarged. */
export function madePoints({ autoOrient: upright }: Pick<Header, "autoOrient">, width: number): number {
  const madeWidth = Math.min(width, upright.width);
  return madeWidth * Math.ceil((upright.height * madeWidth) / upright.width);
}

/** Bytes for each point, of formats that are not read line by line. */
function wholeBytes({ format, channels, isProgressive }: Header, pointBytes: number, sampleBytes: number) {
  if (format === "heif") return sampleBytes === 1 ? 20 : 28;
  if (format === "webp") return 12;
  if (format === "gif") return 6;
  if (!isProgressive) return 0;
  // The coefficients of a progressive JPEG are of two bytes each.
  return format === "jpeg" ? 2 * channels : 1.3 * pointBytes;
}
