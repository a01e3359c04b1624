import { expect, it } from "vitest";
import { openDeposit } from "~/features/cashier/testing/deposit-page";
import { loadGamePage } from "~/features/games/play/game-page.server";
import { answerAccountForms } from "~/forms/account-form/account-form.server";
import { lacksSessionLimits } from "~/session/session-limits";
import { changingMarket } from "../../../../tests/support/market-rules";
import { formOf, leadsTo, openPlayerBrowser } from "../../../../tests/support/player-browser";
import { testApp } from "../../../../tests/support/test-app";
import { loadLimitQuestion, questionForms } from "./limit-question.server";

const MINUTE = 60_000;
const page = "/limit-question?ask=session&from=%2Fgame%2Fsand-dunes";
const question = { kind: "held", hold: { why: "session", way: page } };

const { market, setRules } = changingMarket();
const app = await testApp({ settings: { market }, games: 60 });

let attempts = 0;
async function open(before: ("time" | "spend")[]) {
  setRules({ session: { before } });
  const browser = await openPlayerBrowser(app);
  const answer = (fields: Record<string, string>) => {
    attempts += 1;
    const attempt = `0f0e0d0c-0b0a-4908-8706-0504030203${String(attempts).padStart(2, "0")}`;
    return browser.visit(page, async (context) => {
      const said = await answerAccountForms(
        context,
        formOf({ intent: "session", attempt, ...fields }),
        questionForms,
      );
      return said instanceof Response ? leadsTo(said) : said.data;
    });
  };
  const why = () =>
    browser.visit(page, async (context) => {
      const shown = await loadLimitQuestion(context).catch((thrown: Response) => leadsTo(thrown));
      return typeof shown === "object" && shown?.question.kind === "session" ? shown.question.why : shown;
    });
  const play = () => browser.visit("/game/sand-dunes", (context) => loadGamePage(context, "sand-dunes"));
  const stage = async () => (await play()).stage;
  /** As if it had been set so long ago. */
  const agePlan = (milliseconds: number) =>
    browser.visit("/", async ({ cookies }) => {
      const [session, since, ...rest] = (cookies.get("cr_session_limits") ?? "").split("~");
      cookies.set("cr_session_limits", [session, Number(since) - milliseconds / 1000, ...rest].join("~"));
    });
  return { browser, answer, why, play, stage, agePlan };
}

it("time and spend are requested before play, and nothing else waits for them", async () => {
  const { browser, answer, why, play, stage } = await open(["time", "spend"]);
  expect([await stage(), await why()]).toEqual([question, "unset"]);
  expect(lacksSessionLimits((await browser.contextAt()).cookies, { market })).toBe(true);
  expect(await openDeposit(browser)).toMatchObject({ view: { kind: "methods" } });
  expect(await answer({})).toMatchObject({
    result: { error: { minutes: [expect.any(String)], spend: [expect.any(String)] } },
  });
  expect(await answer({ minutes: "30", spend: "50" })).toBe(page);
  expect(await why()).toBe("/game/sand-dunes");
  const { session, stage: opened } = await play();
  expect(opened).toMatchObject({ kind: "frame", mode: "play" });
  expect((session?.endsAt ?? 0) - (session?.now ?? 0)).toBeCloseTo(30 * MINUTE, -4);
  expect(lacksSessionLimits((await browser.contextAt()).cookies, { market })).toBe(false);
});

it("what is in force cannot be put off, and ends with the sign-in", async () => {
  const { browser, answer, stage, agePlan } = await open(["time"]);
  await answer({ minutes: "15" });
  await agePlan(10 * MINUTE);
  await answer({ minutes: "240" });
  expect(await stage()).toMatchObject({ kind: "frame" });
  await agePlan(6 * MINUTE);
  expect(await stage()).toEqual(question);
  await answer({ minutes: "15" });
  expect(await stage()).toMatchObject({ kind: "frame" });
  const next = await browser.contextAt("/game/sand-dunes");
  next.cookies.set("cr_since", (Date.now() / 1000 - 5).toFixed(3));
  expect((await loadGamePage(next, "sand-dunes")).stage).toEqual(question);
});

it("a time that is over is requested again", async () => {
  const { answer, why, stage, agePlan } = await open(["time"]);
  await answer({ minutes: "15" });
  await agePlan(16 * MINUTE);
  expect([await stage(), await why()]).toEqual([question, "time"]);
});

it("a loss of as much as was set holds up the next launch; one that is not known does not", async () => {
  const { browser, answer, why, stage } = await open(["spend"]);
  const viewer = await (await browser.contextAt()).player();
  const player = app.sandbox.world.state.players.get(viewer.kind === "player" ? viewer.account.uid : 0);
  if (!player) throw new Error("no such player");
  const lose = (amount: string) =>
    player.rounds.unshift({
      id: `lost-${amount}`,
      created_at: new Date().toISOString(),
      type: "casino",
      sysname: "sand-dunes",
      bet: { amount, currency: "EUR" },
      win: { amount: "0", currency: "EUR" },
      status: "lose",
    });
  await answer({ spend: "50" });
  lose("49.99");
  expect(await stage()).toMatchObject({ kind: "frame" });
  lose("0.01");
  expect([await stage(), await why()]).toEqual([question, "spend"]);
  browser.fail("games.getHistory=html");
  expect(await stage()).toMatchObject({ kind: "frame" });
});

it("nobody is asked where the market does not say so, nor a demo", async () => {
  const { stage } = await open([]);
  expect(await stage()).toMatchObject({ kind: "frame" });
  const { browser } = await open(["time"]);
  const demo = await browser.visit("/game/sand-dunes?mode=demo", (context) =>
    loadGamePage(context, "sand-dunes"),
  );
  expect(demo.stage).toMatchObject({ kind: "frame", mode: "demo" });
});
