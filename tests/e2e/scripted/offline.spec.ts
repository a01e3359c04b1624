import { byNight } from "../../support/by-day";
import { signInByPost } from "../../support/sign-in-by-post";
import { type Site, startSite } from "../../support/site";
import { expect, test } from "../fixtures";

// By night alone: what the worker caches and answers is tested in app/browser/runtime/worker.

// A browser without a connection says so of each file.
test.use({ allowed: { console: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] } });

let site: Site;
test.beforeAll(async () => {
  site = await startSite({ environment: { SERVICE_WORKER: "on" } });
});
test.afterAll(async () => {
  await site.stop();
});

test(
  "without a connection any page is the offline page in its language; of a player nothing is kept",
  byNight,
  async ({ page, context, hydrated }) => {
    await context.addCookies(await signInByPost(site.url, await site.sandbox.clone("demo@sandbox.test")));
    await page.goto(`${site.url}/es-ES/cashier/deposit`);
    // Used, it gets ready at once, rather than after ten seconds of reading.
    await hydrated(page);
    await page.mouse.move(180, 300);
    await expect(page.locator("html[data-offline-ready]")).toHaveCount(1, { timeout: 15_000 });
    const paths = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(paths).toContain("/es-ES/_offline");
    expect(
      paths.filter((path) => !/\/_offline$|^\/assets\/[^/]+\.(css|woff2|svg)$|^\/logo\.svg$/.test(path)),
    ).toEqual([]);
    await context.setOffline(true);
    await page.getByRole("link", { name: "Sandbox Casino" }).first().click();
    await expect(page.locator("#unanswered")).toContainText("Sin conexión");
    await expect(page).toHaveURL(`${site.url}/es-ES/cashier/deposit`);
    await page.goto(`${site.url}/es-ES/winners?tab=last`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("No tienes conexión");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      "rgb(11, 15, 15)",
    );
    const retry = page.getByRole("link", { name: "Reintentar" });
    await retry.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("No tienes conexión");
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("No tienes conexión");
    await expect(page).toHaveURL(`${site.url}/es-ES/winners?tab=last`);
  },
);
