import { dialects } from "../../../sandbox/sportsbook/dialects";
import { byNight } from "../../support/by-day";
import { say } from "../../support/words";
import { expect, test } from "../fixtures";
import { sportsbookPage } from "../sportsbook-page";

// By night alone: by day betting.spec.ts bets, and app/features/betting tests what a frame may say.

// Of bets that the book turns down.
test.use({ allowed: { console: [/status of 400/] } });

const MATCH = "Ashford Rovers – Hollin Park";
for (const [vendor, { says, hears }] of Object.entries(dialects)) {
  test(
    `the page and a frame of ${vendor} follow each other from a visitor's look to a player's sign-out`,
    byNight,
    async ({ page, sandbox, hydrated }) => {
      test.setTimeout(120_000);
      await sandbox.config({ sportsbook: { vendor } });
      const { login, password } = await sandbox.clone("demo@sandbox.test");
      const { main, header, book, heading, balance } = sportsbookPage(page);

      await page.goto("/gamehall");
      await hydrated(page);
      await main.getByRole("link", { name: say("games.categories.betting") }).click();
      await expect(page).toHaveURL("/betting");
      await expect(book.getByRole("checkbox").first()).toBeAttached();
      await expect(balance).toContainText("FUN");

      // A link of the site is a history entry; what is opened within the frame is none.
      await main.locator("summary").click();
      await main.getByRole("link", { name: MATCH }).click();
      await expect(page).toHaveURL(/\/1001$/);
      await expect(heading).toHaveText(MATCH);
      const match = new URL(page.url()).pathname;
      await book.getByRole("link", { name: "All sports" }).click();
      await expect(heading).toHaveText("All sports");
      if (says.path)
        await expect(main.getByRole("heading", { level: 1 }).first()).toHaveText(say("betting.title"));
      await book.getByRole("main").getByRole("link").last().click();
      await expect(heading).toContainText(" – ");
      // Within a frame the browser's own word for it is of the frame alone.
      await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(0);
      await expect(page).toHaveURL(says.path ? /\/\d+$/ : match);
      if (says.path) await expect(page).not.toHaveURL(match);
      await page.goBack();
      await expect(page).toHaveURL("/betting");
      await expect(heading).toHaveText("All sports");

      await page.goto(match);
      await hydrated(page);
      await expect(heading).toHaveText(MATCH);
      // Said twice, it is one step.
      const steps = await page.evaluate(() => history.length);
      await book.getByRole("button", { name: "Sign in" }).dblclick();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(say("auth.login.login")).fill(login);
      expect(await page.evaluate(() => history.length)).toBe(steps + 1);
      await dialog.getByLabel(say("auth.login.password"), { exact: true }).fill(password);
      await dialog.getByRole("button", { name: say("common.signIn") }).click();
      await expect(page).toHaveURL(match);
      await expect(header).toContainText("€1,305.50");
      await expect(heading).toHaveText(MATCH);
      await expect(balance).toHaveText("€1,250.50");
      await page.reload();
      await hydrated(page);
      await expect(page).toHaveURL(match);
      await expect(heading).toHaveText(MATCH);
      await expect(balance).toHaveText("€1,250.50");

      if (says.deposit) {
        await book.locator("label.odd").first().click();
        await book.getByLabel("Stake").fill("99999");
        await book.getByRole("button", { name: "Place bet" }).click();
        await expect(page).toHaveURL(/\/cashier\/deposit\b/);
        await main.getByRole("link", { name: say("needs.back.way") }).click();
        await expect(page).toHaveURL(match);
        await expect(heading).toHaveText(MATCH);
        await hydrated(page);
      }

      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: /: English$/ })
        .click();
      await dialog.getByRole("button", { name: "Español" }).click();
      await expect(page).toHaveURL(`/es-ES${match}`);
      await expect(page.locator("html")).toHaveAttribute("lang", "es-ES");
      await expect(heading).toHaveText(MATCH);
      await hydrated(page);

      await page.setViewportSize({ width: 360, height: 740 });
      const bar = page.locator(".bottom-bar");
      await expect(bar).toBeVisible();
      await book.locator("label.odd").first().click();
      const handle = book.getByRole("button", { name: /^Boleto/ });
      if (await handle.isVisible()) await handle.click();
      await expect(book.getByRole("button", { name: "Apostar" })).toBeVisible();
      await expect(bar).toBeVisible({ visible: !says.betslip });
      await page.setViewportSize({ width: 1280, height: 800 });

      if (hears)
        await page.route("**/logout", async (route) => {
          await expect(book.locator("body")).toHaveClass(/\bended\b/);
          await route.continue();
        });
      await header.locator("summary").last().click();
      await header.locator('form[action$="/logout"]').getByRole("button").click();
      await expect(page).toHaveURL("/es-ES");
      await page.goto(`/es-ES${match}`);
      await expect(heading).toHaveText(MATCH);
      await expect(balance).toContainText("FUN");
    },
  );
}

