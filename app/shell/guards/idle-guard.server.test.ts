import { expect, it } from "vitest";
import { changingMarket } from "../../../tests/support/market-rules";
import { leadsTo, openPlayerBrowser } from "../../../tests/support/player-browser";
import { testApp } from "../../../tests/support/test-app";
import { guardPage } from "./route-guards.server";

const { market, setRules } = changingMarket();
const app = await testApp({ settings: { market }, games: 60 });

const MINUTE = 60_000;

async function open(idleMinutes: number | undefined) {
  setRules({ session: { before: [], ...(idleMinutes && { idleMinutes }) } });
  const browser = await openPlayerBrowser(app);
  /** Asks for a page; `idle`: minutes since the player last did something. */
  const ask = (idle?: number, options = {}) =>
    browser.visit(
      "/winners",
      async (context) => {
        if (idle !== undefined)
          context.cookies.set("cr_active", String(Math.floor((Date.now() - idle * MINUTE) / 1000)));
        return guardPage(context).then(() => "stays", leadsTo);
      },
      options,
    );
  return { browser, ask };
}

it("a player of whom nothing was heard for too long is signed out, once", async () => {
  const { browser, ask } = await open(30);
  expect(await ask()).toBe("stays");
  expect(await ask(29)).toBe("stays");
  expect(await ask(31)).toContain("/?redirectUrl=");
  expect(await ask(40)).toBe("stays");
  expect(browser.calls("auth.logout")).toHaveLength(1);
  expect((await (await browser.contextAt()).player()).kind).toBe("visitor");
});

it("a form that comes too late is not obeyed", async () => {
  const { browser, ask } = await open(30);
  expect(await ask(31, { readsPage: false })).toContain("/?redirectUrl=");
  expect(browser.calls("auth.logout")).toHaveLength(1);
});

it("who signs out after that is not asked to come back there", async () => {
  const { browser, ask } = await open(30);
  const signOut = { ids: ["features/auth/sign-out/sign-out.route"], handles: [], params: {} };
  expect(await ask(31, { readsPage: false, branch: signOut })).toBe("stays");
  expect(browser.calls("auth.logout")).toHaveLength(0);
});

it("nobody is where no market has it", async () => {
  const { browser, ask } = await open(undefined);
  expect(await ask(600)).toBe("stays");
  expect(browser.calls("auth.logout")).toHaveLength(0);
});

it("the platform's time counts where no market has one, and the shorter one of both", async () => {
  app.sandbox.world.state.patches = { generalInfo: { time_to_force_logout: 600 } };
  for (const minutes of [undefined, 30]) {
    const { browser, ask } = await open(minutes);
    expect(await ask(9)).toBe("stays");
    expect(await ask(11)).toContain("/?redirectUrl=");
    expect(browser.calls("auth.logout")).toHaveLength(1);
  }
  app.sandbox.world.state.patches = {};
});
