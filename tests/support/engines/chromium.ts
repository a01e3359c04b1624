import { chromium } from "@playwright/test";
import { programPath } from "../../../scripts/needs/provide";
import { type Engine, pageBy } from "./engine-page";

/** Chromium, driven like the other engines to be compared with them; user actions are tested by Playwright. */
export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: programPath("chromium"),
    args: ["--no-sandbox", "--disable-gpu", "--blink-settings=imagesEnabled=false"],
  });
  // The headless one's own name reads as a crawler's.
  const page = await browser.newPage({
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) Chrome/${browser.version()}`,
  });
  return {
    name: "Chromium",
    page: pageBy({
      goto: async (url) => void (await page.goto(url)),
      evaluate: (expression) => page.evaluate<string>(expression),
      resize: (width, height) => page.setViewportSize({ width, height }),
      perform: () => Promise.reject(new Error("it is only looked at")),
    }),
    takeComplaints: async () => [],
    stop: () => browser.close(),
  };
}