test(
  "an open slip has the foot of a phone's window, and no message moves money or the page",
  byNight,
  async ({ page, hydrated }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/betting");
    await hydrated(page);
    const bar = page.getByRole("navigation", { name: say("common.quickNavigation") });
    await expect(bar).toBeVisible();
    const book = page.frameLocator("iframe");
    await book.locator("label.odd").first().click();
    await expect(bar).toBeVisible();
    await book.getByRole("button", { name: /^Bet slip/ }).click();
    await expect(book.getByRole("complementary")).toContainText(/Match result|Winner/);
    await expect(bar).toBeHidden();
    await page.evaluate(() => scrollTo(0, 0));
    const footer = () =>
      page
        .locator("iframe")
        .boundingBox()
        .then((box) => box && box.y + box.height);
    await expect.poll(footer).toBe(740);
    await book.getByRole("button", { name: /^Bet slip/ }).click();
    await expect(bar).toBeVisible();
    const report = page.waitForRequest((request) => request.url().endsWith("/betting-messages"));
    await book.locator("body").evaluate(() => {
      for (let count = 0; count < 1000; count++)
        parent.postMessage({ source: "platform-game", event: "path", path: "//evil.example" }, "*");
      parent.postMessage({ source: "platform-game", event: "height", px: 1e9 }, "*");
    });
    await expect(page).toHaveURL("/betting");
    await page.evaluate(() => dispatchEvent(new Event("pagehide")));
    const sent = new URLSearchParams((await report).postData() ?? "");
    expect(Number(sent.get("rate"))).toBeGreaterThan(900);
    expect(Number(sent.get("path"))).toBeGreaterThan(0);
  },
);

test("a match that ends under the eye is live no longer", byNight, async ({ page, sandbox, hydrated }) => {
  await page.goto("/betting");
  await hydrated(page);
  const book = page.frameLocator("iframe");
  const live = book.locator("section", { has: book.getByRole("heading", { name: /^Live now/ }) });
  const ended = await live.locator("a.who").first().getAttribute("href");
  await sandbox.advanceClock(4 * 3_600_000);
  await expect(live.locator(`a.who[href="${ended}"]`)).toHaveCount(0, { timeout: 15_000 });
});

test.describe("a slip", () => {
  test(
    "of two picks is an accumulator or singles, and odds that fell wait for the player's yes",
    byNight,
    async ({ playersPage: page, hydrated }) => {
      await page.goto("/betting/tennis");
      await hydrated(page);
      const book = page.frameLocator("iframe");
      const slip = book.getByRole("complementary", { name: "Bet slip" });
      const picks = book.locator("label.odd");
      await picks.nth(0).click();
      await picks.nth(2).click();
      await expect(slip.getByRole("radio", { name: "Accumulator" })).toBeChecked();
      await slip.getByRole("button", { name: "5", exact: true }).click();
      await expect(slip.getByLabel("Stake")).toHaveValue("5.00");
      await slip.getByRole("radio", { name: "Singles" }).check();
      await expect(slip).toContainText(/Total stake\s*€10\.00/);
      // As they would be, had they fallen since the player looked.
      await page.route("**/__sandbox/sportsbook/**", (route) => {
        const body = route
          .request()
          .postData()
          ?.replace(/(%3A)\d+\.\d+/g, "$199.00");
        return route.continue(body ? { postData: body } : {});
      });
      await slip.getByRole("button", { name: /place bet$/i }).click();
      await expect(slip.getByRole("status")).toHaveText(
        "The odds have changed. Check them and place your bet again.",
      );
      await expect(page.getByRole("banner")).toContainText("€1,305.50");
      await slip.getByRole("checkbox", { name: "Accept any change in odds" }).check();
      await slip.getByRole("button", { name: "Place bet" }).click();
      await expect(slip.getByRole("status")).toHaveText("2 bets placed: €10.00 in all");
      await expect(page.getByRole("banner")).toContainText("€1,295.50");
    },
  );
});

test(
  "a frame that moves ten times a second has nothing loaded, and keeps nobody",
  byNight,
  async ({ page, hydrated }) => {
    await page.goto("/betting");
    await hydrated(page);
    const book = page.frameLocator("iframe");
    await expect(book.getByRole("checkbox").first()).toBeAttached();
    const loaded: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.endsWith(".data")) loaded.push(request.url());
    });
    await book.locator("body").evaluate(() => {
      let move = 0;
      setInterval(() => {
        move += 1;
        parent.postMessage({ source: "platform-game", event: "path", path: `/hostile/${move}` }, "*");
      }, 100);
    });
    await expect(page).toHaveURL(/\/betting\/hostile\/\d\d$/);
    expect(loaded).toEqual([]);
    await page.getByRole("banner").locator('a[href="/"]').first().click();
    await expect(page).toHaveURL("/");
    await page.goBack();
    await expect(page).toHaveURL(/\/betting\/hostile\/\d+$/);
  },
);
