import type { FrameLocator, Page } from "@playwright/test";
import { byNight, withoutScript } from "../support/by-day";
import { say } from "../support/words";
import { fillSignIn } from "./fill-sign-in";
import { expect, test } from "./fixtures";

const gameIn = (page: Page, name: string) =>
  page.frameLocator(`iframe[title="${say("play.frame", { game: name })}"]`);
const gameBalance = (page: Page) => page.getByRole("banner").getByRole("status");

/** The figure that the game shows. */
async function balanceIn(game: FrameLocator): Promise<number> {
  return Number((await game.locator("#balance").textContent())?.replace(/[^\d.]/g, ""));
}

/** One round, and the money after it. */
async function playRound(game: FrameLocator): Promise<number> {
  const message = game.locator("#message");
  const before = (await message.textContent()) ?? "";
  await game.locator("form button.spin").click();
  await expect(message).not.toHaveText(before);
  await expect(message).not.toHaveText("");
  return balanceIn(game);
}

const euros = (amount: number) => `€${amount.toLocaleString("en-US", { minimumFractionDigits: 2 })}`;
/** Bonus and betting bonus of `demo`: part of the total, not of the money that a game takes. */
const BONUSES = 55;

test.describe("a round", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  // A game behind a redirect, one behind a page that leads on, and one that is the platform's own page.
  for (const [sysname, name] of [
    ["long-name", /^Game: The Remarkably Long/],
    ["fast-crash", /^Game: Fast Crash$/],
    ["no-demo-palace", /^Game: Paper Palace$/],
  ] as const) {
    test(
      `of ${sysname} moves the player's balance`,
      sysname === "fast-crash" ? {} : byNight,
      async ({ playersPage: page, hydrated, hasScript, sandbox }) => {
        await page.goto(`/game/${sysname}`);
        await expect(page.locator("iframe")).toHaveAttribute("title", name);
        await expect(gameBalance(page)).toContainText("€1,305.50");
        await hydrated(page);
        const game = page.frameLocator("iframe");
        expect(await balanceIn(game)).toBe(1250.5);
        const after = await playRound(game);
        if (!hasScript) await page.reload();
        await expect(gameBalance(page)).toContainText(euros(after + BONUSES));
        await page.goto("/");
        await expect(page.getByRole("banner")).toContainText(euros(after + BONUSES));
        const row = page.getByRole("region", { name: say("home.continued.title") });
        // A home that waited for it too long goes without; the next one has it.
        await expect(async () => {
          await page.goto("/");
          await expect(row.locator(`a[href="/game/${sysname}"]`).first()).toBeVisible({ timeout: 2_000 });
        }).toPass();
        expect(await sandbox.calls("games.getHistory")).not.toEqual([]);
      },
    );
  }

  test(
    "in the demo moves a player's play money only",
    byNight,
    async ({ playersPage: page, hydrated, hasScript }) => {
      await page.goto("/game/fast-crash?mode=demo");
      await hydrated(page);
      const game = gameIn(page, "Fast Crash");
      const before = await balanceIn(game);
      await expect(gameBalance(page)).toContainText("FUN");
      const after = await playRound(game);
      if (!hasScript) await page.reload();
      await expect(gameBalance(page)).toContainText(
        after.toLocaleString("en-US", { minimumFractionDigits: 2 }),
      );
      expect(before).toBeGreaterThan(0);
      await page.goto("/game/fast-crash");
      await expect(gameBalance(page)).toContainText("€1,305.50");
    },
  );

  test("in the demo needs nobody", withoutScript, async ({ page, hydrated }) => {
    await page.goto("/game/sand-dunes");
    await expect(page.locator("iframe")).toHaveCount(0);
    await hydrated(page);
    await page
      .getByRole("main")
      .getByRole("link", { name: say("play.toDemo") })
      .click();
    await expect(page).toHaveURL("/game/sand-dunes?mode=demo");
    const game = gameIn(page, "Sand Dunes Deluxe");
    expect(await balanceIn(game)).toBeGreaterThan(0);
    await playRound(game);
    await expect(gameBalance(page)).toHaveCount(0);
  });
});

test(
  "a visitor who wants to play signs in and is back at the game",
  byNight,
  async ({ page, sandbox, hydrated }) => {
    const player = await sandbox.clone("demo@sandbox.test");
    await page.goto("/game/fast-crash");
    await hydrated(page);
    await page
      .getByRole("main")
      .getByRole("link", { name: say("play.choice.signIn") })
      .click();
    await expect(page).toHaveURL(/\/forms\/sign_in\?redirectUrl=/);
    await hydrated(page);
    await fillSignIn(page, player);
    await expect(page).toHaveURL("/game/fast-crash");
    await expect(gameBalance(page)).toContainText("€1,305.50");
    await expect(page.locator("iframe")).toHaveCount(1);
  },
);

