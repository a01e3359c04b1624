import { byNight } from "../../support/by-day";
import { startSite } from "../../support/site";
import { say } from "../../support/words";
import { test as base, expect } from "../fixtures";

// By night alone: by day the brand is on every page (http/second-brand.spec.ts).

const test = base.extend({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const site = await startSite({ environment: { SANDBOX_BRAND: "second" } });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

test(
  "a brand is shown in its colours, font and shapes, and takes part in print and forced contrast",
  byNight,
  async ({ page, context, site, hydrated }) => {
    await context.addCookies([{ name: "theme", value: "dark", url: site.url }]);
    await page.goto("/");
    await hydrated(page);
    const signUp = page.getByRole("banner").getByRole("link", { name: say("common.signUp") });
    await expect(signUp).toHaveCSS("background-color", "rgb(90, 50, 214)");
    await expect(signUp).toHaveCSS("border-radius", "14px");
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(250, 247, 242)");
    await expect(page.getByRole("button", { name: say("common.themeDark") })).toHaveCount(0);
    const loaded = () =>
      [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family);
    // A font that comes late leaves its fallback, of its own metrics, among the loaded ones.
    const families = new Set(await page.evaluate(loaded));
    expect(families).toContain("Figtree");
    expect([...families].filter((family) => !family.startsWith("Figtree"))).toEqual([]);

    const token = (name: string) =>
      page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), name);
    expect(await token("--cr-text-muted")).toBe("#574f63");
    await page.emulateMedia({ contrast: "more" });
    expect(await token("--cr-text-muted")).toBe("#1d1726");
    await page.emulateMedia({ contrast: null, media: "print" });
    expect(await token("--cr-surface-0")).toMatch(/^#fff/);

    await page.emulateMedia({ media: null });
    await signUp.click();
    await expect(page.getByRole("dialog")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(page.locator("link[rel=stylesheet][href*=brand]")).toHaveCount(1);
  },
);
