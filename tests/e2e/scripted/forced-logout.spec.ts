import type { Page } from "@playwright/test";
import { byNight } from "../../support/by-day";
import { say } from "../../support/words";
import { expect, test } from "../fixtures";

// By night alone: when it warns and when it signs out is tested in app/browser/runtime/idle/forced-logout.test.ts.

const MINUTE = 60_000;

test.beforeEach(async ({ sandbox }) => {
  await sandbox.config({ generalInfo: { time_to_force_logout: 600, user_inactivity_pp_time: 120 } });
});

/** Opened where the operator's time is known, on a clock that the test moves. */
async function openAs(page: Page, path: string, hydrated: (page: Page) => Promise<void>) {
  await page.clock.install();
  await expect(async () => {
    await page.goto(path);
    expect(await page.content()).toContain("logoutSeconds");
  }).toPass();
  await hydrated(page);
  // The part that counts is fetched once the page has come alive.
  await page.waitForFunction(() => localStorage.getItem("cr_alive") !== null);
}

const warning = (page: Page) => page.getByRole("dialog", { name: say("dialogs.interactivity.title") });

for (const path of ["/gamehall", "/game/sand-dunes"]) {
  test(
    `a player who is silent at ${path} is warned, stays by a key, and is signed out at last`,
    byNight,
    async ({ playersPage: page, hydrated, sandbox }) => {
      await openAs(page, path, hydrated);
      await page.clock.runFor(8 * MINUTE + 1000);
      await expect(warning(page)).toBeVisible();
      await expect(warning(page).getByRole("timer")).toHaveText(/1[12]\d seconds left/);
      await page.clock.runFor(10_000);
      await expect(warning(page).getByRole("timer")).toHaveText(/1[01]\d seconds left/);
      await page.keyboard.press("Shift");
      await expect(warning(page)).toHaveCount(0);

      await page.clock.runFor(10 * MINUTE + 1000);
      await expect(page).toHaveURL("/");
      await expect(page.getByText(say("flash.signedOutIdle"))).toBeVisible();
      expect(await sandbox.calls("auth.logout")).toHaveLength(1);
    },
  );
}

test(
  "a tab that slept is signed out as it wakes",
  byNight,
  async ({ playersPage: page, hydrated, sandbox }) => {
    await openAs(page, "/gamehall", hydrated);
    // No timer runs while it sleeps: each that is overdue fires once.
    await page.clock.fastForward(60 * MINUTE);
    await page.clock.runFor(5_000);
    await expect(page.getByText(say("flash.signedOutIdle"))).toBeVisible();
    expect(await sandbox.calls("auth.logout")).toHaveLength(1);
  },
);

test(
  "the warning stands in the place of an open dialog, which keeps what was typed",
  byNight,
  async ({ playersPage: page, hydrated }) => {
    await openAs(page, "/?dialog=search", hydrated);
    const field = page.getByRole("dialog").getByRole("combobox");
    await field.fill("sand");
    await page.clock.runFor(8 * MINUTE + 1000);
    await expect(warning(page)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await warning(page)
      .getByRole("button", { name: say("dialogs.interactivity.stay") })
      .click();
    await expect(warning(page)).toHaveCount(0);
    await expect(field).toHaveValue("sand");
  },
);

test(
  "the platform hears once of a profile page that was left lying",
  byNight,
  async ({ playersPage: page, hydrated, sandbox }) => {
    await openAs(page, "/profile/bonuses", hydrated);
    await page.clock.runFor(5 * MINUTE);
    await expect
      .poll(async () => (await sandbox.calls("events.handle")).map(({ query }) => query.event_name))
      .toEqual(["user_inactivity_pp"]);
  },
);
