import { expect, it } from "vitest";
import { changingMarket } from "../../../../../tests/support/market-rules";
import { openPlayerBrowser } from "../../../../../tests/support/player-browser";
import { testApp } from "../../../../../tests/support/test-app";
import { loadGamePage } from "../game-page.server";
import { loadSessionNet } from "./session-net.server";

const HOUR = 3_600_000;

const { market, setRules } = changingMarket();
const app = await testApp({ settings: { market }, games: 60 });

async function open(time: { elapsed?: "signIn" | "game"; net?: boolean }) {
  setRules({ time: { local: false, net: false, lastSignIn: false, ...time } });
  const browser = await openPlayerBrowser(app);
  const at = async (hoursAgo: number) => {
    const context = await browser.contextAt("/game/sand-dunes");
    context.cookies.set("cr_since", String((Date.now() - hoursAgo * HOUR) / 1000));
    return context;
  };
  return { browser, at };
}

it("beside a game stand time and result since the sign-in, or since the game was opened", async () => {
  const { at } = await open({ elapsed: "signIn", net: true });
  const { session } = await loadGamePage(await at(20 * 24), "sand-dunes");
  expect(session).toMatchObject({ isDemanded: true, net: { net: { currency: "EUR" } } });
  expect(Number(session?.net?.net?.amount)).not.toBe(0);
  expect((session?.now ?? 0) - (session?.since ?? 0)).toBeCloseTo(20 * 24 * HOUR, -5);
});

it("since it was opened it begins with nothing", async () => {
  const { at } = await open({ elapsed: "game", net: true });
  const { session } = await loadGamePage(await at(20 * 24), "sand-dunes");
  expect(session).toMatchObject({ since: session?.now, net: { net: { amount: "0", currency: "EUR" } } });
});

it("a result that cannot be read is not told as none", async () => {
  const { at, browser } = await open({ elapsed: "signIn", net: true });
  browser.fail("games.getHistory=html");
  expect(await loadSessionNet(await at(1))).toEqual({ net: null });
});

it("no rounds are read where the market does not ask", async () => {
  const { at, browser } = await open({});
  expect((await loadGamePage(await at(1), "sand-dunes")).session).toMatchObject({ isDemanded: false });
  expect(browser.calls("games.getHistory")).toHaveLength(0);
});
