import { paths } from "../../app/routing/paths";
import { byNight } from "../support/by-day";
import { signInByPost } from "../support/sign-in-by-post";
import { type Site, startSite } from "../support/site";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

// Providers that return by a POST of their own, from another site (127.0.0.1, where the site is at localhost): it brings
// no session along, which is `Lax`.

let site: Site;
test.beforeAll(async () => {
  site = await startSite({
    environment: ({ sandboxPort }) => ({ SANDBOX_URL: `http://127.0.0.1:${sandboxPort}` }),
  });
});
test.afterAll(() => site.stop());

const payButton = /^Pay /;

const journeys: Record<string, { fill?: [name: string, value: string]; isFrame?: true; isTab?: true }> = {
  sandiban: { fill: ["iban", "ES91 2100 0418 4502 0005 1332"] },
  sandframe: { isFrame: true },
  sandwindow: { isTab: true },
};

for (const [sysname, { fill, isFrame, isTab }] of Object.entries(journeys)) {
  test(
    `who has paid by ${sysname} sees it, though the provider returns by POST`,
    isTab ? byNight : {},
    async ({ page, context, hydrated, submitted, hasScript }) => {
      const player = await site.sandbox.clone("demo@sandbox.test");
      await context.addCookies(await signInByPost(site.url, player));
      await site.sandbox.config({ pay: { returnsByPost: true } });
      await page.goto(site.url + paths.depositBy(sysname));
      await hydrated(page);
      await page.getByLabel(say("deposit.amount"), { exact: true }).fill("70");
      if (fill) await page.locator(`[name="requisites.${fill[0]}"]`).fill(fill[1]);
      await submitted(page, () => page.getByRole("button", { name: say("deposit.submit") }).click());
      const openTab = async () => {
        const [tab] = await Promise.all([
          page.waitForEvent("popup"),
          page.getByRole("link", { name: say("deposit.result.openWindow") }).click(),
        ]);
        return tab;
      };
      const provider = isTab ? await openTab() : page;
      const place = isFrame ? provider.frameLocator("iframe") : provider;
      await place.getByRole("button", { name: payButton }).click();
      if (!hasScript) await place.getByRole("button", { name: /^Back/ }).click();
      // A script gives the whole window to the page that the frame comes back to.
      const shown = hasScript ? provider : place;
      const title = say("systemPages.paySuccess.title");
      await expect(shown.getByRole("heading", { level: 1, name: title })).toBeVisible();
      const { entries } = await site.sandbox.ledger(player.uid);
      expect(entries.filter(({ reason }) => reason === "deposit")).toHaveLength(1);
    },
  );
}

test("who goes back from the provider finds the amount in the form", async ({
  page,
  context,
  hydrated,
  submitted,
}) => {
  const player = await site.sandbox.clone("demo@sandbox.test");
  await context.addCookies(await signInByPost(site.url, player));
  await page.goto(site.url + paths.depositBy("sandiban"));
  await hydrated(page);
  const amount = page.getByLabel(say("deposit.amount"), { exact: true });
  await amount.fill("71");
  await page.locator('[name="requisites.iban"]').fill("ES91 2100 0418 4502 0005 1332");
  await submitted(page, () => page.getByRole("button", { name: say("deposit.submit") }).click());
  await expect(page.getByRole("button", { name: payButton })).toBeVisible();
  await page.goBack();
  await expect(amount).toHaveValue("71");
  await page.reload();
  await expect(amount).toHaveValue("71");
});
