import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext, Page } from "@playwright/test";
import { withDialog } from "../../../app/dialogs/address/requested-dialog";
import { paths } from "../../../app/routing/paths";
import { hashOf, type InventoryFile, inventoryPath } from "../../../scripts/payment-page/inventory";
import { byNight } from "../../support/by-day";
import type { SandboxControl } from "../../support/sandbox-control";
import { signInByPost } from "../../support/sign-in-by-post";
import { type Site, startSite } from "../../support/site";
import { say } from "../../support/words";
import { expect } from "../fixtures";
import { test } from "../site-with-prompts";

const customCode = [
  { isEnabled: true, position: "head", code: "<script>window.ran = true</script>" },
  { isEnabled: true, position: "bodyEnd", code: "<script>window.ran = true</script>" },
];

type PageMessage = { event?: string };
type Vendors = {
  ran?: true;
  dataLayer?: PageMessage[];
  sandboxTags?: { heard: PageMessage[] }[];
  sandboxChat?: { loads: number };
};

/** A visitor who allows everything, on a site with custom code, a tag manager and a chat. */
async function allowVendors(context: BrowserContext, site: Site, sandbox: SandboxControl) {
  await sandbox.config({
    commonData: { customCode },
    cmsConfig: { cashier: { pollSeconds: 1 } },
    supportSettings: { chat: "tawk" },
  });
  await context.addCookies([
    { name: "cr_consent", value: "1.functional.analytics.marketing", url: site.url },
    { name: "cr_age", value: "18", url: site.url },
  ]);
}

/** What payment documents request, and from where; navigations to the provider and its frame are not counted. */
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
    const { ran, dataLayer, sandboxTags, sandboxChat } = window as unknown as Vendors;
    return {
      code: ran,
      hasTags: Boolean(dataLayer ?? sandboxTags),
      hasChat: Boolean(sandboxChat),
      scripts: [...document.scripts].filter((one) => one.src && new URL(one.src).origin !== origin).length,
    };
  });

test("nothing of others is requested or runs where a payment is made, and they hear of it afterwards, once", async ({
  playersPage: page,
  context,
  site,
  sandbox,
  hydrated,
}) => {
  await allowVendors(context, site, sandbox);
  await page.goto(paths.support());
  await hydrated(page);
  const heard = () =>
    page.evaluate(() =>
      ((window as unknown as Vendors).sandboxTags ?? [])
        .flatMap((tags) => tags.heard)
        .filter(({ event }) => ["begin_checkout", "purchase", "payment_failed"].includes(event ?? ""))
        .map((entry) => ({ ...entry })),
    );
  const all = { code: true, hasTags: true, hasChat: true };
  await expect.poll(() => vendors(page)).toMatchObject(all);
  expect(await heard()).toEqual([]);

  const cashier = watchCashier(page, site.url);
  await page
    .getByRole("banner")
    .getByRole("link", { name: say("common.deposit") })
    .first()
    .click();
  await expect(page).toHaveURL(/\/cashier\/deposit/);
  await hydrated(page);
  const none = { code: undefined, hasTags: false, hasChat: false, scripts: 0 };
  expect(await vendors(page)).toEqual(none);
  await page.locator("[name=method][value=sandcard]").check();
  await expect(page).toHaveURL(/sandcard/);
  await page.getByLabel(say("deposit.amount"), { exact: true }).fill("70");
  await page.getByLabel(say("payment.saved.other")).check();
  await page.locator('[name="requisites.card_number"]').fill("4111 1111 1111 1111");
  await page.getByRole("button", { name: say("deposit.submit") }).click();
  await page.getByRole("button", { name: /^Pay / }).click();
  await expect(page).toHaveURL(/\/cashier\/paysuccess\//);
  await hydrated(page);
  expect(await vendors(page)).toEqual(none);
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
  const everything = () => page.evaluate(() => JSON.stringify((window as unknown as Vendors).dataLayer));
  // A time in milliseconds may hold four of its digits.
  expect(await everything()).not.toMatch(/4111[ 1]1111/);
  await page.goto(paths.paySuccess(id));
  await hydrated(page);
  await page.goto(paths.support());
  await hydrated(page);
  await expect.poll(() => vendors(page)).toMatchObject(all);
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
    async ({ playersPage: page, context, site, sandbox, hydrated }) => {
      await allowVendors(context, site, sandbox);
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

  test("another spelling loads a document", async ({ playersPage: page, hydrated }) => {
    await page.goto(paths.support());
    await hydrated(page);
    await page.evaluate(() => {
      document.body
        .appendChild(Object.assign(document.createElement("a"), { href: "/Cashier/Deposit" }))
        .click();
    });
    await isPaymentPage(page);
  });

  test("a game that closes loads a document", byNight, async ({ playersPage: page, hydrated }) => {
    await page.goto(paths.game("fast-crash", { from: paths.deposit() }));
    await hydrated(page);
    await page.frameLocator("iframe").getByRole("button", { name: "Close the game" }).click();
    await isPaymentPage(page);
  });
});

test.describe("an extension", () => {
  // Its style is refused, and React reports that it renders the page again.
  test.use({ allowed: { console: [/./], reports: true, errors: true } });

  test(
    "that writes into the cashier's head does not empty the page",
    byNight,
    async ({ playersPage: page }) => {
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

test.describe("a hosted field", () => {
  // What is refused is reported, and so many reports are too many.
  test.use({ allowed: { console: [/Content Security Policy/, /status of 429/], reports: true } });

  /** Serves a script that says it ran. */
  async function vendor(): Promise<{ origin: string; server: Server }> {
    const server = createServer((_req, res) => {
      res.setHeader("Content-Type", "text/javascript");
      res.end("(globalThis.fields ??= []).push(document.currentScript.src)");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
  }

  test(
    "runs on payment pages alone where its origin is named, and nowhere where it is not",
    byNight,
    async ({ page, context }) => {
      const [named, other] = await Promise.all([vendor(), vendor()]);
      const own = await startSite({ environment: { PAYMENT_SCRIPT_ORIGINS: named.origin } });
      try {
        await context.addCookies(await signInByPost(own.url, await own.sandbox.clone("demo@sandbox.test")));
        /** Adds both scripts as a part of the site would; returns which of them ran. */
        const runOn = async (path: string) => {
          await page.goto(own.url + path);
          return page.evaluate(
            async (origins) => {
              const ends = origins.map(
                (origin) =>
                  new Promise((resolve) => {
                    const script = document.createElement("script");
                    script.onload = script.onerror = resolve;
                    script.src = `${origin}/field.js`;
                    document.head.append(script);
                  }),
              );
              await Promise.all(ends);
              return (globalThis as { fields?: string[] }).fields ?? [];
            },
            [named.origin, other.origin],
          );
        };
        for (const path of [paths.depositBy("sandcard"), paths.wallet()])
          expect(await runOn(path), path).toEqual([`${named.origin}/field.js`]);
        for (const path of [paths.home(), paths.support(), paths.verification()])
          expect(await runOn(path), path).toEqual([]);
      } finally {
        await own.stop();
        named.server.close();
        other.server.close();
      }
    },
  );
});
