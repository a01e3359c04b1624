import { describe, expect, it } from "vitest";
import type { AppContext } from "~/context/app-context";
import { loadDialog } from "~/dialogs/load-dialog.server";
import { register } from "~/features/auth/registration/register.server";
import { loadDeposit } from "~/features/cashier/deposit/load-deposit.server";
import { openDeposit, postDeposit } from "~/features/cashier/testing/deposit-page";
import { loadGamePage } from "~/features/games/play/game-page.server";
import { changingMarket } from "../../../tests/support/market-rules";
import { leadsTo, openPlayerBrowser } from "../../../tests/support/player-browser";
import { recordedLog } from "../../../tests/support/requests";
import { testApp } from "../../../tests/support/test-app";
import type { Moment } from "../file/shown";
import { answerNotices } from "./due-notices.server";
import { action } from "./market-notice.route";

const { market, setRules } = changingMarket();
const app = await testApp({ settings: { market }, games: 60 });

const game = { ids: [], handles: [{ isGame: true }], params: {} } as const;

async function open(at: Moment[], answer = true, rules: { every?: string } = {}) {
  const notices = [{ id: "risk", text: "market.marks.over18" as const, at, answer, ...rules }];
  setRules({ notices });
  const browser = await openPlayerBrowser(app);
  const shown = (address = "/winners", options = {}) =>
    browser.visit(
      address,
      async (context) => {
        const dialog = await loadDialog(context);
        return dialog && [dialog.name, dialog.isRequired];
      },
      options,
    );
  const read = (way = "on") =>
    browser.visit("/market-notice", async (context) => {
      const body = new URLSearchParams({ id: "risk", from: "/winners", way });
      const request = new Request(context.origin, { method: "POST", body });
      return leadsTo(await action({ context, params: {}, request }));
    });
  return { browser, shown, read };
}

const REQUESTED = ["marketNotice", true];

describe("a notice that has to be answered", () => {
  it("at registration stands over every page, until it is answered for good", async () => {
    const { browser, shown, read } = await open(["register"]);
    expect([await shown(), await shown("/?dialog=search")]).toEqual([REQUESTED, REQUESTED]);
    expect(await read()).toBe("/winners");
    expect(await shown()).toBeUndefined();
    browser.fail("storage.get=html");
    expect(await shown()).toBeUndefined();
    browser.heal();
    const elsewhere = await browser.contextAt();
    elsewhere.cookies.remove("cr_notices");
    expect(await loadDialog(elsewhere)).toBeUndefined();
  });

  it("at the sign-in is answered for this session, and nothing is stored", async () => {
    const { browser, shown, read } = await open(["signIn"]);
    expect(await shown()).toEqual(REQUESTED);
    await read();
    expect(await shown()).toBeUndefined();
    expect(browser.calls("storage.set")).toHaveLength(0);
    const next = await browser.contextAt();
    next.cookies.set("cr_since", (Date.now() / 1000 - 5).toFixed(3));
    expect((await loadDialog(next))?.name).toBe("marketNotice");
  });

  it("that is repeated is due so long after the registration, and so long after each answer", async () => {
    const { browser, shown, read } = await open(["signIn"], true, { every: "P6M" });
    const viewer = await (await browser.contextAt()).player();
    if (viewer.kind !== "player") throw new Error(viewer.kind);
    const player = app.sandbox.world.state.players.get(viewer.account.uid);
    if (!player) throw new Error("no such player");
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const later = async () => (await loadDialog(await withoutAnswers()))?.name;
    const withoutAnswers = async () => {
      const context = await browser.contextAt();
      context.cookies.remove("cr_notices");
      return context;
    };
    player.reg_time = daysAgo(170);
    expect(await later()).toBeUndefined();
    player.reg_time = daysAgo(190);
    expect(await shown()).toEqual(REQUESTED);
    expect(await read("limits")).toBe("/profile/responsible-game");
    expect(await later()).toBeUndefined();
    player.storage.market_notices = `other@2020-01-01,risk@${daysAgo(190).slice(0, 10)}`;
    expect(await later()).toBe("marketNotice");
  });

  it("before the first bet holds up the launch", async () => {
    const { browser, shown, read } = await open(["firstBet"]);
    const stage = () =>
      browser.visit("/game/sand-dunes", async (context) => (await loadGamePage(context, "sand-dunes")).stage);
    expect([await shown(), await shown("/game/sand-dunes", { branch: game })]).toEqual([
      undefined,
      REQUESTED,
    ]);
    expect(await stage()).toEqual({ kind: "held", hold: { why: "notice", way: "/game/sand-dunes" } });
    await read();
    expect(await stage()).toMatchObject({ kind: "frame" });
  });

  it("before a deposit holds up the payment", async () => {
    const { browser, shown, read } = await open(["deposit"]);
    expect(await shown("/cashier/deposit")).toEqual(REQUESTED);
    expect(leadsTo(await postDeposit(browser, "sandinstant", { amount: "50" }))).toBe(
      "/cashier/deposit/sandinstant",
    );
    expect(browser.calls("cashier.makedeposit")).toHaveLength(0);
    await read();
    expect(await shown("/cashier/deposit")).toBeUndefined();
  });
});

