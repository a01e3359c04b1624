import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import { signInByPost } from "../support/sign-in-by-post";
import { startSite } from "../support/site";

// Takes pictures of the pages to look at: `npx tsx tests/e2e/screenshots.ts [output folder]`.

const folder = process.argv[2] ?? "test-results/screenshots";

const sizes = { phone: { width: 360, height: 800 }, desktop: { width: 1440, height: 900 } };
const themes = ["dark", "light"];
const pages: { name: string; path: string; isWhole?: boolean }[] = [
  { name: "home", path: "/", isWhole: true },
  { name: "hall", path: "/gamehall?category=slots" },
  { name: "hall-empty", path: "/gamehall?search=zzzzqq" },
  { name: "sign-in", path: "/forms/sign_in" },
  { name: "content", path: "/terms" },
  { name: "404", path: "/no-such-page" },
];
const arabic = [
  { name: "home-ar", path: "/ar", isWhole: true },
  { name: "hall-ar", path: "/ar/gamehall" },
];

mkdirSync(folder, { recursive: true });
const site = await startSite();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});

try {
  const session = await signInByPost(site.url, await site.sandbox.clone("demo@sandbox.test"));
  for (const [size, viewport] of Object.entries(sizes)) {
    for (const theme of themes) {
      const context = await browser.newContext({ locale: "en-US", viewport });
      await context.addCookies([{ name: "theme", value: theme, url: site.url }]);
      const page = await context.newPage();
      for (const { name, path, isWhole } of [...pages, ...(theme === "dark" ? arabic : [])]) {
        await page.goto(site.url + path, { waitUntil: "networkidle" });
        await page.screenshot({ path: `${folder}/${name}-${size}-${theme}.png` });
        if (isWhole)
          await page.screenshot({ path: `${folder}/${name}-${size}-${theme}-whole.png`, fullPage: true });
      }
      await context.addCookies(session);
      await page.goto(`${site.url}/`, { waitUntil: "networkidle" });
      await page.screenshot({ path: `${folder}/home-player-${size}-${theme}.png` });
      await context.close();
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
process.stdout.write(`${folder}\n`);
