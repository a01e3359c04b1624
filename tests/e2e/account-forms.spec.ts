import { paths } from "../../app/routing/paths";
import { byNight, withoutScript } from "../support/by-day";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

test.use({ allowed: { statuses: [422] } });

test(
  "a password is changed once the current one is right",
  byNight,
  async ({ playersPage: page, hydrated, submitted }) => {
    await page.goto(paths.profileSecurity());
    await hydrated(page);
    const field = (name: "old" | "new") => page.getByLabel(say(`profile.password.${name}`), { exact: true });
    const send = () =>
      submitted(page, () => page.getByRole("button", { name: say("profile.password.submit") }).click());
    await field("old").fill("Not-this1");
    await field("new").fill("Another1!");
    await send();
    await expect(page.getByText(say("common.validationErrors.WRONG_PASSWORD"))).toBeVisible();
    await expect(field("old")).toBeFocused();
    await field("old").fill("Sandbox1!");
    await field("new").fill("Another1!");
    await send();
    await expect(page.getByText(say("flash.passwordChanged"))).toBeVisible();
    await expect(field("new")).toHaveValue("");
  },
);

test(
  "a bonus is paused for another one, and removed after a question",
  byNight,
  async ({ playersPage: page, hydrated, submitted, sandbox }) => {
    await page.goto(paths.bonuses());
    await hydrated(page);
    const button = (name: "pause" | "activate" | "remove") =>
      page.getByRole(name === "pause" ? "button" : "link", { name: say(`profile.bonuses.${name}`) }).first();
    const agree = (title: "bonusActivate" | "bonusRemove") =>
      submitted(page, () =>
        page
          .getByRole("dialog", { name: say(`dialogs.${title}.title`) })
          .getByRole("button", { name: say(`dialogs.${title}.agree`) })
          .click(),
      );
    await submitted(page, () => button("pause").click());
    await expect(page.getByText(say("flash.bonusPaused"))).toBeVisible();
    await button("activate").click();
    await agree("bonusActivate");
    await expect(page.getByText(say("flash.bonusActivated"))).toBeVisible();
    await button("remove").click();
    await agree("bonusRemove");
    await expect(page.getByText(say("flash.bonusRemoved"))).toBeVisible();
    for (const method of ["bonuses.deactivate", "bonuses.activate", "bonuses.remove"])
      expect(await sandbox.calls(method)).toHaveLength(1);
  },
);

test("cashback is paid out by a double click once", async ({
  playersPage: page,
  hydrated,
  submitted,
  sandbox,
}) => {
  await page.goto(paths.cashback());
  await hydrated(page);
  await submitted(page, () =>
    page
      .getByRole("button", { name: say("profile.cashback.payout") })
      .first()
      .dblclick(),
  );
  await expect(page.getByText(say("flash.cashbackPaidOut"))).toBeVisible();
  expect(await sandbox.calls("cashbacks.payout")).toHaveLength(1);
});

test(
  "a nickname is saved, and news to a contact are ended",
  withoutScript,
  async ({ playersPage: page, hydrated, submitted }) => {
    await page.goto(paths.profileSettings());
    await hydrated(page);
    const nickname = page.getByRole("region", { name: say("profile.fakename.title"), exact: true });
    const field = nickname.getByRole("textbox");
    const save = () =>
      submitted(page, () => nickname.getByRole("button", { name: say("profile.save") }).click());
    await field.fill("Wanderer7");
    await save();
    await expect(page.getByText(say("flash.saved"))).toBeVisible();
    await expect(field).toHaveValue("Wanderer7");

    await page.goto(paths.profileNotification());
    await hydrated(page);
    const first = page.getByRole("button", { name: say("profile.notification.unsubscribe") }).first();
    await submitted(page, () => first.click());
    await expect(page.getByText(say("flash.saved"))).toBeVisible();
    await expect(page.getByRole("button", { name: say("profile.notification.subscribe") })).not.toHaveCount(
      0,
    );
  },
);

test(
  "an e-mail is changed and confirmed by its code",
  byNight,
  async ({ page, signedInPlayer, hydrated, submitted }) => {
    const contact = `new-${signedInPlayer.uid}@sandbox.test`;
    await page.goto(paths.profileSettings());
    await hydrated(page);
    const card = page.getByRole("region", { name: say("profile.contact.email"), exact: true });
    const press = (name: Parameters<typeof say>[0]) =>
      submitted(page, () => card.getByRole("button", { name: say(name), exact: true }).click());
    await card.getByText(say("profile.contact.change")).click();
    await card.getByLabel(say("profile.contact.new.email")).fill(contact);
    await press("profile.save");
    await expect(card).toContainText(contact);
    await expect(card).toContainText(say("profile.contact.unconfirmed"));
    await press("profile.contact.sendCode");
    await expect(card).toContainText(/another code in \d+ second/);
    await card.getByLabel(say("profile.contact.code"), { exact: true }).fill("000000");
    await press("profile.contact.confirm");
    await expect(card).toContainText(say("profile.smsCodeError"));
    await card.getByLabel(say("profile.contact.code"), { exact: true }).fill("123456");
    await press("profile.contact.confirm");
    await expect(card).toContainText(say("profile.contact.confirmed"));
  },
);
