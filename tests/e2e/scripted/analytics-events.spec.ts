import type { Page, Request } from "@playwright/test";
import { paths } from "../../../app/routing/paths";
import { consentValue, optionalPurposes } from "../../../app/session/consent";
import { ownCookies } from "../../../app/session/cookies/cookies";
import { receivedBy } from "../../../scripts/analytics/schema";
import { signInByPost } from "../../support/sign-in-by-post";
import { say } from "../../support/words";
import { expect } from "../fixtures";
import { test } from "../site-with-prompts";

const mark = "zqmark";

/** A mark in every field of a player's that is private. */
const marked = {
  fakename: `${mark}nick`,
  balance_main: { amount: "98761.43", currency: "EUR" },
  profile: {
    first_name: `${mark}first`,
    last_name: `${mark}last`,
    birth_date: "1971-11-23",
    home_town: `${mark}town`,
    address: `${mark} street 7`,
    postcode: `${mark}post`,
  },
  email: { contact: `${mark}@mail.test`, is_confirmed: true, is_subscribed: true },
  phone: { contact: "34698765432", is_confirmed: true, is_subscribed: true, phone_country_code: "ES" },
  saved_requisites: [{ id: "sr_1", method: "sandcard", title: `${mark}card`, status: "ready" }],
};
const marks = [mark, "98761.43", "98,761.43", "98,816.43", "1971-11-23", "698765432", "Sandbox1!"];

/** Requests that report an event, or load a receiver of events. */
const reporting = ({ url }: { url: string }) =>
  /\/__sandbox\/tags\/|\/(?:events|hit|_b)(?:\?|$)/.test(url.replace(/^https?:\/\/[^/]+/, ""));
const described = (request: Request) => ({
  url: decodeURIComponent(request.url()),
  body: decodeURIComponent(request.postData() ?? ""),
});

/** The entries of the data layer; commands of the consent and the container's own start are not events. */
const entries = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).filter(
      (entry): entry is Record<string, unknown> =>
        !Object.hasOwn(entry as object, "length") && !Object.hasOwn(entry as object, "gtm.start"),
    ),
  );

test.beforeEach(async ({ context, site }) => {
  await context.addCookies([
    { name: ownCookies.ageGate, value: "18", url: site.url },
    { name: ownCookies.consent, value: consentValue(optionalPurposes), url: site.url },
  ]);
});

test.describe("of a player whose private fields are marked", () => {
  test.use({ allowed: { statuses: [422] } });

  test("events are those of the catalogue, and no mark leaves", async ({
    page,
    context,
    site,
    sandbox,
    hydrated,
  }) => {
    test.setTimeout(120_000);
    const sent: { url: string; body: string }[] = [];
    page.on("request", (request) => reporting({ url: request.url() }) && sent.push(described(request)));
    const events: Record<string, unknown>[] = [];
    const isTracked = async (event: string) => {
      await expect.poll(async () => (await entries(page)).map((entry) => entry.event)).toContain(event);
      events.push(...(await entries(page)));
    };
    const login = `${mark}-login@mail.test`;
    await page.goto("/terms?show_popup_auth=1&track_id=autumn-7");
    await hydrated(page);
    await page.getByLabel(say("auth.login.login")).fill(login);
    await page.getByLabel(say("auth.login.password"), { exact: true }).fill(`${mark}-password`);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: say("auth.login.submit"), exact: true })
      .click();
    await isTracked("error_code");

    const player = await sandbox.clone("demo@sandbox.test", marked);
    await context.addCookies(await signInByPost(site.url, player));
    for (const path of [paths.profileSettings(), paths.profileSecurity(), "/gamehall?search=zqmark"]) {
      await page.goto(path);
      await isTracked("page_loading_end");
    }
    await page.goto(paths.paySuccess("dep_1000"));
    await hydrated(page);
    await page.goto("/?popup=desert-week");
    await isTracked("purchase");
    await isTracked("popup_shown");
    await expect.poll(() => sent.map(({ url }) => new URL(url).pathname)).toContain("/hit");
    const calls = [...(await sandbox.calls("events.handle")), ...(await sandbox.calls("/hit"))];
    expect(calls.map(({ method }) => method)).toContain("events.handle");

    const strange = events.filter((entry) => !receivedBy("dataLayer").safeParse(entry).success);
    expect(strange).toEqual([]);
    const all = JSON.stringify([events, sent, calls.map(({ query, params }) => [query, params])]);
    expect(all).toContain("desert-week");
    expect(marks.filter((one) => all.includes(one))).toEqual([]);
  });
});

test("the sandbox's container lists what leaves, until the list is closed", async ({ page, hydrated }) => {
  await page.goto("/terms?debug=events&track_id=autumn-7");
  await hydrated(page);
  const panel = page.getByRole("region", { name: "Events" });
  await expect(panel.getByRole("listitem").filter({ hasText: "page_loading_end" })).toBeVisible();
  await expect(panel.getByRole("listitem").filter({ hasText: "GET /hit" })).toBeVisible();
  await page.goto("/privacy");
  await hydrated(page);
  await expect(panel.getByRole("listitem").filter({ hasText: '"page_path":"/terms"' }).first()).toBeVisible();
  await panel.getByRole("button", { name: "Close events" }).click();
  await page.goto("/terms");
  await hydrated(page);
  await expect.poll(() => entries(page)).not.toEqual([]);
  await expect(panel).toHaveCount(0);
});
