import { randomFillSync } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

const SIDE = 5000;
/** Beside the largest download there is (8 MB). */
const MANY_BYTES = 7_500_000;

function flat(width: number, height: number, channels: 3 | 4 = 3): Sharp {
  const background = { r: 200, g: 30, b: 30, alpha: 0.5 };
  return sharp({ create: { width, height, channels, background }, limitInputPixels: false });
}

/** Points that no format packs well. */
function noise(width: number, height: number, channels: 3 | 4): Sharp {
  const points = randomFillSync(Buffer.alloc(width * height * channels));
  return sharp(points, { raw: { width, height, channels } });
}

const frames = (side: number, count: number) =>
  sharp(
    Buffer.alloc(side * side * count * 3, 7).map((_, index) => index / (side * side)),
    { raw: { width: side, height: side * count, channels: 3, pageHeight: side }, limitInputPixels: false },
  );

/** Small pictures that take much work, each at an allowed address. */
export const hostilePictures: Record<string, () => Promise<Buffer>> = {
  "PNG, interlaced, 16 bits": () =>
    flat(SIDE, SIDE, 4).toColourspace("rgb16").png({ progressive: true }).toBuffer(),
  "PNG, 16 bits": () => flat(SIDE, SIDE, 4).toColourspace("rgb16").png().toBuffer(),
  "PNG, interlaced": () => flat(SIDE, SIDE, 4).png({ progressive: true }).toBuffer(),
  "PNG as large as it may be": () => flat(SIDE, SIDE, 4).png().toBuffer(),
  "PNG just below the bound": () => flat(2700, 2700, 4).png({ progressive: true }).toBuffer(),
  "PNG of noise": () => noise(1500, 1250, 4).png().toBuffer(),
  "PNG, one point wide": () => flat(1, 60_000).png().toBuffer(),
  "PNG, one point high": () => flat(60_000, 1).png().toBuffer(),
  "PNG as tall as a WebP may be": () => flat(1520, 16_383, 4).png().toBuffer(),
  "PNG with texts of gigabytes": async () => pngWithTexts(60),
  "PNG cut off": async () =>
    (await flat(2000, 2000).png({ progressive: true }).toBuffer()).subarray(0, -5000),
  "JPEG, progressive": () =>
    flat(SIDE, SIDE).jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer(),
  "JPEG, progressive, just below the bound": () => flat(2900, 2900).jpeg({ progressive: true }).toBuffer(),
  "JPEG, progressive, CMYK": () =>
    flat(SIDE, SIDE).toColourspace("cmyk").jpeg({ progressive: true }).toBuffer(),
  "JPEG, lying on its side": () => flat(SIDE, SIDE).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  "JPEG of noise": () => noise(2400, 2000, 3).jpeg({ quality: 60 }).toBuffer(),
  "GIF as large as it may be": () => flat(SIDE, SIDE).gif().toBuffer(),
  "GIF of half a million frames": async () => gifOfFrames(),
  "GIF that moves": () => frames(400, 100).gif().toBuffer(),
  "GIF whose screen is smaller than its frame": async () =>
    smallScreen(await flat(SIDE, SIDE).gif().toBuffer()),
  "WebP without loss": () => flat(SIDE, SIDE, 4).webp({ lossless: true, effort: 0 }).toBuffer(),
  "WebP of noise": () => noise(1400, 1200, 4).webp({ lossless: true, effort: 0 }).toBuffer(),
  "WebP of many frames": webpOfFrames,
  "WebP that moves": () => frames(400, 100).webp({ effort: 0 }).toBuffer(),
  "WebP that moves, large": () => frames(2000, 3).webp({ effort: 0 }).toBuffer(),
  AVIF: () => flat(SIDE, SIDE).avif({ effort: 0 }).toBuffer(),
  "AVIF, 12 bits": () =>
    flat(3000, 3000, 4).toColourspace("rgb16").avif({ effort: 0, bitdepth: 12 }).toBuffer(),
  "AVIF just below the bound": () => flat(1700, 1700, 3).avif({ effort: 0 }).toBuffer(),
  "AVIF that says it is small": async () =>
    smallHeader(await flat(SIDE, SIDE).avif({ effort: 0 }).toBuffer()),
  "TIFF that says it is a PNG": () => flat(SIDE, SIDE).tiff({ compression: "deflate" }).toBuffer(),
  "a drawing": async () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}"/>`),
};

function chunk(name: string, data: Buffer): Buffer {
  const framed = Buffer.alloc(12 + data.length);
  framed.writeUInt32BE(data.length, 0);
  framed.write(name, 4, "latin1");
  data.copy(framed, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, 8 + data.length)), 8 + data.length);
  return framed;
}

/** Each text is of 8 kB and unpacks to 7.9 MB. */
export async function pngWithTexts(count: number): Promise<Buffer> {
  const png = await flat(10, 10).png().toBuffer();
  const packed = deflateSync(Buffer.alloc(7_900_000, "a"));
  const text = chunk("zTXt", Buffer.concat([Buffer.from("k\0\0"), packed]));
  const afterHeader = 33;
  return Buffer.concat([png.subarray(0, afterHeader), ...Array(count).fill(text), png.subarray(afterHeader)]);
}

export function gifOfFrames(): Buffer {
  const start = Buffer.from("474946383961640064008000000000000ffffff".padEnd(38, "f"), "hex").subarray(0, 19);
  const frame = Buffer.from("2c0000000001000100000202440100", "hex");
  const count = Math.floor(MANY_BYTES / frame.length);
  return Buffer.concat([start, ...Array(count).fill(frame), Buffer.from([0x3b])]);
}

export async function webpOfFrames(): Promise<Buffer> {
  const moving = await frames(2, 2).webp({ lossless: true }).toBuffer();
  const first = moving.indexOf("ANMF");
  const frame = moving.subarray(first, first + 8 + moving.readUInt32LE(first + 4));
  const count = Math.floor(MANY_BYTES / frame.length);
  const all = Buffer.concat([moving.subarray(0, first), ...Array(count).fill(frame)]);
  all.writeUInt32LE(all.length - 8, 4);
  return all;
}

function smallScreen(gif: Buffer): Buffer {
  gif.writeUInt16LE(10, 6);
  gif.writeUInt16LE(10, 8);
  return gif;
}

function smallHeader(avif: Buffer): Buffer {
  const at = avif.indexOf("ispe");
  avif.writeUInt32BE(100, at + 8);
  avif.writeUInt32BE(100, at + 12);
  return avif;
}
