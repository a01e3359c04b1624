/** Drawings up to this width are rendered at twice their size, for screens with two device pixels per CSS pixel. */
const doubledUpTo = 600;
const dotsPerInch = 72;
const touchIcon = 180;

/** A drawing as WebP, like an operator's pictures, or as PNG, for icons of home screens. */
export async function rasterOf(svg: string, kind: "webp" | "png"): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded with the first picture, to start the sandbox faster.
  const { default: sharp } = await import("sharp");
  // The site blocks decoding of SVG in its process, which is also this one in development.
  sharp.unblock({ operation: ["VipsForeignLoadSvg"] });
  const width = Number(/ width="(\d+)/.exec(svg)?.[1]);
  const scale = width <= doubledUpTo ? 2 : 1;
  const image = sharp(Buffer.from(svg), { density: dotsPerInch * scale });
  const packed =
    kind === "png" ? image.resize(touchIcon, touchIcon).png() : image.webp({ quality: 90, effort: 2 });
  return new Uint8Array(await packed.toBuffer());
}
