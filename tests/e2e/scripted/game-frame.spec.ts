import { byNight } from "../../support/by-day";
import { say } from "../../support/words";
import { expect, test } from "../fixtures";

/** Above the way to the demo, which appears over the lower half when the mouse is there. */
const onPicture = { position: { x: 40, y: 20 } };

test(
  "the game's own close leads back to where one came from, and the browser's history is not longer",
  byNight,
  async ({ playersPage: page, hydrated }) => {
    await page.goto("/gamehall?category=fast");
    await hydrated(page);
    await page.locator('a[href="/game/fast-crash"]').first().click(onPicture);
    await expect(page.locator("iframe")).toHaveCount(1);
    await page.getByRole("link", { name: say("play.toDemo") }).click();
    await expect(page).toHaveURL("/game/fast-crash?mode=demo");
    const game = page.frameLocator("iframe");
    await game.locator("summary").click();
    await game.getByRole("button", { name: "Close the game" }).click();
    await expect(page).toHaveURL("/gamehall?category=fast");
  },
);

test(
  "the way back is that of the page before, at the place where it was left",
  byNight,
  async ({ page, hydrated }) => {
    await page.goto("/gamehall?category=slots&page=2");
    await hydrated(page);
    await page.locator(".game-card > :first-child").last().scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(200);
    await page.locator(".game-card > :first-child").last().click(onPicture);
    await expect(page.getByRole("main")).toContainText(say("play.recommended"));
    await page.getByRole("link", { name: say("play.back") }).click();
    await expect(page).toHaveURL("/gamehall?category=slots&page=2");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  },
);

test(
  "a session that ends while one plays is said in the game's place",
  byNight,
  async ({ playersPage: page, hydrated, context }) => {
    await page.goto("/game/fast-crash");
    await hydrated(page);
    await expect(page.frameLocator("iframe").locator("#balance")).toBeVisible();
    // Signed out in another tab.
    const other = await context.newPage();
    await other.goto("/support-no-such-page").catch(() => null);
    await other.evaluate(() =>
      fetch("/logout", { method: "POST", body: new URLSearchParams(), redirect: "manual" }).then(() => null),
    );
    await other.close();
    await page.frameLocator("iframe").locator("form button.spin").click();
    const panel = page.getByRole("main").getByRole("alert");
    await expect(panel).toContainText(say("play.refusal.signedOut"));
    await expect(panel.getByRole("link", { name: say("play.action.signIn") })).toHaveAttribute(
      "href",
      /redirectUrl=%2Fgame%2Ffast-crash/,
    );
  },
);
test.use({ allowed: { statuses: [404], console: [/401/] } });

test("messages of anyone else move nothing", async ({ playersPage: page, hydrated }) => {
  await page.goto("/game/fast-crash");
  await hydrated(page);
  await page.evaluate(() => {
    for (const event of ["close", "cashier", "session", "error"])
      window.postMessage({ source: "platform-game", event }, "*");
  });
  await page.waitForTimeout(300);
  await expect(page).toHaveURL("/game/fast-crash");
  await expect(page.locator("iframe")).toHaveCount(1);
});

test("theatre mode takes the window, full screen the whole of it", byNight, async ({ page, hydrated }) => {
  await page.goto("/game/fast-crash?mode=demo");
  await hydrated(page);
  const stage = page.locator(".game-stage");
  const before = await stage.boundingBox();
  await page.getByRole("button", { name: say("play.theatre") }).click();
  const wide = await stage.boundingBox();
  expect(wide?.width).toBe(1280);
  expect(wide?.width ?? 0).toBeGreaterThan(before?.width ?? 0);
  await page.goto("/game/sand-dunes?mode=demo");
  expect((await stage.boundingBox())?.width).toBe(1280);
  await hydrated(page);
  await expect(page.getByRole("button", { name: say("play.theatre") })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.getByRole("button", { name: say("play.fullscreen"), exact: true }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.className)).toBe("game-stage");
  await page.getByRole("button", { name: say("play.leaveFullscreen") }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
});

test.describe("a phone that gives no element the screen", () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

  test("has the game over its whole window, and a way out", byNight, async ({ page, hydrated }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, "fullscreenEnabled", { get: () => undefined });
      Reflect.deleteProperty(Element.prototype, "requestFullscreen");
    });
    await page.goto("/game/fast-crash?mode=demo");
    await hydrated(page);
    const stage = page.locator(".game-stage");
    const fill = page.getByRole("button", { name: say("play.fullscreen"), exact: true });
    await fill.click();
    expect(await stage.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 664 });
    await expect(page.frameLocator("iframe").locator("#balance")).toBeVisible();
    // Nothing behind it can be reached.
    expect(await fill.evaluate((element) => element.matches("[inert] *"))).toBe(true);
    const leave = page.getByRole("button", { name: say("play.leaveFullscreen") });
    await expect(leave).toBeFocused();
    await leave.click();
    await expect(fill).toBeFocused();
    expect((await stage.boundingBox())?.height).toBeLessThan(664);
  });
});

test(
  "#real asks a visitor to register for this game, and leads home when they would not",
  byNight,
  async ({ page }) => {
    await page.goto("/game/sand-dunes#real");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/show_popup_reg&redirectUrl=%2Fgame%2Fsand-dunes#real$/);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/");
  },
);

test.describe("a launch that does not come", () => {
  test.use({ allowed: { statuses: [503] } });

  test("because the platform fails: says so, and can be tried again", async ({
    page,
    sandbox,
    signedInPlayer,
  }) => {
    await sandbox.fail(["/platform/=status:503*1"], signedInPlayer.uid);
    await page.goto("/game/fast-crash");
    const panel = page.getByRole("main").getByRole("alert");
    await expect(panel).toContainText(say("play.refusal.provider"));
    await panel.getByRole("link", { name: say("play.action.again") }).click();
    await expect(page.frameLocator("iframe").locator("#balance")).toBeVisible();
    await expect(panel).toHaveCount(0);
  });

  test("because nobody answers: says so while it waits", byNight, async ({ page, sandbox, hydrated }) => {
    await sandbox.fail(["/platform/=hang"]);
    await page.clock.install();
    await page.goto("/game/fast-crash?mode=demo", { waitUntil: "commit" });
    await hydrated(page);
    await page.clock.fastForward(21_000);
    const panel = page.getByRole("main").getByRole("alert");
    await expect(panel).toContainText(say("play.slow.title"));
    await expect(page.locator("iframe")).toHaveCount(1);
  });
});

test.describe("a heart that the platform does not take", () => {
  test.use({ allowed: { statuses: [503] } });

  test("turns back and says so", byNight, async ({ page, signedInPlayer, hydrated, sandbox }) => {
    await page.goto("/gamehall?category=slots");
    await hydrated(page);
    await sandbox.fail(["games.addLike=status:500"], signedInPlayer.uid);
    const heart = page.locator('.heart[aria-pressed="false"]').first();
    const sysname = await heart.getAttribute("value");
    await heart.click();
    await expect(page.getByRole("alert")).toContainText(say("games.favourites.failed"));
    await expect(page.locator(`.heart[value="${sysname}"]`).first()).toHaveAttribute("aria-pressed", "false");
  });
});
