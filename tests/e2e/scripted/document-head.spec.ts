import { signInEditor } from "../../support/content-editor";
import { say } from "../../support/words";
import { expect, test } from "../fixtures";

test("head and foot follow the visitor from page to page", async ({ page, site, hydrated }) => {
  const editor = await signInEditor(site.sandboxUrl);
  await editor.change("seos", ["url", "/gamehall"], {
    text: "<h2>About the hall</h2>",
    schemaFaq: [{ question: "Is it quiet?", answer: "Very." }],
  });
  const said = (selector: string, name: string) => page.locator(`head ${selector}`).getAttribute(name);
  const footer = page.getByRole("heading", { name: "About the hall" });

  await page.goto("/gamehall");
  await hydrated(page);
  // What the server wrote is still there, and there once.
  await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(1);
  await expect(page.locator('head link[hreflang="es-ES"]')).toHaveCount(1);
  expect(await said('meta[property="og:url"]', "content")).toBe(`${site.url}/gamehall`);
  await expect(footer).toBeVisible();
  const icons = await page.locator('head link[rel="icon"]').count();
  expect(icons).toBeGreaterThan(1);
  await page.getByText("Is it quiet?").click();
  await expect(page.getByText("Very.")).toBeVisible();

  await page.getByRole("main").getByRole("link", { name: "Live casino", exact: true }).first().click();
  await expect(page).toHaveTitle(/^Live casino/);
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
    "href",
    `${site.url}/gamehall?category=live`,
  );
  // What spoke of the page before is gone; the site's icons stay.
  await expect(page.locator('head [property="og:url"], head [hreflang]')).toHaveCount(0);
  await expect(page.locator('head link[rel="icon"]')).toHaveCount(icons);
  await expect(footer).toHaveCount(0);

  await page.goBack();
  await expect(page).toHaveTitle(/^All games/);
  await expect(footer).toBeVisible();
  await expect(page.getByRole("heading", { name: say("seo.faq") })).toBeVisible();
});
