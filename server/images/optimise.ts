import type sharpModule from "sharp";
import type { Metadata, Sharp } from "sharp";
import { createDecodeBudget } from "./decode-budget";
import { decodeCost } from "./decode-cost";
import type { Picture } from "./image-cache";
import { ImageFailure } from "./image-failure";
import { rasterType } from "./picture-type";
import { stillPicture } from "./still-picture";

const MAX_PIXELS = 25_000_000;
const QUALITY = 95;
const MAX_SECONDS = 5;
/** Bytes of memory for all decoders together. */
const DECODED_BYTES = 80_000_000;
/** A picture that is too much to decode is sent as it is when it has no more bytes than this. */
const UNRESIZED_BYTES = 1_000_000;

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

/** An image of each width, or why there is none. */
export type SizedPictures = ReadonlyMap<number, Picture | ImageFailure>;

/**
 * Converts an image to WebP of at most `width` pixels, never enlarged, of an animation the first frame: for all widths
 * together it is decoded once. `takeWidths` is called when the header is read. A still WebP that already fits is
 * returned unchanged when that is smaller. Throws ImageFailure (415).
 */
export function createOptimiser() {
  const within = createDecodeBudget(DECODED_BYTES);

  return async (bytes: Buffer, takeWidths: () => Iterable<number>): Promise<SizedPictures> => {
    // Only known raster formats reach a decoder.
    const type = rasterType(bytes);
    if (!type) throw new ImageFailure(415, "not a format that is decoded");
    loading ??= loadSharp();
    const sharp = await loading;
    const still = stillPicture(bytes, type);
    const header = await readHeader(sharp, still);
    const widths = [...takeWidths()].sort((one, other) => other - one);
    const costs = widths.map((width) => decodeCost(header, width));
    const affordable = widths.filter((_, index) => Number(costs[index]) <= DECODED_BYTES);
    const made = new Map<number, Picture | ImageFailure>(
      widths.map((width) => [width, unresized(still, type)]),
    );
    const cost = Math.max(0, ...costs.filter((one) => one <= DECODED_BYTES));
    if (affordable.length > 0)
      await within(cost, async () => {
        let source = open(sharp, still).autoOrient();
        if (affordable.length > 1) source = await decodeOnce(sharp, source, Number(affordable[0]));
        for (const width of affordable) made.set(width, await resize(source, still, header, width));
      });
    return made;
  };
}

function open(sharp: typeof sharpModule, bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", sequentialRead: true });
}

async function readHeader(sharp: typeof sharpModule, bytes: Buffer): Promise<Metadata> {
  const header = await open(sharp, bytes).metadata().catch(undecodable);
  if (header.width * header.height > MAX_PIXELS) throw new ImageFailure(415, "too many points");
  return header;
}

function unresized(bytes: Buffer, type: string): Picture | ImageFailure {
  return bytes.length <= UNRESIZED_BYTES
    ? { type, bytes }
    : new ImageFailure(415, "the picture takes too much memory to decode");
}

/** The points of the largest of several widths, from which the others are made. */
async function decodeOnce(sharp: typeof sharpModule, source: Sharp, width: number): Promise<Sharp> {
  const { data, info } = await source
    .resize({ width, withoutEnlargement: true })
    .timeout({ seconds: MAX_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(undecodable);
  return sharp(data, { raw: info });
}

async function resize(source: Sharp, bytes: Buffer, header: Metadata, width: number) {
  try {
    const made = await source
      .clone()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer();
    const isFitting = header.format === "webp" && header.width <= width && (header.pages ?? 1) === 1;
    return { type: "image/webp", bytes: isFitting && bytes.length <= made.length ? bytes : made };
  } catch {
    return new ImageFailure(415, "the picture cannot be decoded");
  }
}

function undecodable(): never {
  throw new ImageFailure(415, "the picture cannot be decoded");
}
