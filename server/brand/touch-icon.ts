/** The side, in pixels, that phones request. */
const LEAST_SIDE = 180;
const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");

/** Whether a file is a PNG, square, and large enough for a home screen. */
export function isTouchIcon(file: Buffer): boolean {
  if (file.length < 24 || !file.subarray(0, 8).equals(SIGNATURE)) return false;
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  return width === height && width >= LEAST_SIDE;
}

/** The same picture wrapped as an `.ico`: browsers and feed readers request `/favicon.ico` without a link to it. */
export function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  const side = png.readUInt32BE(16);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  // 0 is 256 and more.
  head.fill(side < 256 ? side : 0, 6, 8);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
