import type { Page } from "@playwright/test";
import { byNight } from "../../support/by-day";
import { expect, test } from "../fixtures";

test.use({
  allowed: { errors: true, reports: true, console: [/./], statuses: [404] },
});

const root = `
  export default function Root() { throw new Error("root"); }
  export function ErrorBoundary() { throw new Error("boundary"); }
  export const Layout = ({ children }) => children;
  export const meta = () => [];
  export const handle = { i18n: ["common", "errors"] };
`;

/** Milliseconds, in which lost files are requested again too. */
const LATER = 4_000;

/** What goes wrong while a page is loaded or hydrated. */
const failures: Record<string, (page: Page) => Promise<unknown>> = {
  "its root component throws": (page) =>
    page.route(/\/assets\/root-/, (route) => route.fulfill({ contentType: "text/javascript", body: root })),
  "a component throws": (page) =>
    page.addInitScript(() => Object.defineProperty(Intl, "NumberFormat", { value: undefined })),
  "its entry module is lost": (page) => page.route(/\/assets\/entry\.client/, (route) => route.abort()),
  "its words are lost": (page) => page.route(/\/i18n\//, (route) => route.abort()),
  "a guest makes React draw it, and Trusted Types refuse": async (page) => {
    await page.addInitScript(() =>
      document.addEventListener("DOMContentLoaded", () => document.getElementById("app")?.prepend("guest")),
    );
    await page.route("**/gamehall", async (route) => {
      const answer = await route.fetch();
      const policy = "require-trusted-types-for 'script'; trusted-types 'none'";
      const given = answer.headers()["content-security-policy"];
      await route.fulfill({
        response: answer,
        headers: { ...answer.headers(), "content-security-policy": `${given}, ${policy}` },
      });
    });
  },
};

/** One of them by day: the others end in the same way. */
const byDay = "its root component throws";

for (const [failure, prepare] of Object.entries(failures)) {
  const details = failure === byDay ? {} : byNight;
  test(
    `a page stays as served, with what was typed, where ${failure} (docs/product.md#8)`,
    details,
    async ({ page }) => {
      // biome-ignore lint/performance/useDomNodeTextContent: what is read, not what is hidden
      const mainText = () => page.locator("main").innerText();
      await page.route("**/*.js", (route) => route.abort());
      await page.goto("/gamehall", { waitUntil: "domcontentloaded" });
      const served = await mainText();
      await page.unrouteAll();

      let arrive = () => {};
      const typed = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route(/\/assets\/entry\.client/, async (route) => {
        await typed;
        await route.continue();
      });
      await prepare(page);
      await page.goto("/gamehall", { waitUntil: "domcontentloaded" });
      const field = page.getByRole("main").getByRole("searchbox").first();
      await field.fill("dunes");
      arrive();
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await page.waitForTimeout(LATER);
      expect(await page.evaluate(() => "isSame" in window)).toBe(true);
      expect(await mainText()).toBe(served);
      await expect(field).toHaveValue("dunes");
      await expect(field).toBeFocused();
      // As without script: a form leads to another document.
      await page.unrouteAll();
      await field.press("Enter");
      await expect(page).toHaveURL(/\/gamehall\?.*search=dunes/);
      expect(await page.evaluate(() => "isSame" in window)).toBe(false);
    },
  );
}
