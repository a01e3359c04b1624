import { beforeEach, describe, expect, it } from "vitest";
import { loadDialog } from "~/dialogs/load-dialog.server";
import { queueLoginPrompts } from "~/session/login-prompts.server";
import { formOf, leadsTo, openPlayerBrowser } from "../../../tests/support/player-browser";
import { testApp } from "../../../tests/support/test-app";
import { closeUnseenCashback } from "./unseen-cashback.server";

const app = await testApp();
beforeEach(() => app.sandbox.world.reset());

async function open(base?: string) {
  const browser = await openPlayerBrowser(app, base);
  /** As signing in does. */
  const comeIn = () => browser.visit("/", async ({ cookies }) => queueLoginPrompts(cookies));
  const dialogAt = (address: string, options = {}) =>
    browser.visit(address, async (context) => (await loadDialog(context))?.name ?? null, options);
  const close = async (fields: Record<string, string>) =>
    leadsTo(
      await browser.visit("/profile/cashback", (context) => closeUnseenCashback(context, formOf(fields))),
    );
  await comeIn();
  return { browser, comeIn, dialogAt, close };
}

const seen = "storage.set";

describe("cashback that was not seen", () => {
  it("opens by itself for who has come in, once, closed or not, and never again", async () => {
    const { browser, comeIn, dialogAt, close } = await open();
    expect(await dialogAt("/")).toBe("unseenCashback");
    expect(await dialogAt("/gamehall?category=slots")).toBeNull();
    expect(await close({ id: "703", to: "/gamehall?category=slots" })).toBe("/gamehall?category=slots");
    expect(browser.calls(seen)).toMatchObject([
      { params: { key: "already_seen_cashback_id", value: "703" } },
    ]);
    expect(await dialogAt("/")).toBeNull();
    await comeIn();
    expect(await dialogAt("/")).toBeNull();
  });

  it("is closed once, however often that is sent", async () => {
    const { browser, close } = await open();
    const led = await Promise.all(Array.from({ length: 5 }, () => close({ id: "703", to: "/winners" })));
    expect(new Set(led)).toEqual(new Set(["/winners"]));
    expect(browser.calls(seen)).toHaveLength(1);
  });

  it.each(["StorageQuotaExceededException", "status:500", "dropafter"])(
    "holds nobody up where %s keeps it from being stored",
    async (fault) => {
      const { browser, comeIn, dialogAt, close } = await open();
      browser.fail(`${seen}=${fault}`);
      expect(await close({ id: "703", to: "/winners" })).toBe("/winners");
      browser.heal();
      expect(await dialogAt("/winners")).toBeNull();
      await comeIn();
      // An answer that was lost may have been stored.
      expect(await dialogAt("/")).toBe(fault === "dropafter" ? null : "unseenCashback");
    },
  );

  it.each([
    ["https://evil.example/x", "/profile/cashback"],
    ["//evil.example", "/profile/cashback"],
    ["", "/profile/cashback"],
    ["/es-ES/winners?tab=big", "/winners?tab=big"],
  ])("leads from %j to %s", async (to, expected) => {
    const { close } = await open();
    expect(await close({ id: "703", to })).toBe(expected);
  });

  it("stands over no money, no game, and not over the page that shows it", async () => {
    const { dialogAt } = await open();
    const branch = { ids: [], handles: [{ hidesOffers: true } as const], params: {} };
    expect(await dialogAt("/cashier/deposit", { branch })).toBeNull();
    expect(await dialogAt("/profile/cashback")).toBeNull();
    expect(await dialogAt("/?dialog=verification")).toBe("verification");
    expect(await dialogAt("/")).toBe("unseenCashback");
  });

  it("that was paid by itself is shown once in a session of the browser", async () => {
    const { comeIn, dialogAt } = await open("paidback@sandbox.test");
    expect(await dialogAt("/")).toBe("unseenCashback");
    expect(await dialogAt("/winners")).toBeNull();
    await comeIn();
    expect(await dialogAt("/")).toBeNull();
  });

  it("is requested again where it could not be read, and only until it is known that there is none", async () => {
    const { browser, dialogAt } = await open();
    browser.fail("storage.get=status:500");
    expect(await dialogAt("/")).toBeNull();
    browser.heal();
    expect(await dialogAt("/")).toBe("unseenCashback");
    const nobody = await open("newbie@sandbox.test");
    expect(await nobody.dialogAt("/")).toBeNull();
    expect(await nobody.dialogAt("/")).toBeNull();
    expect(nobody.browser.calls("cashbacks.get")).toHaveLength(1);
  });

  it("is nothing to whoever has not just come in", async () => {
    const browser = await openPlayerBrowser(app);
    expect(await browser.visit("/", loadDialog)).toBeUndefined();
    expect(browser.calls("cashbacks.get")).toEqual([]);
  });
});
