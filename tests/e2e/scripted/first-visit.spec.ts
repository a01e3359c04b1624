import type { Page } from "@playwright/test";
import { byNight } from "../../support/by-day";
import { expect, test } from "../fixtures";

/**
 * What a first visit was recorded to load until its network rests: kB of script as sent, and requests for it. A page
 * fails above a tenth more.
 */
const ROOM = 1.1;
const budgets: Record<string, { script: number; requests: number }> = {
  "/": { script: 118, requests: 15 },
  "/gamehall": { script: 120, requests: 16 },
  "/forms/sign_in": { script: 150, requests: 18 },
  "/forms/sign_up": { script: 168, requests: 20 },
};

test.use({ viewport: { width: 360, height: 800 } });

for (const [path, budget] of Object.entries(budgets)) {
  test(
    `${path} stays within its budget until its network rests`,
    path === "/" ? {} : byNight,
    async ({ page }) => {
      const { script, requests } = await scriptsOf(page, path);
      expect.soft(requests).toBeLessThanOrEqual(budget.requests * ROOM);
      expect.soft(script).toBeLessThanOrEqual(budget.script * ROOM);
      expect(requests).toBeGreaterThan(5);
    },
  );
}

async function scriptsOf(page: Page, path: string) {
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (/\/assets\/.+\.js$/.test(request.url()))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(path, { waitUntil: "networkidle" });
  const bytes = await Promise.all(sizes);
  return { script: bytes.reduce((sum, size) => sum + size, 0) / 1000, requests: bytes.length };
}
