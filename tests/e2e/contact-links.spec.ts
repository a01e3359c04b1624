import { byNight, withoutScript } from "../support/by-day";
import { emailOf, mailedLink } from "../support/mails";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

test("the link of a mail confirms the contact: by a person's first move with script, by one button without", async ({
  page,
  site,
  hydrated,
  hasScript,
}) => {
  const player = await site.sandbox.clone("newbie@sandbox.test");
  await page.goto(await mailedLink(site, player, "confirmation"));
  if (hasScript) {
    await hydrated(page);
    expect((await emailOf(site, player)).is_confirmed).toBe(false);
    await page.mouse.move(40, 40);
  } else await page.getByRole("button", { name: say("contactLinks.confirmation.submit") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("contactLinks.success.title"));
  await expect(page).toHaveURL("/confirmation/success");
  expect((await emailOf(site, player)).is_confirmed).toBe(true);
});

test.describe("a wrong code", () => {
  test.use({ allowed: { statuses: [422] } });

  test("says so at the field, and where a new one comes from", withoutScript, async ({ page }) => {
    await page.goto("/es-ES/confirmation?contact=somebody%40sandbox.test");
    await page.getByRole("main").getByRole("textbox").fill("123456");
    await page.getByRole("main").getByRole("button").click();
    await expect(page.getByRole("main").getByRole("textbox")).toHaveAccessibleDescription(
      /Código incorrecto/,
    );
    await expect(page.getByRole("main").getByRole("link")).toHaveAttribute("href", "/es-ES/profile/settings");
  });
});

test("unsubscribing is confirmed once more, and then done", byNight, async ({ page, site, submitted }) => {
  const player = await site.sandbox.clone("newbie@sandbox.test");
  await page.goto(await mailedLink(site, player, "news"));
  await expect(page.getByText(player.login)).toBeVisible();
  expect((await emailOf(site, player)).is_subscribed).toBe(true);
  await submitted(page, () =>
    page.getByRole("button", { name: say("contactLinks.unsubscribe.submit") }).click(),
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("systemPages.unsubscribe.title"));
  expect((await emailOf(site, player)).is_subscribed).toBe(false);
});

test("an icon is found by its name", byNight, async ({ page, hydrated, hasScript, submitted }) => {
  await page.goto("/_icons");
  await hydrated(page);
  await page.getByRole("searchbox").fill("trophy");
  if (!hasScript)
    await submitted(page, () => page.getByRole("button", { name: say("icons.submit") }).click());
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
});
