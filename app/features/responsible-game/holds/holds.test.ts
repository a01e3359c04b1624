import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadDialog } from "~/dialogs/load-dialog.server";
import { loadBetting } from "~/features/betting/betting.server";
import { openDeposit, postDeposit } from "~/features/cashier/testing/deposit-page";
import { submitWithdraw } from "~/features/cashier/withdraw/submit-withdraw.server";
import { loadGamePage } from "~/features/games/play/game-page.server";
import { noteLaunch } from "~/features/games/play/open-game/open-game.server";
import type { Stage } from "~/features/games/play/stage/launch";
import { takeOffer } from "~/features/promotions/offers/take-offer.server";
import { answerNotices } from "~/market/notices/due-notices.server";
import { saveSessionLimits } from "~/session/session-limits";
import { exampleNames } from "../../../../scripts/markets/examples";
import { startTestApp } from "../../../../tests/support/app-context";
import { exampleMarket } from "../../../../tests/support/market-file";
import {
  type BrowsedApp,
  formOf,
  leadsTo,
  openPlayerBrowser,
} from "../../../../tests/support/player-browser";
import type { Act, HoldReason } from "./holds";

// The table of docs/markets.md#what-waits-for-what is written from the words of each file. Here every reason is made due alone, and page and
// act have to say what its cell says.

type Browser = Awaited<ReturnType<typeof openPlayerBrowser>>;

const reasons = [
  "check",
  "break",
  "notice",
  "proof",
  "limit",
  "session",
  "otherGame",
] as const satisfies readonly HoldReason[];
const acts = ["demo", "play", "deposit", "withdraw", "offer"] as const satisfies readonly Act[];
const cells = readTable();

