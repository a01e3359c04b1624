import { beforeEach, describe, expect, it } from "vitest";
import { formOf, openPlayerBrowser } from "~/../tests/support/player-browser";
import { action as tell } from "~/browser/runtime/tracking/events.route";
import { loadDialog } from "~/dialogs/load-dialog.server";
import { registry } from "~/dialogs/registry";
import { action } from "~/features/auth/login-prompt.route";
import { loadGamePage } from "~/features/games/play/game-page.server";
import { readPopup } from "~/features/promotions/popups/popups.server";
import { limitForms } from "~/features/responsible-game/limit/limit-forms.server";
import { ownCookies } from "~/session/cookies/cookies";
import { queueLoginPrompts } from "~/session/login-prompts.server";
import { waitingOffers } from "~/shell/header/waiting-offers.server";
import { loadHints } from "~/shell/hints/load-hints.server";
import { testApp } from "../../../tests/support/test-app";
import { attention, byPrecedence } from "./attention";
import { holdOffers } from "./offers.server";

const app = await testApp();
beforeEach(() => app.sandbox.world.reset());

const walk = ["/", "/gamehall", "/winners", "/cashier/deposit", "/profile/security", "/offers", "/"];

/** Somebody who has registered just now, with an e-mail to confirm, no deposit, and campaigns to see. */
async function arrive({ isNew = true } = {}) {
  const browser = await openPlayerBrowser(app, "newbie@sandbox.test");
  const uid = [...app.sandbox.world.state.players.keys()].at(-1) as number;
  const player = app.sandbox.world.state.players.get(uid);
  if (player) player.reg_time = new Date(isNew ? Date.now() : 0).toISOString();
  return {
    browser,
    /** What opens or appears by itself on the way through these pages. */
    seen: async () => {
      const found: (string | undefined)[] = [];
      for (const path of walk) {
        const hidesOffers = path.startsWith("/cashier");
        const branch = { ids: [], handles: hidesOffers ? [{ hidesOffers: true } as const] : [], params: {} };
        const [dialog, hints] = await browser.visit(
          path,
          (context) => Promise.all([loadDialog(context), loadHints(context)]),
          { branch },
        );
        const campaign = hidesOffers ? null : await browser.visit("/popups", readPopup);
        found.push(dialog?.name, hints?.shown && `hint:${hints.shown.name}`, campaign?.popup?.sysname);
      }
      return [...new Set(found.filter((name) => name !== undefined))];
    },
    answer: (name: string) =>
      browser.visit("/greeting", (context) => {
        const body = formOf({ name, to: "/" });
        const request = new Request("http://localhost:3000/greeting", { method: "POST", body });
        return action({ context, request, params: {} });
      }),
  };
}

it("a first session sees no offer before the first game, and then one", async () => {
  const { browser, seen, answer } = await arrive();
  await browser.visit("/", async ({ cookies }) => {
    queueLoginPrompts(cookies, ["email", "cashback"]);
    holdOffers(cookies);
  });
  expect(await seen()).toEqual([]);
  await browser.visit("/game/sand-dunes", (context) => loadGamePage(context, "sand-dunes"));
  expect(await seen()).toEqual(["newcomerEmail"]);
  await answer("email");
  expect(await seen()).toEqual([]);
});

it("a second visit prompts for the contact by a line, and for nothing else", async () => {
  const { seen } = await arrive();
  expect(await seen()).toEqual(["hint:confirm"]);
});

/** Documents of one session, one after the other; what each opens by itself, or nothing. */
async function play(
  browser: Browser,
  { way, documents }: { way: "ignored" | "closed" | "without script"; documents: number },
) {
  const opened: string[] = [];
  for (let nth = 0; nth < documents; nth++) {
    const path = walk[nth % walk.length] as string;
    const branch = {
      ids: [],
      handles: path.startsWith("/cashier") ? [{ hidesOffers: true } as const] : [],
      params: {},
    };
    const options = { branch, runsScript: way !== "without script" };
    const [dialog, hints] = await browser.visit(
      path,
      (context) => Promise.all([loadDialog(context), loadHints(context)]),
      options,
    );
    if (dialog) opened.push(dialog.name);
    if (hints?.shown) opened.push(`hint:${hints.shown.name}`);
    if (dialog?.name === "newcomerEmail" && way === "closed") await answerPrompt(browser, "email");
    if (way === "without script" || branch.handles.length > 0) continue;
    const { popup } = (await browser.visit("/popups", readPopup)) ?? {};
    if (popup) opened.push(popup.sysname);
    const events = ["popup_shown", ...(way === "closed" ? ["popup_closed"] : [])];
    for (const event_name of popup ? events : [])
      await post(browser, "/events", tell, { event_name, sysname: (popup as { sysname: string }).sysname });
  }
  return opened;
}

type Browser = Awaited<ReturnType<typeof openPlayerBrowser>>;
type Action = typeof action | typeof tell;

const post = (browser: Browser, path: string, act: Action, fields: Record<string, string>) =>
  browser.visit(path, (context) => {
    const request = new Request(`http://localhost:3000${path}`, { method: "POST", body: formOf(fields) });
    return act({ context, request, params: {} });
  });

const answerPrompt = (browser: Browser, name: string) =>
  post(browser, "/greeting", action, { name, to: "/" });

