import type { Page } from "@playwright/test";
import sharp from "sharp";
import { paths } from "../../../app/routing/paths";
import { byNight, isDay } from "../../support/by-day";
import { expect, test } from "../fixtures";

// By night alone: a contrast that no feature but only a style changes.

/** What axe cannot judge, because it does not know the picture: so the picture is the worst there can be. */
const pictures = { white: "#fff", black: "#000" };
const pages = [paths.home(), paths.gameHall(), paths.promotions(), paths.signIn(), paths.game("sand-dunes")];
/** Normal text, and large text: from 24 px, or bold from 18.66 px. */
const LEAST = { normal: 4.5, large: 3 };

interface OverPicture {
  text: string;
  /** Red, green and blue, 0 to 255. */
  color: number[];
  isLarge: boolean;
  box: { left: number; top: number; width: number; height: number };
}

test.use({ javaScriptEnabled: false });

for (const [name, colour] of Object.entries(pictures))
  for (const width of [360, 1440])
    test(`text over ${name} pictures is readable, ${width} px wide`, byNight, async ({ page }) => {
      test.setTimeout(90_000);
      await page.setViewportSize({ width, height: 900 });
      const body = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="${colour}"/></svg>`;
      await page.route(/_ipx|_media|\/img\//, (route) =>
        route.fulfill({ contentType: "image/svg+xml", body }),
      );
      const ratios: { ratio: number; text: string; isEnough: boolean }[] = [];
      for (const path of isDay ? pages.slice(0, 2) : pages) {
        await page.goto(path, { waitUntil: "networkidle" });
        for (const one of await measure(page)) ratios.push({ ...one, text: `${path}: ${one.text}` });
      }
      expect(ratios.length).toBeGreaterThan(width > 1000 ? 40 : 15);
      const worst = ratios.reduce((least, one) => (one.ratio < least.ratio ? one : least));
      process.stdout.write(
        `${ratios.length} texts over ${name}, the worst ${worst.ratio}:1 (${worst.text})\n`,
      );
      expect(ratios.filter(({ isEnough }) => !isEnough)).toEqual([]);
    });

/** The contrast of each text above a picture with the palest or darkest pixel behind it. */
async function measure(page: Page) {
  // Tiles show what they show under a pointer, images are not lazy, and rows stay where they are.
  await page.evaluate(() => {
    for (const card of document.querySelectorAll<HTMLElement>(".game-card"))
      card.style.setProperty("--over", "1");
    for (const image of document.querySelectorAll("img")) image.loading = "eager";
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  const texts = await page.evaluate(findTexts);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { color: transparent !important; text-decoration: none !important }");
    document.adoptedStyleSheets = [sheet];
  });
  const shot = sharp(await page.screenshot({ fullPage: true })).removeAlpha();
  const { data, info } = await shot.raw().toBuffer({ resolveWithObject: true });
  return texts.map(({ text, color, isLarge, box }) => {
    const own = luminance(color);
    let ratio = Number.POSITIVE_INFINITY;
    for (let y = Math.max(0, box.top); y < Math.min(info.height, box.top + box.height); y++)
      for (let x = Math.max(0, box.left); x < Math.min(info.width, box.left + box.width); x++) {
        const at = (y * info.width + x) * 3;
        const behind = luminance([...data.subarray(at, at + 3)]);
        ratio = Math.min(ratio, (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05));
      }
    const isEnough = ratio >= (isLarge ? LEAST.large : LEAST.normal);
    return { text, ratio: Math.round(ratio * 100) / 100, isEnough };
  });
}

/** Runs in the page. */
function findTexts(): OverPicture[] {
  const images = [...document.querySelectorAll("main img, footer img")].map((image) =>
    image.getBoundingClientRect(),
  );
  const walker = document.createTreeWalker(document.querySelector("main") as Element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: OverPicture[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.trim();
    const parent = node.parentElement;
    if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { color, fontSize, fontWeight, clipPath } = getComputedStyle(parent);
    if (clipPath !== "none") continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const isOver = images.some(
        (image) =>
          box.left < image.right &&
          box.right > image.left &&
          box.top < image.bottom &&
          box.bottom > image.top,
      );
      if (!isOver || box.left < 0 || box.right > window.innerWidth) continue;
      const size = Number.parseFloat(fontSize);
      found.push({
        text,
        color: (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number),
        isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 600),
        box: {
          left: Math.floor(box.left),
          top: Math.floor(box.top + window.scrollY),
          width: Math.ceil(box.width),
          height: Math.ceil(box.height),
        },
      });
    }
  }
  return found;
}

function luminance(colour: number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
