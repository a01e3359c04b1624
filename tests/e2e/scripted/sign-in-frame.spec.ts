import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { byNight } from "../../support/by-day";
import { type Site, startSite } from "../../support/site";
import { say } from "../../support/words";
import { expect, test } from "../fixtures";

let partner: Server;
let partnerPort: number;
let framed: Site;

/** Frames the form, and records the frame's messages with their origins. */
const parentPage = (src: string) => `<!doctype html><meta charset="utf-8"><title>Partner</title>
<link rel="icon" href="data:,">
<script>
  window.heard = [];
  addEventListener("message", ({ origin, data }) => window.heard.push({ origin, data }));
</script>
<iframe title="Sign in" src="${src}" width="900" height="900"></iframe>`;

test.beforeAll(async () => {
  partner = createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(parentPage(`${framed.url}/forms/sign_in?backUrl=https%3A%2F%2Fpartner.example%2Fpage`));
  }).listen(0);
  partnerPort = (partner.address() as AddressInfo).port;
  framed = await startSite({ environment: { FRAME_PARENTS: `http://localhost:${partnerPort}` } });
});
test.afterAll(async () => {
  partner.close();
  await framed.stop();
});

const frame = (page: Page) => page.frameLocator("iframe");
const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: { origin: string; data: unknown }[] }).heard);

/** The page is hydrated when the form's own button is disabled. */
const ready = (page: Page) =>
  expect(frame(page).getByRole("button", { name: say("auth.login.submit"), exact: true })).toBeDisabled();

test("a partner's page frames the form, and hears who has signed in", async ({ page }) => {
  const { login, password } = await framed.sandbox.clone("twofa@sandbox.test");
  await page.goto(`http://localhost:${partnerPort}/`);
  await ready(page);
  await frame(page).getByLabel(say("auth.login.login")).fill(login);
  await frame(page).getByLabel(say("auth.login.password"), { exact: true }).fill(password);
  await frame(page)
    .getByRole("button", { name: say("auth.login.submit"), exact: true })
    .click();
  await frame(page).getByLabel(say("auth.twofa.code")).fill("654321");
  await frame(page)
    .getByRole("button", { name: say("auth.twofa.submit") })
    .click();
  await expect(frame(page).getByRole("heading", { name: say("auth.signedIn.title") })).toBeVisible();
  await expect.poll(() => heard(page)).toEqual([{ origin: framed.url, data: { type: "refresh_user" } }]);
  const [call] = await framed.sandbox.calls("auth.login");
  expect(call?.query).toMatchObject({ _non_strict: "1" });
});

test(
  "registration is asked of the page around, which says where the frame goes",
  byNight,
  async ({ page }) => {
    await page.goto(`http://localhost:${partnerPort}/`);
    await ready(page);
    await frame(page)
      .getByRole("link", { name: say("common.signUp"), exact: true })
      .click();
    await expect
      .poll(() => heard(page))
      .toEqual([
        {
          origin: framed.url,
          data: {
            type: "redirect",
            url: `${framed.url}/?show_popup_reg=1&backUrl=https%3A%2F%2Fpartner.example%2Fpage`,
          },
        },
      ]);
    await page.evaluate((target) => {
      const { contentWindow } = document.querySelector("iframe") as HTMLIFrameElement;
      contentWindow?.postMessage({ type: "checkIframe", url: "//evil.test/" }, target);
      contentWindow?.postMessage({ type: "checkIframe", url: "/forms/sign_in?view=restore" }, target);
    }, framed.url);
    await expect(frame(page).getByRole("heading", { name: say("auth.views.restore") })).toBeVisible();
  },
);

test.describe("any other site", () => {
  test.use({ allowed: { console: [/frame-ancestors/, /ERR_BLOCKED_BY_RESPONSE/] } });

  test("cannot frame it", async ({ page }) => {
    // Another host, and therefore another origin than the one that is allowed.
    await page.goto(`http://127.0.0.1:${partnerPort}/`);
    await expect(page.locator("iframe")).toBeVisible();
    await expect(frame(page).getByLabel(say("auth.login.login"))).toHaveCount(0);
    expect(await heard(page)).toEqual([]);
  });
});
