import type { Market } from "../../app/market/market-file";
import { hidesGames } from "../../app/market/named-games";
import { paths } from "../../app/routing/paths";
import { exampleNames } from "../../scripts/markets/examples";
import { type Answer, ask as askSite, formHeaders, navigation } from "../support/ask";
import { isDay } from "../support/by-day";
import { exampleMarket } from "../support/market-file";
import { type Site, startSite } from "../support/site";
import { expect, test } from "./fixtures";
import { signIn } from "./session";

const LAUNCH = "/platform/game/sand-dunes/play";

/** A browser of a player: it keeps cookies, and follows nothing. */
async function openBrowser(site: Site, base?: string) {
  const { cookie, uid, login } = await signIn(site, base);
  const jar = new Map<string, string>();
  const storeCookie = (pair: string) =>
    jar.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
  for (const pair of cookie.split("; ")) storeCookie(pair);
  const cookies = () => ({ Cookie: [...jar].map((pair) => pair.join("=")).join("; ") });
  const storeAll = (answer: Answer) => {
    for (const line of answer.all("set-cookie")) storeCookie(line.split(";", 1)[0] ?? "");
    return answer;
  };
  return {
    uid,
    login,
    set: storeCookie,
    get: async (path: string, more: Record<string, string> = {}) =>
      storeAll(await askSite(site.url, path, { headers: { ...navigation, ...more, ...cookies() } })),
    post: async (path: string, fields: Record<string, string> = {}) =>
      storeAll(
        await askSite(site.url, path, {
          method: "POST",
          headers: { ...formHeaders(site.url), ...cookies() },
          body: new URLSearchParams(fields).toString(),
        }),
      ),
  };
}

const ago = (seconds: number) => String(Math.floor(Date.now() / 1000) - seconds);
const attemptIn = (html: string) => /name="attempt" value="([^"]+)"/.exec(html)?.[1] ?? "";

/** Headers of the game's frame on its page. */
const framed = { "Sec-Fetch-Dest": "iframe" };

/** Answers what the market requires before play: its notices, a limit of deposits, limits of the session. */
async function settle(browser: Awaited<ReturnType<typeof openBrowser>>, market: Market) {
  for (const { id } of market.notices) await browser.post(paths.marketNotice(), { id });
  const question = paths.limitQuestion();
  const attempt = attemptIn((await browser.get(question)).text);
  if (attempt) await browser.post(question, { intent: "limit", attempt, limit_amount: "100", period: "30" });
  if (market.session.before.length > 0) await setSession(browser);
}

const sessionQuestion = "/limit-question?ask=session&from=%2Fgame%2Fsand-dunes";

async function setSession(browser: Awaited<ReturnType<typeof openBrowser>>) {
  const { text } = await browser.get(sessionQuestion);
  const answer = { intent: "session", attempt: attemptIn(text), minutes: "30", spend: "50" };
  return { text, answered: await browser.post(sessionQuestion, answer) };
}

