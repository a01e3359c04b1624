import type { Page } from "@playwright/test";
import { byNight, withoutScript } from "../support/by-day";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

const dialog = (page: Page, name?: string) => page.getByRole("dialog", name ? { name, exact: true } : {});
/** A link, or the button of a form that records the dialog as seen. */
const close = (page: Page) => {
  const named = { name: say("common.close"), exact: true };
  return dialog(page).getByRole("link", named).or(dialog(page).getByRole("button", named)).first();
};
const header = (page: Page) => page.getByRole("banner");

const visitorDialogs: [address: string, title: string][] = [
  ["/?show_popup_auth", say("auth.views.authorization")],
  ["/?show_popup_reg", say("auth.views.registration")],
  ["/?menu", say("common.menu")],
  ["/?dialog=search", say("common.searchGames")],
  ["/?dialog=demo&id=sand-dunes", say("dialogs.demoMode.title")],
  ["/?dialog=quest&id=91", "First steps"],
];

const playerDialogs: [address: string, title: string][] = [
  ["/?popup=desert-week", "Desert week"],
  ["/?popup=code-for-you", "Your promo code"],
  ["/?dialog=promo_activated", say("dialogs.titles.untold")],
  ["/?dialog=cashback", say("dialogs.unseenCashback.title")],
  ["/?dialog=verification", say("dialogs.verification.title")],
  ["/?dialog=insufficient_points&id=10", say("dialogs.loyaltyInsufficient.title")],
  ["/?dialog=character", say("dialogs.loyaltyCharacter.title")],
  ["/?confirm=buy_product&id=1", say("dialogs.loyaltyBuy.title")],
  ["/?confirm=character&id=2", say("dialogs.loyaltyCharacterConfirm.title")],
  ["/?confirm=burn_bonuses", say("dialogs.burnBonuses.title")],
  ["/?confirm=email", say("dialogs.titles.met")],
  ["/?confirm=bonus_activate&id=601", say("dialogs.bonusActivate.title")],
  ["/?confirm=bonus_remove&id=601", say("dialogs.bonusRemove.title")],
  ["/?confirm=profile", say("dialogs.titles.met")],
];

async function opensAndCloses(
  page: Page,
  address: string,
  title: string,
  hydrated: (page: Page) => Promise<void>,
) {
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()["cache-control"]).toBe("private, no-store");
  await hydrated(page);
  await expect(dialog(page, title)).toBeVisible();
  await close(page).click();
  await expect(page).toHaveURL("/");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("main")).toBeVisible();
}

for (const [address, title] of visitorDialogs) {
  test(`a visitor opens ${address} and closes it`, byNight, ({ page, hydrated }) =>
    opensAndCloses(page, address, title, hydrated),
  );
}

for (const [address, title] of playerDialogs) {
  test(`a player opens ${address} and closes it`, byNight, async ({ playersPage: page, hydrated }) => {
    await opensAndCloses(page, address, title, hydrated);
  });
}

test("the page beneath and its filters stay", byNight, async ({ page, hydrated }) => {
  await page.goto("/gamehall?category=slots&page=2&dialog=search");
  await hydrated(page);
  await close(page).click();
  await expect(page).toHaveURL("/gamehall?category=slots&page=2");
});

test("a search finds its way to the hall", byNight, async ({ page, hydrated }) => {
  await page.goto("/?dialog=search");
  await hydrated(page);
  await dialog(page).getByLabel(say("search.label")).fill("dunes");
  await dialog(page).getByLabel(say("search.label")).press("Enter");
  await expect(page).toHaveURL("/gamehall?search=dunes");
  await expect(dialog(page)).toHaveCount(0);
});

test(
  "a player's dialog leads a visitor to the sign-in and back to it",
  byNight,
  async ({ page, hydrated, sandbox }) => {
    const { login, password } = await sandbox.clone("demo@sandbox.test");
    await page.goto("/gamehall?confirm=bonus_remove&id=601");
    await hydrated(page);
    await expect(dialog(page)).toContainText(say("dialogs.signInFirst"));
    await dialog(page)
      .getByRole("link", { name: say("common.signIn"), exact: true })
      .click();
    await expect(page).toHaveURL(/show_popup_auth/);
    await hydrated(page);
    await signIn(page, login, password);
    await expect(page).toHaveURL("/gamehall?confirm=bonus_remove&id=601");
    await expect(dialog(page, say("dialogs.bonusRemove.title"))).toBeVisible();
  },
);

test(
  "nothing is done by opening a confirm",
  withoutScript,
  async ({ playersPage: page, hydrated, sandbox }) => {
    await page.goto("/?confirm=bonus_remove&id=602");
    await hydrated(page);
    await dialog(page)
      .getByRole("link", { name: say("dialogs.keepBonus") })
      .click();
    await expect(page).toHaveURL("/");
    expect((await sandbox.calls()).filter(({ verb }) => verb === "POST")).toHaveLength(1);
  },
);

for (const address of [
  "/?popup=nonsense",
  "/?dialog=quest&id=%3Cscript%3E",
  "/?confirm=buy_product&id=99999",
]) {
  test(`${address} says that there is no such thing`, byNight, async ({ playersPage: page, hydrated }) => {
    await page.goto(address);
    await hydrated(page);
    await expect(dialog(page)).toContainText(say("dialogs.unavailable"));
    await dialog(page)
      .getByRole("link", { name: say("common.close"), exact: true })
      .last()
      .click();
    await expect(page).toHaveURL("/");
  });
}

