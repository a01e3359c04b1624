import type sharpModule from "sharp";
import { ImageFailure } from "./image-failure";
import { rasterType } from "./picture-type";

const MAX_PIXELS = 25_000_000;
const QUALITY = 95;
const MAX_SECONDS = 5;

const LOADERS = ["Jpeg", "Png", "Nsgif", "Webp", "Heif"].map((name) => `VipsForeignLoad${name}Buffer`);

/** Loaded with the first picture: a machine without the library still serves pages. */
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
 * The picture as WebP, at most so wide; a smaller one is not blown up. A WebP that already fits is sent as it came when
 * that is smaller: encoding it once more would only cost. Of one that moves, the first frame.
 */
export async function optimise(bytes: Buffer, width: number): Promise<Buffer> {
  // Nothing else reaches a decoder.
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
