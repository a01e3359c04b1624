import { byNight, withoutScript } from "../support/by-day";
import type { SandboxControl } from "../support/sandbox-control";
import { signInByPost } from "../support/sign-in-by-post";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

/** Events of one popup: a page that was left a moment ago may still report its own. */
async function eventsOf(sandbox: SandboxControl, popup: string) {
  const calls = await sandbox.calls("events.handle");
  return calls.filter((call) => JSON.stringify(call).includes(popup)).map(({ query }) => query.event_name);
}

test(
  "a popup at its address shows what nobody should have written without harm, and a link closes it",
  withoutScript,
  async ({ page, sandbox, signedInPlayer, hydrated }) => {
    const text = "<img src=x onerror=alert(1)> & more";
    const popups = [
      { sysname: "broken", kind: "popup" },
      {
        ...{ id: 900, sysname: "hostile", kind: "popup", title: "", text, delay_seconds: -1, priority: 0 },
        ...{ frequency: "hourly", is_draft: false, started_at: "2020-01-01T00:00:00Z" },
        ...{ button_label: "Go", button_url: "javascript:alert(1)", image_url: "javascript:alert(2)" },
      },
    ];
    await sandbox.patch(signedInPlayer.uid, { popups });
    await page.goto("/winners?popup=hostile");
    await hydrated(page);
    const popup = page.getByRole("dialog", { name: say("dialogs.campaign.title") });
    await expect(popup.getByText(text)).toBeVisible();
    await expect(popup.getByRole("img")).toHaveCount(0);
    await expect(popup.getByRole("link")).toHaveText([say("common.close")]);
    await popup.getByRole("link", { name: say("common.close") }).click();
    await expect(popup).toHaveCount(0);
    await expect(page).toHaveURL(/\/winners$/);
  },
);

test("popups open by themselves for a player: not on pages that open none, nor over what is being typed", async ({
  page,
  site,
  sandbox,
  context,
  hasScript,
  hydrated,
}) => {
  const player = await site.sandbox.clone("demo@sandbox.test", {
    storage: { already_seen_cashback_id: "703" },
  });
  await context.addCookies(await signInByPost(site.url, player));
  const popup = page.getByRole("dialog", { name: "Desert week" });
  await page.clock.install();
  await page.goto("/cashier/deposit");
  await hydrated(page);
  await page.clock.runFor(8000);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  if (!hasScript) return;

  const plan = page.waitForResponse("**/popups");
  await page.goto("/profile/security");
  await hydrated(page);
  await plan;
  const typed = page.getByRole("main").locator("input[type=password]").first();
  await typed.fill("A new one");
  await page.clock.runFor(8000);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await typed.fill("");
  await typed.blur();
  await page.clock.runFor(2000);
  await expect(popup).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page.getByRole("dialog")).toHaveCount(1);
  const events = () => eventsOf(sandbox, "desert-week");
  // Has arrived before the next one leaves: two at once arrive in any order.
  await expect.poll(events).toEqual(["popup_shown"]);
  await popup.getByRole("link", { name: say("common.close") }).click();
  await expect(popup).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect.poll(events).toEqual(["popup_shown", "popup_closed"]);
  expect((await sandbox.calls("storage.set")).map(({ params }) => params.key)).toEqual(["popup_desert-week"]);

  // The operator's gap: neither here nor on the next page is there another one.
  await page.goto("/winners");
  await hydrated(page);
  await page.clock.runFor(3_600_000);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test(
  "a preview shows a draft to anybody, and nobody is told",
  byNight,
  async ({ page, sandbox, hasScript, hydrated }) => {
    await page.goto(
      hasScript ? "/winners?popup=autumn-draft#popup-preview" : "/winners?popup=autumn-draft&type=preview",
    );
    await hydrated(page);
    const draft = page.getByRole("dialog", { name: "Autumn leaves" });
    await expect(draft.getByText(say("dialogs.campaign.preview"))).toBeVisible();
    await draft.getByRole("link", { name: say("common.close") }).click();
    await expect(draft).toHaveCount(0);
    expect(await eventsOf(sandbox, "autumn-draft")).toEqual([]);
  },
);

test(
  "an offer that was ignored opens once, then waits in the account menu under a dot",
  withoutScript,
  async ({ page, site, sandbox, context, hydrated }) => {
    const player = await site.sandbox.clone("newbie@sandbox.test");
    await sandbox.patch(player.uid, { reg_time: new Date().toISOString() });
    await context.addCookies(await signInByPost(site.url, player));
    const hint = page.getByRole("complementary", { name: say("hints.label") });
    // What comes late is on the next page.
    await expect(async () => {
      await page.goto("/winners");
      await expect(hint).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.reload();
    await hydrated(page);
    await expect(hint).toHaveCount(0);
    await page.getByRole("banner").getByLabel(say("common.waiting")).click();
    const waiting = page.getByRole("link", {
      name: `${say("hints.confirm.title")} ${say("common.waiting")}`,
    });
    await expect(waiting).toBeVisible();
    await waiting.click();
    await expect(page).toHaveURL(/\/profile\/settings$/);
    await page.goto("/winners");
    await expect(page.getByRole("banner").getByText(say("common.waiting"))).toHaveCount(0);
  },
);
