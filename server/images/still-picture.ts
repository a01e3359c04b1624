/** Chunks of a PNG that say how its points look. Compressed texts between them may unpack to gigabytes. */
const PNG_CHUNKS = new Set("IHDR PLTE tRNS gAMA cHRM sRGB iCCP eXIf IDAT IEND".split(" "));
const PNG_START = 8;
const WEBP_CHUNKS = new Set(["VP8X", "VP8 ", "VP8L", "ALPH", "ICCP", "EXIF", "ANIM", "ANMF"]);
const WEBP_START = 12;
const GIF_START = 13;
const GIF_END = Buffer.from([0x3b]);

type Range = readonly [start: number, end: number];

/**
 * What is decoded of a picture: a PNG without its texts, the first frame of an animation. Decoders read the rest with
 * the header, at a price of seconds and gigabytes. Bytes that are cut off stay so.
 */
export function stillPicture(bytes: Buffer, type: string | null): Buffer {
  if (type === "image/png") return cutOut(bytes, pngRanges(bytes));
  if (type === "image/gif") return firstGifFrame(bytes);
  if (type === "image/webp") return firstWebpFrame(bytes);
  return bytes;
}

function cutOut(bytes: Buffer, ranges: readonly Range[]): Buffer {
  const total = ranges.reduce((sum, [start, end]) => sum + end - start, 0);
  return total === bytes.length
    ? bytes
    : Buffer.concat(ranges.map(([start, end]) => bytes.subarray(start, end)));
}

/** Neighbours are joined: eight megabytes may be of a million chunks. */
function addRange(ranges: Range[], start: number, end: number): void {
  const last = ranges.at(-1);
  if (last?.[1] === start) ranges[ranges.length - 1] = [last[0], end];
  else ranges.push([start, end]);
}

function pngRanges(bytes: Buffer): Range[] {
  const ranges: Range[] = [[0, PNG_START]];
  for (let at = PNG_START; at + 12 <= bytes.length; ) {
    const end = Math.min(bytes.length, at + 12 + bytes.readUInt32BE(at));
    const name = bytes.toString("latin1", at + 4, at + 8);
    if (PNG_CHUNKS.has(name)) addRange(ranges, at, end);
    if (name === "IEND") break;
    at = end;
  }
  return ranges;
}

function firstWebpFrame(bytes: Buffer): Buffer {
  const ranges: Range[] = [[0, WEBP_START]];
  let frames = 0;
  for (let at = WEBP_START; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32LE(at + 4);
    const end = Math.min(bytes.length, at + 8 + size + (size % 2));
    const name = bytes.toString("latin1", at, at + 4);
    if (name === "ANMF") frames += 1;
    if (WEBP_CHUNKS.has(name) && frames <= 1) addRange(ranges, at, end);
    at = end;
  }
  const still = cutOut(bytes, ranges);
  if (still !== bytes) still.writeUInt32LE(still.length - 8, 4);
  return still;
}

/** Extensions come before the frame that they apply to, so everything up to its end is copied. */
function firstGifFrame(bytes: Buffer): Buffer {
  let at = GIF_START + colours(bytes[10]);
  for (;;) {
    const block = bytes[at];
    if (block === 0x21) at = endOfBlocks(bytes, at + 2);
    else if (block === 0x2c) {
      const end = endOfBlocks(bytes, at + 11 + colours(bytes[at + 9]));
      return end >= bytes.length - 1 ? bytes : Buffer.concat([bytes.subarray(0, end), GIF_END]);
    } else return bytes.subarray(0, at);
  }
}

/** Bytes of the table of colours that a field of flags announces. */
function colours(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function endOfBlocks(bytes: Buffer, start: number): number {
  let at = start;
  for (let size = bytes[at]; size; size = bytes[at]) at += size + 1;
  return Math.min(at + 1, bytes.length);
}
