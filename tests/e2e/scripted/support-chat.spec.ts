import type { Page } from "@playwright/test";
import { chatVendors } from "../../../app/features/chat/vendors";
import { byNight } from "../../support/by-day";
import { signInByPost } from "../../support/sign-in-by-post";
import { type Site, startSite } from "../../support/site";
import { say } from "../../support/words";
import { expect, test } from "../fixtures";

// By night alone: what a vendor's chat gets is tested in app/features/chat.

/** What the fakes of the vendors' scripts received. */
interface SandboxChat {
  calls: unknown[][];
  loads: number;
  vendor: string;
  say: (event: "sent" | "received", text: string) => void;
}

let own: Site;
let reported: string[] = [];
test.beforeAll(async () => {
  own = await startSite({ environment: { CHAT_VENDORS: chatVendors.join(",") } });
});
test.afterAll(() => own.stop());
test.beforeEach(async ({ page }) => {
  await own.sandbox.reset();
  reported = [];
  page.on("request", (request) => {
    if (request.url() === `${own.url}/_r`) reported.push(request.postData() ?? "");
  });
});
// What the console says is watched already.
test.afterEach(() => expect(reported).toEqual([]));

const chatOf = (page: Page) =>
  page.evaluate(() => {
    const { calls = [], loads, vendor } = (globalThis as { sandboxChat?: SandboxChat }).sandboxChat ?? {};
    return { calls: JSON.stringify(calls), loads, vendor };
  });
const speak = (page: Page) =>
  page.evaluate(() => (globalThis as { sandboxChat?: SandboxChat }).sandboxChat?.say("received", "Yes?"));
const storedFor = (page: Page, vendor: string) =>
  page.evaluate((key) => localStorage.getItem(key), `sandbox_chat_${vendor}`);
const bubble = (page: Page) => page.getByRole("button", { name: "Support", exact: true });
const chatWindow = (page: Page) => page.getByTitle("Chat", { exact: true });

/** Goes on as by any link of a page, whichever the menus of this site have. */
const follow = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href });
    document.querySelector("main")?.append(link);
    link.click();
  }, path);

for (const vendor of chatVendors)
  test(
    `${vendor} is loaded once, knows the player, tells what is said, hides by a game, and forgets who has left`,
    byNight,
    async ({ page, context }) => {
      const player = await own.sandbox.clone("demo@sandbox.test");
      await own.sandbox.config({ supportSettings: { chat: vendor } });
      await context.addCookies(await signInByPost(own.url, player));
      await page.goto(`${own.url}/support`);
      await expect(bubble(page)).toBeVisible();
      await expect.poll(async () => (await chatOf(page)).calls).toContain(String(player.uid));

      await page.getByRole("link", { name: say("support.chat.open") }).click();
      await expect(chatWindow(page)).toBeVisible();
      await speak(page);
      await expect.poll(() => own.sandbox.calls("chatEvent.store")).toHaveLength(1);
      expect(await storedFor(page, vendor)).toContain("Yes?");

      await follow(page, "/betting");
      await expect(page).toHaveURL(/betting/);
      await expect(bubble(page)).toBeHidden();
      await expect(chatWindow(page)).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(/support/);
      await expect(bubble(page).or(chatWindow(page))).toBeVisible();
      expect(await chatOf(page)).toMatchObject({ vendor, loads: 1 });

      // Signed out, in whichever way: another page, and nobody's.
      await context.clearCookies();
      await page.reload();
      await expect(bubble(page)).toBeVisible();
      await expect.poll(() => storedFor(page, vendor)).toBeNull();
      expect((await chatOf(page)).calls).not.toContain(String(player.uid));
    },
  );

test(
  "the conversation goes from every tab with the one that signs out",
  byNight,
  async ({ page, context }) => {
    const player = await own.sandbox.clone("demo@sandbox.test");
    await context.addCookies(await signInByPost(own.url, player));
    await page.goto(`${own.url}/support`);
    await page.getByRole("link", { name: say("support.chat.open") }).click();
    await expect(chatWindow(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto(`${own.url}/game/sand-dunes`);
    await expect(bubble(other)).toHaveCount(0);
    await context.clearCookies();
    await other.goto(own.url);
    await expect(bubble(other)).toBeVisible();
    await expect(chatWindow(page)).toHaveCount(0);
    await expect.poll(async () => (await chatOf(page)).calls).toContain("destroy");
  },
);

test.describe("without its vendor", () => {
  test.use({ allowed: { console: [/Failed to load resource/] } });

  test(
    "a chat that does not come leads to the form, and is missed by nobody else",
    byNight,
    async ({ page }) => {
      await page.route("**/__sandbox/chat/livechat.js", (route) => route.abort());
      // What a browser without script gets of it: hours, and the way to the form.
      const html = await (await page.request.get(`${own.url}/support`)).text();
      expect(html).toMatch(/(Closes|Opens): [\w, ]*\d\d:00 \(UTC\)/);
      expect(html).toContain('href="/support#write"');
      expect(html).toContain('id="write"');
      await page.goto(`${own.url}/support`);
      await page.getByRole("link", { name: say("support.chat.open") }).click();
      await expect(page.getByText(say("support.chat.failed"))).toBeVisible();
      await expect(page.getByRole("textbox", { name: say("support.feedback.message") })).toBeFocused();
    },
  );
});
