import type sharpModule from "sharp";
import type { Metadata, Sharp } from "sharp";
import { createDecodeBudget } from "./decode-budget";
import { decodeCost, madePoints, type PictureFormat } from "./decode-cost";
import type { Picture } from "./image-cache";
import { ImageFailure } from "./image-failure";
import { rasterType } from "./picture-type";
import { stillPicture } from "./still-picture";

const MAX_PIXELS = 25_000_000;
/** To the eye AVIF of 70 is WebP of 95, in half of the bytes; a higher effort saves little, and takes seconds. */
const ENCODERS = { webp: { quality: 95 }, avif: { quality: 70, effort: 2 } } as const;
/** More points take an AVIF encoder more than a second. */
const AVIF_POINTS = 900_000;
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
 * Converts an image to a format in at most `width` pixels, never enlarged, of an animation the first frame: for all
 * widths together it is decoded once. `takeWidths` is called when the header is read. What is too much for AVIF becomes
 * WebP; a still WebP that already fits is returned unchanged when that is smaller. Throws ImageFailure (415).
 */
export function createOptimiser() {
  const within = createDecodeBudget(DECODED_BYTES);

  return async (
    bytes: Buffer,
    wanted: PictureFormat,
    takeWidths: () => Iterable<number>,
  ): Promise<SizedPictures> => {
    // Only known raster formats reach a decoder.
    const type = rasterType(bytes);
    if (!type) throw new ImageFailure(415, "not a format that is decoded");
    loading ??= loadSharp();
    const sharp = await loading;
    const still = stillPicture(bytes, type);
    const header = await readHeader(sharp, still);
    const widths = [...takeWidths()].sort((one, other) => other - one);
    const files = widths.map((width) => {
      const format = affordableFormat(wanted, header, width);
      return { width, format, cost: decodeCost(header, width, format) };
    });
    const affordable = files.filter(({ cost }) => cost <= DECODED_BYTES);
    const made = new Map<number, Picture | ImageFailure>(
      widths.map((width) => [width, unresized(still, type)]),
    );
    const [largest] = affordable;
    if (largest)
      await within(Math.max(...affordable.map(({ cost }) => cost)), async () => {
        let source = open(sharp, still).autoOrient();
        if (affordable.length > 1) source = await decodeOnce(sharp, source, largest.width);
        for (const file of affordable) made.set(file.width, await resize(source, still, header, file));
      });
    return made;
  };
}

function affordableFormat(wanted: PictureFormat, header: Metadata, width: number): PictureFormat {
  const isTooMuch =
    madePoints(header, width) > AVIF_POINTS || decodeCost(header, width, "avif") > DECODED_BYTES;
  return wanted === "avif" && isTooMuch ? "webp" : wanted;
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

async function resize(
  source: Sharp,
  bytes: Buffer,
  header: Metadata,
  { width, format }: { width: number; format: PictureFormat },
): Promise<Picture | ImageFailure> {
  try {
    const made = await source
      .clone()
      .resize({ width, withoutEnlargement: true })
      .toFormat(format, ENCODERS[format])
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer();
    const isFitting = header.format === "webp" && header.width <= width && (header.pages ?? 1) === 1;
    if (isFitting && bytes.length <= made.length) return { type: "image/webp", bytes };
    return { type: `image/${format}`, bytes: made };
  } catch {
    return new ImageFailure(415, "the picture cannot be decoded");
  }
}

function undecodable(): never {
  throw new ImageFailure(415, "the picture cannot be decoded");
}