/** Ends the browser's session as closing it does, and signs in again. */
const comeBack = (browser: Browser) =>
  browser.visit("/", async ({ cookies }) => {
    cookies.remove(ownCookies.offer);
    queueLoginPrompts(cookies, ["email", "cashback"]);
  });

const DAY = 86_400;

/** Makes the browser's record of offers this many days older. */
const age = (browser: Browser, days: number) =>
  browser.visit("/", async ({ cookies }) => {
    const stored = cookies.get(ownCookies.shownOffers) ?? "";
    cookies.set(
      ownCookies.shownOffers,
      stored.replace(/\.(\d+)/g, (_, at) => `.${Number(at) - days * DAY}`),
    );
  });

describe("in a session of thirty documents", () => {
  it.each(["ignored", "closed", "without script"] as const)("one offer opens, once (%s)", async (way) => {
    const { browser } = await arrive();
    await comeBack(browser);
    expect(await play(browser, { way, documents: 30 })).toEqual(["newcomerEmail"]);
  });

  it("a campaign is one of them", async () => {
    const browser = await openPlayerBrowser(app);
    expect(await play(browser, { way: "ignored", documents: 30 })).toEqual(["desert-week"]);
  });
});

it("an offer that was ignored comes again in a session after seven days, not in one before", async () => {
  const { browser } = await arrive({ isNew: false });
  const sessions: string[][] = [];
  for (const days of [0, 1, 5.9, 0.2]) {
    await age(browser, days);
    await comeBack(browser);
    sessions.push(await play(browser, { way: "without script", documents: 7 }));
  }
  expect(sessions).toEqual([["newcomerEmail"], [], [], ["newcomerEmail"]]);
});

describe("an offer that was shown", () => {
  it("waits in the menu until it is answered", async () => {
    const { browser } = await arrive();
    await comeBack(browser);
    await play(browser, { way: "ignored", documents: 2 });
    const waiting = (path = "/") => browser.visit(path, waitingOffers);
    expect(await waiting()).toEqual([{ title: "Confirm your contact", to: "/profile/settings" }]);
    await answerPrompt(browser, "email");
    expect(await waiting()).toEqual([]);
  });

  it("waits no longer for whoever has found its page", async () => {
    const { browser } = await arrive();
    await comeBack(browser);
    await play(browser, { way: "ignored", documents: 2 });
    expect(await browser.visit("/profile/settings", waitingOffers)).toEqual([]);
    expect(await browser.visit("/", waitingOffers)).toEqual([]);
  });

  it("is a campaign's dialog again, until it was closed", async () => {
    const browser = await openPlayerBrowser(app);
    await play(browser, { way: "ignored", documents: 1 });
    expect(await browser.visit("/", waitingOffers)).toEqual([
      { title: "An offer for you", to: "/?popup=desert-week" },
    ]);
    await post(browser, "/events", tell, { event_name: "popup_closed", sysname: "desert-week" });
    expect(await browser.visit("/", waitingOffers)).toEqual([]);
  });

  it("is nothing that another player of the browser finds", async () => {
    const { browser } = await arrive();
    await comeBack(browser);
    await play(browser, { way: "ignored", documents: 1 });
    const cookie = await browser.visit("/", async ({ cookies }) => cookies.get(ownCookies.shownOffers));
    const other = await openPlayerBrowser(app);
    await other.visit("/", async ({ cookies }) => cookies.set(ownCookies.shownOffers, cookie as string));
    expect(await other.visit("/", waitingOffers)).toEqual([]);
  });
});

describe("whoever has set a limit", () => {
  const limit = { attempt: "3f0c1c1e-5e0f-4f0a-9c1d-0f6f2d6c7a11", period: "7", limit_amount: "100" };
  const setLimit = (browser: Browser) =>
    browser.visit("/profile/responsible-game", (context) =>
      limitForms.limit(context, "limit", formOf(limit)),
    );

  it("sees no offer for seven days, on another device neither", async () => {
    const browser = await openPlayerBrowser(app);
    const { storage } = [...app.sandbox.world.state.players.values()].at(-1) as {
      storage: Record<string, string>;
    };
    await setLimit(browser);
    expect(await play(browser, { way: "ignored", documents: 7 })).toEqual([]);
    const since = Date.parse(storage.quiet_since as string);
    for (const [days, expected] of [
      [6.9, []],
      [7.1, ["desert-week"]],
    ] as const) {
      await browser.visit("/", async ({ cookies }) => cookies.remove(ownCookies.quiet));
      storage.quiet_since = new Date(since - days * DAY * 1000).toISOString();
      expect(await play(browser, { way: "ignored", documents: 7 }), String(days)).toEqual(expected);
    }
  });
});

it("every dialog that opens by itself has its class", () => {
  const due = Object.values(registry).filter(({ isDue }) => isDue !== undefined);
  expect(due.length).toBeGreaterThan(3);
  for (const { name } of due) expect(Object.keys(attention)).toContain(name);
});

it("duties precede offers, and offers precede what was requested", () => {
  const names = ["verification", "campaign", "interactivity"].map((name) => ({ name }));
  expect(names.sort(byPrecedence).map(({ name }) => name)).toEqual([
    "interactivity",
    "campaign",
    "verification",
  ]);
});
