import { paths } from "../../app/routing/paths";
import { byNight } from "../support/by-day";
import { signInByPost } from "../support/sign-in-by-post";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

// By night alone: what its forms do is tested at their actions (app/features/profile/security), and its codes by day in sign-in-views.spec.ts.

test.use({ allowed: { statuses: [422] } });

test(
  "the second factor is turned on and off by a code",
  byNight,
  async ({ playersPage: page, sandbox, hydrated, submitted }) => {
    const card = page.getByRole("region", { name: say("profile.security.twoFactor"), exact: true });
    const press = (name: Parameters<typeof say>[0]) =>
      submitted(page, () => card.getByRole("button", { name: say(name), exact: true }).click());
    const enter = async (code: string, name: Parameters<typeof say>[0]) => {
      await card.getByLabel(say("security.twoFactor.code"), { exact: true }).fill(code);
      await press(name);
    };
    await page.goto(paths.profileSecurity());
    await hydrated(page);
    await press("security.twoFactor.on");
    await expect(card).toContainText(/another code in \d+ seconds/);
    await enter("000000", "security.twoFactor.on");
    await expect(card).toContainText(say("errors.codes.TWO_FACTOR_INVALID"));
    await enter("654321", "security.twoFactor.on");
    await expect(page.getByText(say("flash.twoFactorOn"))).toBeVisible();
    await sandbox.advanceClock(61_000);
    await press("security.twoFactor.off");
    await enter("654321", "security.twoFactor.off");
    await expect(page.getByText(say("flash.twoFactorOff"))).toBeVisible();
    expect(await sandbox.calls("account.changeTwoFactorAuth")).toHaveLength(2);
  },
);

test(
  "a new player is reminded of one thing a session, and of nothing once that is hidden",
  byNight,
  async ({ page, context, site, hydrated, submitted }) => {
    const player = await site.sandbox.clone("newbie@sandbox.test");
    await context.addCookies(await signInByPost(site.url, player));
    await page.goto(paths.winners());
    await hydrated(page);
    const hints = page.getByRole("complementary", { name: say("hints.label") });
    await expect(hints).toContainText(player.login);
    await expect(hints).not.toContainText(say("hints.registration.title"));
    const hide = hints.getByRole("button", { name: say("hints.confirm.title") });
    await submitted(page, () => hide.click());
    await expect(page).toHaveURL(paths.winners());
    await expect(hints).toHaveCount(0);
    await page.reload();
    await expect(hints).toHaveCount(0);
  },
);
