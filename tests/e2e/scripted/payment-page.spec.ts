import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { withDialog } from "../../../app/dialogs/address/dialog-query";
import { paths } from "../../../app/paths";
import { hashOf, type InventoryFile, inventoryPath } from "../../../scripts/payment-page/inventory";
import { byNight } from "../../support/by-day";
import { say } from "../../support/words";
import { test } from "../asked-site";
import { expect } from "../fixtures";

const customCode = [
  { isEnabled: true, position: "head", code: "<script>window.ran = true</script>" },
  { isEnabled: true, position: "bodyEnd", code: "<script>window.ran = true</script>" },
];

type Vendors = { ran?: true; dataLayer?: { event?: string }[]; sandboxChat?: unknown };

/** What payment documents ask for, and of whom; the journeys to the provider and its frame are not theirs. */
function watchCashier(page: Page, siteUrl: string) {
  const foreign: string[] = [];
  const loaded = new Set<string>();
  page.on("request", (request) => {
    const isTop = request.frame() === page.mainFrame();
    const url = new URL(request.url());
    if (!isTop || request.isNavigationRequest() || !new URL(page.url()).pathname.startsWith("/cashier"))
      return;
    const isPicture = request.resourceType() === "image";
    if (url.origin !== new URL(siteUrl).origin) return isPicture ? undefined : void foreign.push(url.href);
    if (["script", "stylesheet"].includes(request.resourceType())) loaded.add(url.pathname);
  });
  /** Files that the inventory does not list as they are. */
  async function strangers(): Promise<string[]> {
    const files = JSON.parse(readFileSync(inventoryPath, "utf8")) as InventoryFile[];
    const inventory = new Map(files.map((file) => [file.path, file]));
    const judged = await Promise.all(
      [...loaded].map(async (path) => {
        const answer = await page.request.get(path);
        return inventory.get(path)?.hash === hashOf(await answer.body()) ? [] : [path];
      }),
    );
    expect(loaded.size).toBeGreaterThan(10);
    return judged.flat();
  }
  return { foreign, strangers };
}

const vendors = (page: Page) =>
  page.evaluate(() => {
    const { ran, dataLayer } = window as unknown as Vendors;
    return {
      ran,
      dataLayer,
      scripts: [...document.scripts].filter((one) => one.src && new URL(one.src).origin !== origin).length,
    };
  });

