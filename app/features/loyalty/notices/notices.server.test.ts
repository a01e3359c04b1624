import { beforeEach, describe, expect, it } from "vitest";
import { openPlayerBrowser } from "~/../tests/support/player-browser";
import { savePreference } from "~/session/preferences/preferences.server";
import { loadLayoutData } from "~/shell/layout-data/layout-data.server";
import { createSandboxControl } from "../../../../tests/support/sandbox-control";
import { testApp } from "../../../../tests/support/test-app";
import type { NoticeAnswer } from "./notice";
import { loader } from "./notices.route";
import { loadNotices } from "./notices-dialog.server";

let browser: Awaited<ReturnType<typeof openPlayerBrowser>>;
const minuteLater = () => app.sandbox.world.clock.advance(61_000);

const app = await testApp();
beforeEach(async () => {
  browser = await openPlayerBrowser(app, "poor");
});

const ask = () =>
  browser.visit("/notices", async (context): Promise<NoticeAnswer | null> => {
    const answer = await loader({ context, params: {}, request: new Request("http://localhost/notices") });
    return answer.json();
  });
const open = () => browser.visit("/?dialog=notices", loadNotices);

describe("notices", () => {
  it("of every trigger have words, a drawing and a tone: brought is good, all else is not", async () => {
    const answer = await ask();
    const faces = answer?.unread.map(({ kind, icon, tone, title, message }) => ({
      kind,
      icon,
      tone,
      title,
      message,
    }));
    expect(faces).toHaveLength(12);
    expect(new Set(faces?.map(({ kind, icon }) => `${kind} ${icon}`)).size).toBe(6);
    for (const face of faces ?? []) for (const text of Object.values(face)) expect(text).not.toBe("");
    expect(faces?.filter(({ tone }) => tone === "positive")).toHaveLength(6);
  });

  it("are kept after the platform has forgotten them, and are news until they were looked at", async () => {
    const unread = (await ask())?.unread.map(({ id }) => id) ?? [];
    minuteLater();
    expect((await ask())?.unread.map(({ id }) => id)).toEqual(unread);
    const list = await open();
    expect(list?.data.notices.map(({ id }) => id)).toEqual(unread.toReversed());
    expect(list?.data.notices.every(({ isUnread }) => isUnread)).toBe(true);
    expect((await ask())?.unread).toEqual([]);
    const again = await open();
    expect(again?.data.notices).toHaveLength(12);
    expect(again?.data.notices.some(({ isUnread }) => isUnread)).toBe(false);
  });

  it("are counted in the header: without script they are requested, towards a script they are not", async () => {
    const count = async (runsScript: boolean) => {
      const before = browser.calls("loyalty.getnotifications").length;
      const layout = await browser.visit("/", loadLayoutData, { runsScript });
      return { unread: layout.unread, requests: browser.calls("loyalty.getnotifications").length - before };
    };
    expect(await count(true)).toEqual({ unread: 0, requests: 0 });
    expect(await count(false)).toEqual({ unread: 12, requests: 1 });
    expect(await count(true)).toEqual({ unread: 12, requests: 0 });
    await open();
    expect(await count(true)).toEqual({ unread: 0, requests: 0 });
  });

  it("that cannot be read leave those that are kept", async () => {
    await ask();
    browser.fail("loyalty.getnotifications=status:500");
    expect((await ask())?.unread).toHaveLength(12);
    expect((await open())?.data.notices).toHaveLength(12);
  });

  it("sound and pop up unless the player has turned it off; while that is not known they are silent", async () => {
    expect(await ask()).toMatchObject({ mayPopUp: true, maySound: true });
    await browser.visit("/", (context) => savePreference(context, "sound", false));
    expect(await ask()).toMatchObject({ mayPopUp: true, maySound: false });
    await browser.visit("/", (context) => savePreference(context, "popups", false));
    expect(await ask()).toMatchObject({ mayPopUp: false, maySound: false });
    browser.fail("storage.get=status:500");
    expect(await ask()).toMatchObject({ mayPopUp: true, maySound: false });
  });

  it("are a player's own", async () => {
    await ask();
    const other = await openPlayerBrowser(app, "demo");
    const list = await other.visit("/?dialog=notices", loadNotices);
    expect(list?.data.notices).toEqual([]);
    const context = await app.contextFor({ path: "/notices" });
    const answer = await loader({ context, params: {}, request: new Request("http://localhost/notices") });
    expect(await answer.json()).toBeNull();
  });

  it("cost nothing where the operator has no loyalty programme", async () => {
    const control = createSandboxControl(app.sandbox.url);
    await control.config({ cmsConfig: { product: { features: { loyalty: false } } } });
    const layout = await browser.visit("/", loadLayoutData);
    expect(layout).not.toHaveProperty("notices");
    expect(layout).not.toHaveProperty("level");
    expect(browser.calls("loyalty.getnotifications")).toEqual([]);
    expect(browser.calls("loyalty.getinfo")).toEqual([]);
    await control.config({ cmsConfig: { product: { features: { loyalty: true } } } });
  });
});