test(
  "a demo that does not exist says so, and asks nobody to launch it",
  byNight,
  async ({ page, sandbox }) => {
    await page.goto("/game/no-demo-palace?mode=demo");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: say("play.noDemo.title") })).toBeVisible();
    await expect(main.getByRole("link", { name: say("play.choice.signIn") })).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);
    expect((await sandbox.calls()).some(({ method }) => method.startsWith("/platform/"))).toBe(false);
  },
);

test("a game of its own id is launched by it", byNight, async ({ playersPage: page }) => {
  await page.goto("/game/custom-promo");
  await expect(page.locator("iframe")).toHaveAttribute("src", /^\/platform\/game\/custom\/42\/play\?/);
  await expect(page.frameLocator("iframe").locator("#balance")).toBeVisible();
});

test(
  "a visitor's demo says why it is one, and leads into an account and back",
  byNight,
  async ({ page, sandbox, hydrated }) => {
    const player = await sandbox.clone("demo@sandbox.test");
    await page.goto("/game/fast-crash?mode=demo");
    await hydrated(page);
    await page.getByRole("link", { name: say("play.demoWhy") }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(say("dialogs.demoMode.text"));
    await dialog.getByRole("link", { name: say("common.signIn") }).click();
    await hydrated(page);
    await fillSignIn(page, player);
    await expect(page).toHaveURL("/game/fast-crash");
    await expect(gameBalance(page)).toContainText("€1,305.50");
    await expect(page.getByRole("timer")).toHaveText(/^0:0\d:\d\d$/);
    await page.getByRole("link", { name: say("play.sitting.title") }).click();
    await expect(page.getByRole("dialog")).toContainText(say("play.sitting.none"));
  },
);

test("games alike stand beneath, and lead on", byNight, async ({ page, hydrated }) => {
  await page.goto("/game/sand-dunes");
  await hydrated(page);
  const others = page.getByRole("region", { name: say("play.recommended") });
  await expect(others.locator(".game-card")).toHaveCount(12);
  const href = await others.locator(".game-card > :first-child").first().getAttribute("href");
  await page.goto(href ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test(
  "the way back without a page before leads to the hall, or where the address says",
  byNight,
  async ({ page, hydrated }) => {
    await page.goto("/game/sand-dunes?from=%2Fgamehall%3Fcategory%3Dlive");
    await hydrated(page);
    await page.getByRole("link", { name: say("play.back") }).click();
    await expect(page).toHaveURL("/gamehall?category=live");
    await page.goto("/game/sand-dunes");
    await hydrated(page);
    await page.getByRole("link", { name: say("play.back") }).click();
    await expect(page).toHaveURL("/gamehall");
  },
);

test.describe("what the platform refuses", () => {
  test.use({ allowed: { statuses: [404, 422] } });

  test("an unknown game is not found", byNight, async ({ page }) => {
    const answer = await page.goto("/game/no-such-game");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("systemPages.notFound.title"));
  });

  for (const [sysname, text, label, path] of [
    ["needs-deposit", "errors.UserNeedDepositException", "needs.deposit.action", "/cashier/deposit"],
    ["needs-kyc", "errors.VerificationRequiredException", "needs.verification.action", "dialog=verification"],
  ] as const) {
    test(
      `${sysname} says why it does not start`,
      sysname === "needs-deposit" ? withoutScript : byNight,
      async ({ playersPage: page, hasScript }) => {
        await page.goto(`/game/${sysname}`);
        if (!hasScript) {
          await expect(page.frameLocator("iframe").getByRole("alert")).not.toBeEmpty();
          const help = page
            .getByRole("main")
            .getByRole("status")
            .filter({ hasText: say("play.noScript.title") });
          await expect(help.getByRole("link", { name: say(label) })).toHaveAttribute(
            "href",
            new RegExp(path),
          );
          return;
        }
        const panel = page.getByRole("main").getByRole("alert");
        await expect(panel).toContainText(say(text));
        await expect(panel.getByRole("link", { name: say(label) })).toHaveAttribute("href", new RegExp(path));
        await expect(page.locator("iframe")).toHaveCount(0);
      },
    );
  }
});

for (const address of ["/game/sand-dunes", "/ar/game/sand-dunes?mode=demo"]) {
  test(`${address} fits a phone 320 px wide`, byNight, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address);
    await expect(page.getByRole("main")).toBeVisible();
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  });
}
