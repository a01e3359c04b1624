import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { byNight } from "../../support/by-day";
import { say } from "../../support/words";
import { expect, test } from "../fixtures";

/** Every page is looked at in both themes, and read from right to left. */
const looks = [
  { name: "dark", theme: "dark", prefix: "" },
  { name: "light", theme: "light", prefix: "" },
  { name: "Arabic", theme: "dark", prefix: "/ar" },
];

const dialog = (page: Page) => page.getByRole("dialog");
const signInLink = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: say("common.signIn"), exact: true });

async function openSignIn(page: Page, hydrated: (page: Page) => Promise<void>, address = "/gamehall") {
  await page.goto(address);
  await hydrated(page);
  await signInLink(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator("dialog:modal")).toHaveCount(1);
}

test.describe("a dialog over a page", () => {
  test("closes by Escape, and the focus is back where it came from", async ({ page, hydrated }) => {
    await openSignIn(page, hydrated);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL("/gamehall");
    await expect(signInLink(page)).toBeFocused();
  });

  test("closes by a click beside it, and by none inside", byNight, async ({ page, hydrated }) => {
    await openSignIn(page, hydrated);
    await dialog(page).getByText(say("auth.login.lead")).click();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(5, 400);
    await expect(dialog(page)).toHaveCount(0);
  });

  test("stays when a press begins inside and ends beside it", byNight, async ({ page, hydrated }) => {
    await openSignIn(page, hydrated);
    const box = await page.getByLabel(say("auth.login.login")).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move(5, 400);
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
  });

  test("holds the focus", async ({ page, hydrated }) => {
    await openSignIn(page, hydrated);
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press("Tab");
      // Between the last and the first element the browser's own bar has its turn.
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
      );
      expect(isOutside).toBe(false);
    }
  });

  test("is one step of the history, forwards and back", async ({ page, hydrated }) => {
    await page.goto("/");
    await hydrated(page);
    await page.getByRole("main").locator('a[href^="/gamehall?category="]').first().click();
    await expect(page).toHaveURL(/category=/);
    const hall = page.url();
    await signInLink(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(hall);
    await page.goForward();
    await expect(dialog(page)).toBeVisible();
    await expect(page.locator("dialog:modal")).toHaveCount(1);
    // Twice in a row, which browsers close at once.
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(hall);
    await page.goBack();
    await expect(page).toHaveURL("/");
  });

  test("of several in a row the way back leads to the page", byNight, async ({ page, hydrated }) => {
    await openSignIn(page, hydrated);
    await dialog(page)
      .getByRole("link", { name: say("common.signUp") })
      .click();
    await expect(page).toHaveURL("/gamehall?show_popup_reg");
    await expect(
      page.getByRole("dialog", { name: say("auth.views.registration"), exact: true }),
    ).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/gamehall");
    await page.goBack();
    await expect(page).toHaveURL("about:blank");
  });

  test(
    "asks the page beneath for nothing, and leaves it where it is",
    byNight,
    async ({ page, hydrated }) => {
      await page.goto("/gamehall");
      await hydrated(page);
      await page.evaluate(() => window.scrollTo(0, 400));
      const before = await page.evaluate(() => [document.body.clientWidth, window.scrollY]);
      const requests: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes(".data")) requests.push(request.url());
      });
      // Playwright's own click scrolls the page for a link in a header that sticks.
      await signInLink(page).evaluate((link: HTMLAnchorElement) => link.click());
      await expect(page.locator("dialog:modal")).toHaveCount(1);
      expect(await page.evaluate(() => [document.body.clientWidth, window.scrollY])).toEqual(before);
      await page.mouse.wheel(0, 600);
      expect(await page.evaluate(() => window.scrollY)).toBe(before[1]);
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toHaveCount(0);
      expect(await page.evaluate(() => [document.body.clientWidth, window.scrollY])).toEqual(before);
      expect(requests.map((url) => new URL(url).searchParams.get("_routes"))).toEqual(["root"]);
    },
  );

  test("empty fields are named in place", byNight, async ({ page, hydrated, sandbox }) => {
    await openSignIn(page, hydrated);
    const submit = dialog(page).getByRole("button", { name: say("auth.login.submit"), exact: true });
    await expect(submit).toBeDisabled();
    await page.getByLabel(say("auth.login.login")).focus();
    await page.keyboard.press("Tab");
    await expect(dialog(page)).toContainText(say("auth.login.loginRequired"));
    await expect(page.getByLabel(say("auth.login.login"))).toHaveAttribute("aria-invalid", "true");
    expect(await sandbox.calls("auth.login")).toEqual([]);
  });
});

test.describe("a dialog that came with its document", () => {
  test("closes by Escape without leaving the page", byNight, async ({ page, hydrated }) => {
    await page.goto("/gamehall?category=slots&show_popup_auth");
    await hydrated(page);
    await expect(page.locator("dialog:modal")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL("/gamehall?category=slots");
  });

  test("prevented, it outlasts Escape, the overlay and the both together", async ({ page, hydrated }) => {
    await page.goto("/?show_popup_auth&prevent_close=1");
    await hydrated(page);
    await expect(page.locator("dialog:modal")).toHaveCount(1);
    for (let press = 0; press < 3; press++) await page.keyboard.press("Escape");
    await page.mouse.click(5, 300);
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog:modal")).toHaveCount(1);
    await expect(page).toHaveURL("/?show_popup_auth&prevent_close=1");
  });

  test("loads nothing of a form before it is opened", byNight, async ({ page, hydrated }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
    });
    await page.goto("/");
    await hydrated(page);
    expect(scripts.filter((name) => /dialog|\/auth-/.test(name))).toEqual([]);
    await signInLink(page).click();
    await expect(dialog(page)).toBeVisible();
    expect(scripts.filter((name) => /auth-dialogs/.test(name))).toHaveLength(1);
  });
});

test("a confirm is refused by what has the focus", byNight, async ({ playersPage: page, hydrated }) => {
  await page.goto("/?confirm=bonus_remove&id=602");
  await hydrated(page);
  await expect(page.getByRole("link", { name: say("dialogs.keepBonus") })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
});

test(
  "from choosing a character to confirming it is one step of the history",
  byNight,
  async ({ playersPage: page, hydrated }) => {
    await page.goto("/?dialog=character");
    await hydrated(page);
    await dialog(page).getByRole("listitem").nth(1).getByRole("link").click();
    await expect(page).toHaveURL(/confirm=character&id=/);
    await expect(
      page.getByRole("dialog", { name: say("dialogs.loyaltyCharacterConfirm.title") }),
    ).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/");
  },
);

const dialogs = [
  "show_popup_auth",
  "menu",
  "dialog=search",
  "dialog=quest&id=91",
  "dialog=character",
  "confirm=bonus_remove&id=601",
];

for (const { name, theme, prefix } of looks) {
  for (const query of dialogs) {
    test(`WCAG 2.2 AA, ${name}: ${query}`, byNight, async ({ page, context, baseURL, hydrated, sandbox }) => {
      expect(sandbox).toBeDefined();
      await context.addCookies([{ name: "theme", value: theme, url: baseURL }]);
      await page.goto(`${prefix}/terms?${query}`);
      await hydrated(page);
      await expect(page.locator("dialog:modal")).toHaveCount(1);
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
        .analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`,
      );
      expect(found).toEqual([]);
    });
  }
}