function readTable() {
  const text = readFileSync("docs/markets.md", "utf8");
  const table = /<!-- made: holds -->(.*?)<!-- end -->/s.exec(text)?.[1] ?? "";
  const rows = [...table.matchAll(/^\| ([A-Z]{2}) \|(.*)\|$/gm)];
  return new Map(
    rows.map(([, market = "", row = ""]) => [
      market,
      row.split("|").map((cell) =>
        cell
          .trim()
          .split(", ")
          .filter((name) => name !== "–"),
      ),
    ]),
  );
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const ago = (ms: number) => ((Date.now() - ms) / SECOND).toFixed(3);
const GAME = "/game/sand-dunes";
const DEPOSIT = "/cashier/deposit/sandinstant";
const pages: Record<Act, string> = {
  demo: `${GAME}?mode=demo`,
  play: GAME,
  deposit: DEPOSIT,
  withdraw: "/cashier/withdraw",
  offer: "/offers/38",
};
const isGame = { ids: [], handles: [{ isGame: true }], params: {} } as const;
const site = { pages: [], match: () => isGame, normalize: (path: string) => path };

/** Why a page does not go on: by what stands in the game's place, by where it leads, or by the duty over it. */
const onPage: Record<
  "stage" | "deposit" | "dialog",
  (browser: Browser, address: string) => Promise<string | undefined>
> = {
  stage: (browser, address) =>
    browser.visit(address, async (context) => whyOf((await loadGamePage(context, "sand-dunes")).stage)),
  async deposit(browser, address) {
    const loaded = await openDeposit(browser, "sandinstant").catch((thrown: Response) => thrown);
    return leadsTo(loaded)?.startsWith("/limit-question?") ? "limit" : onPage.dialog(browser, address);
  },
  dialog: (browser, address) =>
    browser.visit(address, async (context) => {
      const shown = await loadDialog(context);
      const known: Readonly<Record<string, string>> = { realityCheck: "check", marketNotice: "notice" };
      return shown?.isRequired ? known[shown.name] : undefined;
    }),
};

const whyOf = (stage: Stage) => (stage.kind === "held" ? stage.hold.why : undefined);
const pageOf = (act: Act) =>
  act === "demo" || act === "play" ? onPage.stage : act === "deposit" ? onPage.deposit : onPage.dialog;

describe.each([...cells])("in the market of %s", (name, row) => {
  const market = exampleMarket(name);
  let app: BrowsedApp;
  beforeAll(async () => {
    const settings = { market, defaultCountry: market.countries[0] ?? "" };
    app = await startTestApp({ settings, games: 60 });
  });
  afterAll(() => app.close());

  /** A player with nothing left to do but, of the market's rules, this. */
  async function open(due?: HoldReason): Promise<Browser> {
    const browser = await openPlayerBrowser(
      app,
      due === "limit" ? "demo@sandbox.test" : "limited@sandbox.test",
    );
    await browser.visit("/", async (context) => {
      const { cookies } = context;
      cookies.set("cr_since", ago(due === "check" || due === "break" ? 61 * MINUTE : MINUTE));
      // Without the market's rule a check is the player's own choice, and blocks nothing.
      if (market.check) cookies.set("cr_check", "60");
      if (due === "break") cookies.set("cr_checked", ago(MINUTE));
      if (due !== "session") saveSessionLimits(cookies, { minutes: "240", spend: "9999999" });
      if (due !== "notice")
        await answerNotices(
          context,
          market.notices.map(({ id }) => id),
        );
      if (due === "otherGame") await noteLaunch(context, "fast-crash");
      const player = await context.player();
      const account = player.kind === "player" && app.sandbox.world.state.players.get(player.account.uid);
      if (!account) return;
      // Registered long enough ago for notices that are repeated.
      account.reg_time = new Date(Date.now() - 300 * 24 * 60 * MINUTE).toISOString();
      account.is_verified = due !== "proof";
    });
    return browser;
  }

  /** Where an act leads instead of being done: to the page that mends what holds it up. */
  async function whereTo(browser: Browser, act: Act): Promise<string | null> {
    if (act === "demo" || act === "play") {
      const { requestId, origin, clientIp, country, cookieHeader } = await browser.contextAt();
      const request = { requestId, origin, clientIp, country, cookieHeader };
      return (await app.app.refuseLaunch({ sysname: "sand-dunes", mode: act }, request, site))?.way ?? null;
    }
    if (act === "deposit") return leadsTo(await postDeposit(browser, "sandinstant", { amount: "50" }));
    return browser.visit(pages[act], async (context) =>
      leadsTo(
        act === "withdraw"
          ? await submitWithdraw(context, formOf({ intent: "send" }))
          : await takeOffer("38")(
              context,
              "take",
              formOf({ attempt: "0f0e0d0c-0b0a-4908-8706-050403020100" }),
            ),
      ),
    );
  }

  const wayOf = (act: Act, why: HoldReason | undefined) => {
    const from = encodeURIComponent(act === "play" ? GAME : DEPOSIT);
    if (why === "limit") return `/limit-question?from=${from}`;
    if (why === "proof") return `/profile/verification?from=${encodeURIComponent(GAME)}`;
    if (why === "session") return `/limit-question?ask=session&from=${from}`;
    // A launch knows the game, and nothing of the page's query.
    return act === "demo" ? GAME : pages[act];
  };

  it.each([...reasons, undefined])(
    "%s holds up what the table says, on the page and in the act",
    async (why) => {
      const browser = await open(why);
      const expected = acts.map((act, index) => [act, why && row[index]?.includes(why) ? why : undefined]);
      const shown: unknown[] = [];
      for (const act of acts) shown.push([act, await pageOf(act)(browser, pages[act])]);
      expect(shown).toEqual(expected);
      // Bets are placed beside games.
      const { sportsbook } = await browser.visit("/betting", (context) => loadBetting(context, ""));
      const stage = sportsbook.ok ? sportsbook.value?.stage : undefined;
      // In the sandbox it is a game of this type, which a market may hide.
      expect(stage === undefined).toBe(market.games.hideTypes.includes("casino"));
      if (stage) expect(whyOf(stage)).toBe(why === "otherGame" ? undefined : expected[1]?.[1]);
      const done: unknown[] = [];
      for (const act of acts) {
        const led = await whereTo(browser, act);
        done.push([act, led === wayOf(act, why) ? why : undefined]);
        if (why === undefined) expect(["/", GAME, pages[act]], act).not.toContain(led);
      }
      expect(done).toEqual(expected);
    },
  );
});

it("every example is in the table", () => {
  expect([...cells.keys()]).toEqual(exampleNames());
});
