import { paths } from "../../app/routing/paths";
import { withoutScript } from "../support/by-day";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

test("a limit is set, and raising it is asked about and waits", async ({
  playersPage: page,
  hydrated,
  submitted,
  sandbox,
}) => {
  await page.goto(paths.responsibleGame());
  await hydrated(page);
  const amount = page.getByLabel(say("responsible.limit.amount", { currency: "EUR" }));
  const send = (name: "set" | "change") =>
    submitted(page, () => page.getByRole("button", { name: say(`responsible.limit.${name}`) }).click());
  await amount.fill("100");
  await send("set");
  await expect(page.getByText(say("flash.limitHolds"))).toBeVisible();
  await amount.fill("250");
  await send("change");
  const question = page.getByRole("dialog", { name: say("responsible.limit.raise.title") });
  await expect(question).toContainText("250");
  await submitted(page, () =>
    question.getByRole("button", { name: say("responsible.limit.raise.agree") }).click(),
  );
  await expect(page.getByText(say("flash.limitWaits"))).toBeVisible();
  await expect(page.getByText(say("responsible.limit.lockedUntil"))).toBeVisible();
  await expect(amount).toHaveCount(0);
  expect(await sandbox.calls("Support.sendFeedback")).toHaveLength(2);
});

test(
  "a self-exclusion is asked twice, ends the session and keeps the player out",
  withoutScript,
  async ({ playersPage: page, hydrated, submitted, sandbox }) => {
    await page.goto(paths.responsibleGame());
    await hydrated(page);
    const part = page.getByRole("region", { name: say("responsible.exclusion.title") });
    await part.getByLabel(say("responsible.break.period")).selectOption("P6M");
    await part.getByRole("button", { name: say("responsible.exclusion.next") }).click();
    const question = page.getByRole("dialog", { name: say("responsible.exclusion.ask.title") });
    await expect(question).toContainText(say("profile.responsible.periods.P6M"));
    await expect(
      question.getByRole("link", { name: say("responsible.exclusion.ask.withdraw") }),
    ).toBeVisible();
    expect(await sandbox.calls("Support.sendFeedback")).toHaveLength(0);
    await submitted(page, () =>
      question.getByRole("button", { name: say("responsible.exclusion.ask.agree") }).click(),
    );
    await expect(page).toHaveURL(paths.farewell());
    await expect(page.getByRole("heading", { name: say("responsible.farewell.title") })).toBeVisible();
    await expect(page.getByText("FEJAR")).toBeVisible();
    await page.goto(paths.wallet());
    await expect(page).toHaveURL(/redirectUrl=/);
    expect(await sandbox.calls("Support.sendFeedback")).toHaveLength(1);
  },
);

test("a reality check that is due stands over the page until it is answered", async ({
  playersPage: page,
  hydrated,
  submitted,
  site,
}) => {
  const since = String(Math.floor(Date.now() / 1000) - 16 * 60);
  await page.context().addCookies([
    { name: "cr_check", value: "15", url: site.url },
    { name: "cr_since", value: since, url: site.url },
  ]);
  await page.goto(paths.cashback());
  await hydrated(page);
  const check = page.getByRole("dialog", { name: say("responsible.check.ask") });
  await expect(check).toContainText("0:16:");
  await submitted(page, () => check.getByRole("button", { name: say("responsible.check.go") }).click());
  await expect(page).toHaveURL(paths.cashback());
  await expect(check).toHaveCount(0);
  await page.reload();
  await expect(check).toHaveCount(0);
});