test(
  "a dialog that cannot be loaded leaves the page standing",
  withoutScript,
  async ({ page, sandbox, signedInPlayer }) => {
    await sandbox.fail(["popups.get=status:500"], signedInPlayer.uid);
    const answer = await page.goto("/?popup=desert-week");
    expect(answer?.status()).toBe(200);
    await expect(dialog(page)).toContainText(say("dialogs.failed"));
    await expect(page.getByRole("link", { name: say("common.tryAgain") })).toHaveAttribute(
      "href",
      "/?popup=desert-week",
    );
  },
);

test("what names no dialog opens none", byNight, async ({ page }) => {
  const answer = await page.goto("/?dialog=__proto__&confirm=constructor");
  expect(answer?.status()).toBe(200);
  await expect(dialog(page)).toHaveCount(0);
});

test("a prevented popup has no way to close it", byNight, async ({ page, hydrated }) => {
  await page.goto("/?show_popup_auth&prevent_close=1");
  await hydrated(page);
  await expect(dialog(page, say("auth.views.authorization"))).toBeVisible();
  await expect(close(page)).toHaveCount(0);
});

test.describe("signing in over a page", () => {
  test("brings one back to it", withoutScript, async ({ page, sandbox, hydrated }) => {
    const { login, password } = await sandbox.clone("demo@sandbox.test");
    await page.goto("/gamehall?category=live");
    await hydrated(page);
    await header(page)
      .getByRole("link", { name: say("common.signIn"), exact: true })
      .click();
    await expect(page).toHaveURL("/gamehall?category=live&show_popup_auth");
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Live");
    await signIn(page, login, password);
    await expect(page).toHaveURL("/gamehall?category=live");
    await expect(header(page)).toContainText("€1,305.50");
  });

  test("changes to the registration and back", byNight, async ({ page, hydrated }) => {
    await page.goto("/?show_popup_auth");
    await hydrated(page);
    await dialog(page)
      .getByRole("link", { name: say("common.signUp") })
      .click();
    await expect(dialog(page, say("auth.views.registration"))).toBeVisible();
    await dialog(page)
      .getByRole("link", { name: say("common.signIn") })
      .click();
    await expect(dialog(page, say("auth.views.authorization"))).toBeVisible();
  });

  test("remembers where the visitor wanted to go", byNight, async ({ page, sandbox, hydrated }) => {
    const { login, password } = await sandbox.clone("demo@sandbox.test");
    await page.goto("/?redirectUrl=%2Fterms&show_popup_auth");
    await hydrated(page);
    await signIn(page, login, password);
    await expect(page).toHaveURL("/terms");
  });

  test("is nothing to a player", byNight, async ({ playersPage: page }) => {
    for (const address of ["/?show_popup_auth", "/game/sand-dunes?show_popup_reg"]) {
      await page.goto(address);
      await expect(page.getByRole("banner").first()).toBeVisible();
      await expect(dialog(page)).toHaveCount(0);
    }
  });
});

test.describe("refused over a page", () => {
  test.use({ allowed: { statuses: [422] } });

  test(
    "shows why, and then still brings one back",
    byNight,
    async ({ page, sandbox, hydrated, hasScript }) => {
      const { login, password } = await sandbox.clone("demo@sandbox.test");
      await page.goto("/gamehall?show_popup_auth");
      await hydrated(page);
      // A dialog's own script comes after the page's.
      if (hasScript) await expect(page.locator("dialog:modal")).toHaveCount(1);
      await signIn(page, login, "not-the-password");
      await expect(page.getByText(say("auth.login.wrongCredentials.title"))).toBeVisible();
      await expect(page.getByLabel(say("auth.login.login"))).toHaveValue(login);
      // With script the refusal stays over the page; without, the page of the form shows it.
      await expect(page).toHaveURL(
        hasScript ? "/gamehall?show_popup_auth" : "/forms/sign_in?redirectUrl=%2Fgamehall",
      );
      await signIn(page, login, password);
      await expect(page).toHaveURL("/gamehall");
      await expect(header(page)).toContainText("€1,305.50");
    },
  );
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test("the menu opens from the header, leads on and is gone", withoutScript, async ({ page, hydrated }) => {
    await page.goto("/terms");
    await hydrated(page);
    await header(page)
      .getByRole("link", { name: say("common.menu") })
      .click();
    await expect(page).toHaveURL("/terms?menu");
    await hydrated(page);
    const menu = dialog(page, say("common.menu"));
    await menu.getByRole("link", { name: "Slots", exact: true }).click();
    await expect(page).toHaveURL("/gamehall?category=slots");
    await expect(dialog(page)).toHaveCount(0);
  });

  test("nothing is wider than the narrowest screen", byNight, async ({ playersPage: page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const address of [
      "/?menu",
      "/?dialog=search",
      "/?dialog=character",
      "/?popup=code-for-you",
      "/?confirm=buy_product&id=1",
    ]) {
      await page.goto(address);
      const box = await dialog(page).boundingBox();
      expect(box?.x, address).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 999), address).toBeLessThanOrEqual(320);
      expect((box?.y ?? 0) + (box?.height ?? 999), address).toBeLessThanOrEqual(640);
    }
  });
});

test("in Arabic the menu comes from the right", byNight, async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.goto("/ar?menu");
  const box = await dialog(page).boundingBox();
  const width = await page.evaluate(() => document.documentElement.clientWidth).catch(() => 1000);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 20);
  expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
});

async function signIn(page: Page, login: string, password: string) {
  await page.getByLabel(say("auth.login.login")).fill(login);
  await page.getByLabel(say("auth.login.password"), { exact: true }).fill(password);
  await page.getByRole("button", { name: say("auth.login.submit"), exact: true }).click();
}
