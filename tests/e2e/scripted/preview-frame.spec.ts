import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { previewLink } from "../../support/preview-link";
import { DRAFTS_TOKEN, saveDraft } from "../../support/save-draft";
import { type Site, startSite } from "../../support/site";
import { expect, test } from "../fixtures";

const SECRET = "the secret of previews that both sides know";

let panel: Server;
let panelPort: number;
let site: Site;

test.beforeAll(async () => {
  panel = createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(`<!doctype html><meta charset="utf-8"><title>Panel</title><link rel="icon" href="data:,">
<iframe title="Preview" src="${site.url}${previewLink(SECRET, "/terms").replaceAll("&", "&amp;")}" width="900" height="900"></iframe>`);
  }).listen(0);
  panelPort = (panel.address() as AddressInfo).port;
  site = await startSite({
    environment: {
      CONTENT_API_VERSION: "5",
      PREVIEW_SECRET: SECRET,
      PREVIEW_API_TOKEN: DRAFTS_TOKEN,
      PREVIEW_PARENTS: `http://localhost:${panelPort}`,
    },
  });
});
test.afterAll(async () => {
  panel.close();
  await site.stop();
});

const title = (page: Page) => page.frameLocator("iframe").getByRole("heading", { level: 1 });
const save = (words: string) => saveDraft(site.sandboxUrl, "pages", { slug: "terms" }, { title: words });
/** As Strapi's panel does after an entry was saved. */
const report = (page: Page, type: string) =>
  page.evaluate(
    ([type, origin]) => document.querySelector("iframe")?.contentWindow?.postMessage({ type }, origin ?? ""),
    [type, site.url],
  );

test("the preview shows what was saved when the panel says that it was, and not before", async ({ page }) => {
  await save("Terms, first draft");
  await page.goto(`http://localhost:${panelPort}/`);
  await expect(title(page)).toHaveText("Terms, first draft");
  await save("Terms, second draft");
  let reloads = 0;
  page.on("framenavigated", () => {
    reloads += 1;
  });
  await report(page, "strapiFieldFocus");
  await page
    .frameLocator("iframe")
    .locator("body")
    .evaluate(() => window.postMessage({ type: "strapiUpdate" }, location.origin));
  await report(page, "strapiUpdate");
  await expect(title(page)).toHaveText("Terms, second draft");
  expect(reloads).toBe(1);
});
