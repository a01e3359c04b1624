import type { Page } from "@playwright/test";
import { paths } from "../../../app/routing/paths";
import { byNight } from "../../support/by-day";
import { say } from "../../support/words";
import { expect, test } from "../fixtures";

// By night alone: what may open, and when, is tested in app/dialogs/attention and app/dialogs/pages-without-offers.test.ts.

const WHILE = 90_000;

/** Dialogs and lines that are there after a while on a page where none was requested. */
async function openedOn(page: Page, path: string, hydrated: (page: Page) => Promise<void>) {
  await page.goto(path);
  await hydrated(page);
  await page.clock.runFor(WHILE);
  const lines = page.getByRole("complementary", { name: say("hints.label") });
  return (await page.getByRole("dialog").count()) + (await lines.count());
}

test(
  "a first session opens nothing by itself before the first game, and then one thing",
  byNight,
  async ({ page, hydrated, submitted }) => {
    await page.goto("/forms/sign_up?redirectUrl=%2Fgamehall");
    await hydrated(page);
    await page.getByLabel("Email", { exact: true }).fill("first@mail.test");
    await page.getByRole("button", { name: "Quick" }).click();
    await expect(page.getByLabel("First name", { exact: true })).toHaveCount(0);
    await page.getByLabel("Date of birth", { exact: true }).fill("1990-04-30");
    await page.getByLabel(say("auth.registration.terms")).check();
    await submitted(page, () => page.getByRole("button", { name: say("auth.registration.submit") }).click());
    // Opened by its address.
    await expect(page.getByRole("dialog", { name: say("auth.credentials.title") })).toBeVisible();

    await page.clock.install();
    const before: Record<string, number> = {};
    for (const path of [paths.home(), paths.gameHall(), paths.deposit(), paths.winners()])
      before[path] = await openedOn(page, path, hydrated);
    expect(Object.values(before)).toEqual([0, 0, 0, 0]);

    await page.goto("/game/sand-dunes");
    expect(await openedOn(page, paths.home(), hydrated)).toBe(1);
    const prompt = page.getByRole("dialog", { name: say("dialogs.confirmEmail.title") });
    await prompt.getByRole("button", { name: say("dialogs.later") }).click();
    await expect(prompt).toHaveCount(0);
    const after: number[] = [];
    for (const path of [paths.home(), paths.winners()]) after.push(await openedOn(page, path, hydrated));
    expect(after).toEqual([0, 0]);
  },
);