/** By day the one with the most of them; by night each file. */
for (const name of isDay ? ["SE"] : exampleNames()) {
  const market = exampleMarket(name);
  const { bar, check, games, panic, session } = market;
  const ask = market.limits.find(({ kind }) => kind === "deposit")?.ask;

  test.describe(`what ${name} asks for in time`, () => {
    let site: Site;
    test.beforeAll(async () => {
      site = await startSite({ environment: { SANDBOX_MARKET: name } });
    });
    test.afterAll(() => site.stop());
    test.beforeEach(() => site.sandbox.reset());

    test("ask: a deposit, read or posted, leads to a question where nothing is chosen", async () => {
      const browser = await openBrowser(site, "needdeposit@sandbox.test");
      // What may be passed by holds up nothing.
      if (!ask || ask.answer === "may") return expect((await browser.get(paths.deposit())).status).toBe(200);
      const question = "/limit-question?from=%2Fcashier%2Fdeposit";
      expect((await browser.get(paths.deposit())).headers.location).toBe(question);
      const posted = await browser.post(paths.depositBy("sandinstant"), { amount: "50" });
      expect(posted.headers.location).toContain("/limit-question");
      const { text, status } = await browser.get(question);
      expect(status).toBe(200);
      expect(text).not.toContain('checked=""');
      const attempt = attemptIn(text);
      const noLimit = await browser.post(question, { intent: "noLimit", attempt });
      expect(noLimit.status).toBe(302);
      const mayDecline = ask.answer === "mustAnswer";
      expect((await browser.get(paths.deposit())).status).toBe(mayDecline ? 200 : 302);
      const limit = { intent: "limit", attempt, limit_amount: "100", period: "30" };
      if (!mayDecline) {
        expect((await browser.post(question, limit)).status).toBe(302);
        expect((await browser.get(paths.deposit())).status).toBe(200);
      }
      expect(await site.sandbox.calls("cashier.makedeposit")).toEqual([]);
    });

    test("break: one press on every page of a player, one letter, and every session is out", async () => {
      const browser = await openBrowser(site);
      const hasPanic = panic !== undefined;
      for (const path of [paths.home(), paths.wallet(), paths.game("sand-dunes"), "/no-such-page"]) {
        const form = (await browser.get(path)).text.includes('action="/break-now"');
        expect(form, path).toBe(hasPanic);
      }
      if (!hasPanic) {
        expect((await browser.post(paths.breakNow())).status).toBe(404);
        return;
      }
      const pressed = await Promise.all([browser.post(paths.breakNow()), browser.post(paths.breakNow())]);
      for (const { headers } of pressed) expect(headers.location).toBe(`${site.url}/farewell`);
      expect(await site.sandbox.calls("Support.sendFeedback")).toHaveLength(1);
      expect((await browser.get(paths.farewell())).status).toBe(200);
    });

    // What is only offered begins with a choice.
    if (check && check.mode !== "offer") {
      test("check: after an hour it is in the document, and nothing launches before it is answered", async () => {
        const browser = await openBrowser(site);
        browser.set(`cr_since=${ago(check.minutes * 60 + 60)}`);
        await settle(browser, market);
        expect((await browser.get(LAUNCH)).headers.location).toBe(paths.game("sand-dunes"));
        const { text } = await browser.get(paths.wallet());
        expect(text).toContain('action="/reality-check"');
        await browser.post(paths.realityCheck(), { way: "on", from: "/" });
        const launched = await browser.get(LAUNCH);
        if (!check.breakMinutes) return expect(launched.headers.location).toContain("/__sandbox/game/");
        expect(launched.headers.location).toBe(paths.game("sand-dunes"));
        browser.set(`cr_checked=${ago((check.breakMinutes + 1) * 60)}`);
        expect((await browser.get(LAUNCH)).headers.location).toContain("/__sandbox/game/");
      });
    }

    test("games: what is hidden is named nowhere and launched by no address", async () => {
      const browser = await openBrowser(site);
      const hidden = "live-roulette-one";
      const isHidden = games.hideTypes.includes("live");
      for (const mode of ["/play", "/demo", "", "/pl%61y"])
        expect((await browser.get(`/platform/game/${hidden}${mode}`)).status === 404, mode).toBe(isHidden);
      expect((await browser.get(paths.game(hidden))).status).toBe(isHidden ? 404 : 200);
      // Where it matters which game it is, an id alone launches none.
      expect((await browser.get("/platform/game/custom/42/play")).status === 404).toBe(
        hidesGames(market) || games.oneAtATime,
      );
      await browser.post("/favourites", { sysname: hidden, intent: "add" });
      expect(await site.sandbox.calls("games.addLike")).toHaveLength(isHidden ? 0 : 1);
      if (!isHidden) return;
      for (const path of ["/", paths.winners(), "/games/search?search=roulette", "/sitemap.xml"])
        expect((await browser.get(path)).text, path).not.toContain(hidden);
    });

    test("games: a second one is refused beside one that is open, until that is closed by its form", async () => {
      const browser = await openBrowser(site);
      const isOne = games.oneAtATime;
      await settle(browser, market);
      const other = "/platform/game/fast-crash/play";
      expect((await browser.get(other)).status).toBe(200);
      expect((await browser.get(LAUNCH)).status).toBe(isOne ? 303 : 302);
      expect((await browser.get(LAUNCH, framed)).status).toBe(isOne ? 409 : 302);
      const closing = { sysname: "sand-dunes" };
      if (!isOne) return expect((await browser.post(paths.openGame(), closing)).status).toBe(404);
      if (check?.mode !== "must") {
        // Elsewhere the page requires something else first.
        const { text } = await browser.get(paths.game("sand-dunes"));
        expect(text).toContain('action="/open-game"');
        expect(text).toContain('href="/game/fast-crash"');
        expect(text).not.toContain('src="/platform/game');
      }
      const closed = await browser.post(paths.openGame(), closing);
      expect(closed.headers.location).toBe("/game/sand-dunes");
      expect((await browser.get(LAUNCH)).status).toBe(302);
      const storeAll = await browser.post(paths.openGame(), { sysname: "fast-crash", intent: "keep" });
      expect(storeAll.text).toBe('{"isOpen":false}');
      await browser.post(paths.openGame(), { sysname: "sand-dunes", intent: "leave" });
      expect((await browser.get(other)).status).toBe(200);
    });

    test("bar: the marks stand on top of every page", async () => {
      const browser = await openBrowser(site);
      for (const path of [
        paths.home(),
        paths.wallet(),
        paths.game("sand-dunes"),
        "/no-such-page",
        "/farewell",
      ])
        expect((await browser.get(path)).text.includes('class="market-bar"'), path).toBe(bar !== undefined);
    });

    test("idle: who was away too long is signed out, once", async () => {
      const browser = await openBrowser(site);
      browser.set(`cr_active=${ago((session.idleMinutes ?? 30) * 60 + 60)}`);
      const answer = await browser.get(paths.wallet());
      const isOut = session.idleMinutes !== undefined;
      expect(answer.status).toBe(isOut ? 302 : 200);
      expect(await site.sandbox.calls("auth.logout")).toHaveLength(isOut ? 1 : 0);
    });

    if (session.before.length > 0) {
      test("session: nothing launches until it is said how long and for how much", async () => {
        const browser = await openBrowser(site);
        expect((await browser.get(LAUNCH)).headers.location).toBe(sessionQuestion);
        expect((await browser.get(LAUNCH, framed)).status).toBe(403);
        const { text: game } = await browser.get(paths.game("sand-dunes"));
        expect(game).toContain(`href="${sessionQuestion.replaceAll("&", "&amp;")}"`);
        const { answered, text } = await setSession(browser);
        expect(text).not.toContain('checked=""');
        expect(answered.headers.location).toContain("/limit-question");
        expect((await browser.get(sessionQuestion)).headers.location).toContain(paths.game("sand-dunes"));
        expect((await browser.get(LAUNCH)).headers.location).toContain("/__sandbox/game/");
      });
    }
  });
}
