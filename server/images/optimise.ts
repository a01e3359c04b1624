import type sharpModule from "sharp";
import { ImageFailure } from "./image-failure";
import { rasterType } from "./picture-type";

const MAX_PIXELS = 25_000_000;
const QUALITY = 95;
const MAX_SECONDS = 5;

const LOADERS = ["Jpeg", "Png", "Nsgif", "Webp", "Heif"].map((name) => `VipsForeignLoad${name}Buffer`);

/** Loaded with the first image: without the library the server still serves pages. */
let loading: Promise<typeof sharpModule> | undefined;

async function loadSharp(): Promise<typeof sharpModule> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: LOADERS });
  return sharp;
}

/**
 * Converts an image to WebP of at most `width` pixels, never enlarged. A still WebP that already fits is returned
 * unchanged when that is smaller. Of an animation only the first frame is kept. Throws ImageFailure (415).
 */
export async function optimise(bytes: Buffer, width: number): Promise<Buffer> {
  // Only known raster formats reach a decoder.
  if (!rasterType(bytes)) throw new ImageFailure(415, "not a format that is decoded");
  loading ??= loadSharp();
  const sharp = await loading;
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" });
    const made = await picture
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer();
    if (made.length < bytes.length) return made;
    const { format, width: ownWidth, pages = 1 } = await picture.metadata();
    return format === "webp" && ownWidth <= width && pages === 1 ? bytes : made;
  } catch {
    throw new ImageFailure(415, "the picture cannot be decoded");
  }
}
