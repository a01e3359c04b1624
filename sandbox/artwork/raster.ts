/** Screens show up to two dots for one, so what is no wider than this is painted at twice its size. */
const doubledUpTo = 600;
const dotsPerInch = 72;
const touchIcon = 180;

/** A drawing as webp, as operators keep their pictures, or as png, as telephones take icons. */
export async function rasterOf(svg: string, kind: "webp" | "png"): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded with the first picture: the sandbox starts without it.
  const { default: sharp } = await import("sharp");
  // The site lets no SVG be decoded in its process, which is this one in development.
  sharp.unblock({ operation: ["VipsForeignLoadSvg"] });
  const width = Number(/ width="(\d+)/.exec(svg)?.[1]);
  const scale = width <= doubledUpTo ? 2 : 1;
  const image = sharp(Buffer.from(svg), { density: dotsPerInch * scale });
  const packed =
    kind === "png" ? image.resize(touchIcon, touchIcon).png() : image.webp({ quality: 90, effort: 2 });
  return new Uint8Array(await packed.toBuffer());
}