it("each that was shown or answered is a line of the log, with its version and whose it is", async () => {
  const { browser } = await open(["signIn"]);
  const log = recordedLog();
  const recorded = (path: string, visit: (context: AppContext) => Promise<unknown>) =>
    browser.visit(path, (context) => visit({ ...context, log }));
  await recorded("/winners", loadDialog);
  await recorded("/market-notice", (context) => answerNotices(context, ["risk"]));
  setRules({ notices: [{ id: "funds", text: { "en-GB": "Apart." }, at: ["deposit"], answer: false }] });
  await recorded("/cashier/deposit", (context) => loadDeposit(context, undefined));
  const player = await (await browser.contextAt()).player();
  const uid = player.kind === "player" && player.account.uid;
  const line = { event: "market_notice", market: "XX", locale: "en-US", uid };
  const version = expect.stringMatching(/^[\da-f]{12}$/);
  expect(log.info.mock.calls).toEqual([
    [{ ...line, notice: "risk", version, what: "shown" }, "a notice of the market"],
    [{ ...line, notice: "risk", version, what: "answered" }, "a notice of the market"],
    [{ ...line, notice: "funds", version, what: "shown" }, "a notice of the market"],
  ]);
  const [shown, answered, other] = log.info.mock.calls.map(([line]) => line.version);
  expect(shown).toBe(answered);
  expect(shown).not.toBe(other);
});

it("those of the registration are lines once the account is there", async () => {
  setRules({ notices: [{ id: "funds", text: { "en-GB": "Apart." }, at: ["register"], answer: false }] });
  const log = recordedLog();
  const context = { ...(await app.contextFor({ path: "/forms/sign_up" })), log };
  const account = {
    email: "ana@mail.test",
    currency: "EUR",
    country: "ES",
    birth_date: "1990-04-30",
    terms: true,
  } as const;
  const short = await register(
    context,
    { ...account, password: "x" },
    { showing: undefined, promoCode: null },
  );
  expect([short.ok, log.info.mock.calls]).toEqual([false, []]);
  const opened = await register(
    context,
    { ...account, password: "Secret-77" },
    { showing: undefined, promoCode: null },
  );
  expect(log.info.mock.calls.map(([line]) => [line.notice, line.what, line.uid])).toEqual([
    ["funds", "shown", opened.ok && opened.account.uid],
  ]);
});

it("one that needs no answer stands on the page", async () => {
  const { browser, shown } = await open(["deposit"], false);
  expect((await openDeposit(browser)).notices).toHaveLength(1);
  expect(await shown("/cashier/deposit")).toBeUndefined();
});
