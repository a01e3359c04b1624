import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type BrowsedApp, formOf, openPlayerBrowser } from "~/../tests/support/player-browser";
import { loadDialog } from "~/dialogs/load-dialog.server";
import { registry } from "~/dialogs/registry";
import { loadGamePage } from "~/games/play/game-page.server";
import { readPopup } from "~/promotions/popups/popups.server";
import { action } from "~/session/login-prompt.route";
import { queueLoginPrompts } from "~/session/login-prompts.server";
import { loadHints } from "~/shell/hints/load-hints.server";
import { startTestApp } from "../../tests/support/app-context";
import { attention, byPrecedence } from "./attention";
import { holdOffers } from "./offers.server";

let app: BrowsedApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.sandbox.world.reset());
afterAll(() => app.close());

const walk = ["/", "/gamehall", "/winners", "/cashier/deposit", "/profile/security", "/offers", "/"];

/** Somebody who has registered just now, with an e-mail to confirm, no deposit, and campaigns to see. */
async function arrive() {
  const browser = await openPlayerBrowser(app, "newbie@sandbox.test");
  const uid = [...app.sandbox.world.state.players.keys()].at(-1) as number;
  const player = app.sandbox.world.state.players.get(uid);
  if (player) player.reg_time = new Date().toISOString();
  return {
    browser,
    /** What opens or stands by itself on the way through these pages. */
    seen: async () => {
      const found: (string | undefined)[] = [];
      for (const path of walk) {
        const isCalm = path.startsWith("/cashier");
        const branch = { ids: [], handles: isCalm ? [{ isCalm: true } as const] : [], params: {} };
        const [dialog, hints] = await browser.visit(
          path,
          (context) => Promise.all([loadDialog(context), loadHints(context)]),
          { branch },
        );
        const campaign = isCalm ? null : await browser.visit("/popups", readPopup);
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

it("a second visit asks for the contact by a line, and for nothing else", async () => {
  const { seen } = await arrive();
  expect(await seen()).toEqual(["hint:confirm"]);
});

it("every dialog that opens by itself has its class", () => {
  const due = Object.values(registry).filter(({ isDue }) => isDue !== undefined);
  expect(due.length).toBeGreaterThan(3);
  for (const { name } of due) expect(Object.keys(attention)).toContain(name);
});

it("duties precede offers, and those what was asked for", () => {
  const names = ["verification", "campaign", "interactivity"].map((name) => ({ name }));
  expect(names.sort(byPrecedence).map(({ name }) => name)).toEqual([
    "interactivity",
    "campaign",
    "verification",
  ]);
});