test("nothing of others is asked for or runs where a payment is made, and they hear of it afterwards, once", async ({
  page,
  context,
  site,
  sandbox,
  signedInPlayer,
  hydrated,
}) => {
  expect(signedInPlayer.uid).toBeGreaterThan(0);
  await sandbox.config({ commonData: { customCode }, cmsConfig: { cashier: { pollSeconds: 1 } } });
  const everything = "1.functional.analytics.marketing";
  await context.addCookies([
    { name: "cr_consent", value: everything, url: site.url },
    { name: "cr_age", value: "18", url: site.url },
  ]);
  await page.goto(paths.support());
  await hydrated(page);
  const heard = () =>
    page.evaluate(() =>
      ((window as unknown as Vendors).dataLayer ?? [])
        .filter(({ event }) => ["begin_checkout", "purchase", "payment_failed"].includes(event ?? ""))
        .map((entry) => ({ ...entry })),
    );
  await expect.poll(async () => (await vendors(page)).ran).toBe(true);
  expect(await heard()).toEqual([]);

  const cashier = watchCashier(page, site.url);
  await page
    .getByRole("banner")
    .getByRole("link", { name: say("common.deposit") })
    .first()
    .click();
  await expect(page).toHaveURL(/\/cashier\/deposit/);
  await hydrated(page);
  expect((await vendors(page)).ran).toBeUndefined();
  await page.locator("[name=method][value=sandcard]").check();
  await expect(page).toHaveURL(/sandcard/);
  await page.getByLabel(say("deposit.amount"), { exact: true }).fill("70");
  await page.getByLabel(say("payment.saved.other")).check();
  await page.locator('[name="requisites.card_number"]').fill("4111 1111 1111 1111");
  await page.getByRole("button", { name: say("deposit.submit") }).click();
  await page.getByRole("button", { name: /^Pay / }).click();
  await expect(page).toHaveURL(/\/cashier\/paysuccess\//);
  await hydrated(page);
  expect(await vendors(page)).toEqual({ ran: undefined, dataLayer: undefined, scripts: 0 });
  await page.reload();
  await hydrated(page);
  expect(cashier.foreign).toEqual([]);
  expect(await cashier.strangers()).toEqual([]);

  const [, id = ""] = /paysuccess\/(\w+)/.exec(page.url()) ?? [];
  await page
    .getByRole("main")
    .getByRole("link", { name: say("payment.way.support") })
    .click();
  await expect(page).toHaveURL(/\/support/);
  const payment = { transaction_id: id, value: 70, currency: "EUR" };
  await expect.poll(heard).toEqual([
    { event: "begin_checkout", ...payment },
    { event: "purchase", ...payment },
  ]);
  expect(JSON.stringify(await page.evaluate(() => (window as unknown as Vendors).dataLayer))).not.toContain(
    "4111",
  );
  await page.goto(paths.paySuccess(id));
  await hydrated(page);
  await page.goto(paths.support());
  await hydrated(page);
  await expect.poll(async () => (await vendors(page)).ran).toBe(true);
  await page.waitForTimeout(500);
  expect(await heard()).toEqual([]);
});

/** Pages of the cashier, and what can be opened over them. */
const states = [
  paths.wallet(),
  paths.deposit(),
  paths.depositBy("sandcard"),
  paths.depositBy("sandiban"),
  paths.withdraw(),
  paths.withdraw({ method: "sandcard" }),
  paths.cashierHistory(),
  paths.cashierHistory() + withDialog("", { dialog: "games_search" }),
  paths.wallet() + withDialog("", { menu: "" }),
  "/cashier/no-such-page",
];

test.describe("each page of the cashier", () => {
  test.use({ allowed: { statuses: [404] } });

  test(
    "loads what the inventory lists, unchanged, and writes no HTML that was not approved",
    byNight,
    async ({ page, site, signedInPlayer, hydrated }) => {
      expect(signedInPlayer.uid).toBeGreaterThan(0);
      const cashier = watchCashier(page, site.url);
      for (const state of states) {
        const response = await page.goto(state);
        expect(response?.headers()["content-security-policy"], state).toContain(
          "require-trusted-types-for 'script'",
        );
        await hydrated(page);
        await page.locator("body").click({ position: { x: 2, y: 2 } });
        await page.waitForTimeout(300);
      }
      expect(cashier.foreign).toEqual([]);
      expect(await cashier.strangers()).toEqual([]);
    },
  );
});

test.describe("what leads into the cashier without a link that names it so", () => {
  const isPaymentPage = async (page: Page) => {
    await expect(page).toHaveURL(/\/cashier\/deposit$/);
    await expect(page.locator("html")).toHaveAttribute("data-policy", "payment");
  };

  test("another spelling loads a document", async ({ page, signedInPlayer, hydrated }) => {
    expect(signedInPlayer.uid).toBeGreaterThan(0);
    await page.goto(paths.support());
    await hydrated(page);
    await page.evaluate(() => {
      document.body
        .appendChild(Object.assign(document.createElement("a"), { href: "/Cashier/Deposit" }))
        .click();
    });
    await isPaymentPage(page);
  });

  test("a game that closes loads a document", byNight, async ({ page, signedInPlayer, hydrated }) => {
    expect(signedInPlayer.uid).toBeGreaterThan(0);
    await page.goto(paths.game("fast-crash", { from: paths.deposit() }));
    await hydrated(page);
    await page.frameLocator("iframe").getByRole("button", { name: "Close the game" }).click();
    await isPaymentPage(page);
  });
});

test.describe("an extension", () => {
  // Its style is refused, and React says that it makes the page anew.
  test.use({ allowed: { console: [/./], reports: true, errors: true } });

  test(
    "that writes into the cashier's head does not empty the page",
    byNight,
    async ({ page, signedInPlayer }) => {
      expect(signedInPlayer.uid).toBeGreaterThan(0);
      await page.addInitScript(() => {
        new MutationObserver((_changes, watch) => {
          if (!document.head) return;
          watch.disconnect();
          document.head.prepend(Object.assign(document.createElement("style"), { textContent: "x{}" }));
        }).observe(document, { childList: true, subtree: true });
      });
      await page.goto(paths.deposit());
      await page.waitForTimeout(3000);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("[name=method]").first()).toBeVisible();
    },
  );
});
