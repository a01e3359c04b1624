import { say } from "../../support/words";
import { expect, test } from "../fixtures";

test.use({
  allowed: { reports: true, console: [/Intl\.NumberFormat is not a constructor|Minified React error/] },
});

test("a page that cannot be taken over is a page that is not found (docs/product.md#8)", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Intl, "NumberFormat", { value: undefined });
    // React reports that it gave up the server's page; this test means it to.
    window.addEventListener("error", (event) => event.preventDefault());
  });
  await page.goto("/");
  // What writes numbers waits for the page's use.
  await page.mouse.move(9, 9);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("systemPages.notFound.title"));
});
