import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { gifOfFrames, pngWithTexts, webpOfFrames } from "../../tests/proofs/pictures/hostile-pictures";
import { rasterType } from "./picture-type";
import { stillPicture } from "./still-picture";

const still = (bytes: Buffer) => stillPicture(bytes, rasterType(bytes));
const points = (bytes: Buffer) => sharp(bytes).ensureAlpha().raw().toBuffer();
const frames = sharp(
  Buffer.from(Array.from({ length: 16 * 16 * 3 * 3 }, (_, index) => Math.floor(index / 768) * 90)),
  { raw: { width: 16, height: 48, channels: 3, pageHeight: 16 } },
);
const drawn = sharp({ create: { width: 30, height: 20, channels: 4, background: "#c338" } });

describe("what is decoded of a picture", () => {
  it.each(["png", "gif", "webp", "jpeg", "avif"] as const)(
    "is all of a %s that does not move",
    async (format) => {
      const bytes = await drawn.clone().toFormat(format).toBuffer();
      expect(await points(still(bytes))).toEqual(await points(bytes));
      // A PNG loses what it says of its density.
      if (format !== "png") expect(still(bytes)).toBe(bytes);
    },
  );

  it.each(["gif", "webp"] as const)("is the first frame of a %s that moves", async (format) => {
    const bytes = await frames.clone().toFormat(format).toBuffer();
    expect((await sharp(bytes).metadata()).pages).toBe(3);
    expect((await sharp(still(bytes)).metadata()).pages ?? 1).toBe(1);
    expect(await points(still(bytes))).toEqual(await points(bytes));
  });

  it.each([
    ["texts of a PNG", () => pngWithTexts(60)],
    ["half a million frames of a GIF", async () => gifOfFrames()],
    ["a hundred thousand frames of a WebP", webpOfFrames],
  ])("has no %s", async (_name, draw) => {
    const bytes = await draw();
    const startedAt = performance.now();
    const first = still(bytes);
    expect(first.length).toBeLessThan(1000);
    expect((await sharp(first).metadata()).pages ?? 1).toBe(1);
    await points(first);
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });

  it("may be cut off anywhere, and of any bytes", async () => {
    for (const format of ["png", "gif", "webp"] as const) {
      const bytes = await frames.clone().toFormat(format).toBuffer();
      for (let end = 12; end < bytes.length; end += 1)
        expect(still(bytes.subarray(0, end)).length).toBeLessThanOrEqual(end + 1);
      for (let at = 8; at < bytes.length; at += 1) {
        const changed = Buffer.from(bytes);
        changed[at] = 255;
        still(changed);
      }
    }
  });
});
