import { beforeEach, expect, it } from "vitest";
import { formOf, openPlayerBrowser } from "~/../tests/support/player-browser";
import { loadDialog } from "~/dialogs/load-dialog.server";
import { action } from "~/features/auth/login-prompt.route";
import { queueLoginPrompts } from "~/session/login-prompts.server";
import { testApp } from "../../../tests/support/test-app";

const app = await testApp();
beforeEach(() => app.sandbox.world.reset());

/** Somebody who has just registered. */
async function register(base = "newbie@sandbox.test") {
  const browser = await openPlayerBrowser(app, base);
  await browser.visit("/", async ({ cookies }) => queueLoginPrompts(cookies, ["email", "cashback"]));
  return {
    browser,
    dialogAt: (address: string, options = {}) =>
      browser.visit(address, async (context) => (await loadDialog(context))?.name ?? null, options),
    answer: async (fields: Record<string, string>) => {
      const response = await browser.visit("/greeting", (context) => {
        const body = formOf(fields);
        const request = new Request("http://localhost:3000/greeting", { method: "POST", body });
        return action({ context, request, params: {} });
      });
      return response.headers.get("Location");
    },
  };
}

it("asks a newcomer once to confirm the e-mail, and cashback waits for that", async () => {
  const { dialogAt, answer } = await register();
  const branch = { ids: [], handles: [{ hidesOffers: true } as const], params: {} };
  expect(await dialogAt("/cashier/deposit", { branch })).toBeNull();
  expect(await dialogAt("/")).toBe("newcomerEmail");
  expect(await dialogAt("/?dialog=verification")).toBe("verification");
  expect(await dialogAt("/profile/settings")).toBeNull();
  expect(await dialogAt("/winners")).toBeNull();
  expect(await answer({ name: "email", to: "/winners" })).toBe("/winners");
  expect(await dialogAt("/winners")).toBeNull();

  const withCashback = await register("paidback@sandbox.test");
  expect(await withCashback.dialogAt("/")).toBe("unseenCashback");
});

it.each([
  ["confirmed", { email: { contact: "a@sandbox.test", is_confirmed: true, is_subscribed: false } }],
  ["not there", { email: null }],
  ["sent a code already", { storage: { confirm_sent: "1" } }],
])("asks nobody whose e-mail is %s, and does not ask again", async (_, changes) => {
  const { dialogAt, browser } = await register();
  const uid = [...app.sandbox.world.state.players.keys()].at(-1) as number;
  Object.assign(app.sandbox.world.state.players.get(uid) ?? {}, changes);
  expect(await dialogAt("/")).toBeNull();
  expect(await dialogAt("/")).toBeNull();
  expect(browser.calls("account.getprofileinfo")).toHaveLength(1);
});

it("asks on the next page what could not be read on this one", async () => {
  const { dialogAt, browser } = await register();
  browser.fail("account.getprofileinfo=status:500");
  expect(await dialogAt("/")).toBeNull();
  browser.heal();
  expect(await dialogAt("/")).toBe("newcomerEmail");
});

it.each([
  [{ name: "email", to: "https://evil.example" }, "/"],
  [{ name: "__proto__", to: "/winners" }, "/winners"],
  [{}, "/"],
])("an answer of %j leads to %s", async (fields, expected) => {
  const { answer } = await register();
  expect(await answer(fields as Record<string, string>)).toBe(expected);
});
