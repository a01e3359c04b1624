import { describe, expect, it } from "vitest";
import type { AppContext } from "~/context/app-context";
import { loadBetting } from "~/features/betting/betting.server";
import { loadGamePage } from "~/features/games/play/game-page.server";
import { hasSportsbook } from "~/features/games/sportsbook.server";
import { loadPromoForm } from "~/features/promotions/promo-code/load-promo-form.server";
import { guardPage } from "~/shell/guards/route-guards.server";
import { changingMarket, marketOf } from "../../tests/support/market-rules";
import { leadsTo, openPlayerBrowser } from "../../tests/support/player-browser";
import { testApp } from "../../tests/support/test-app";
import { latestBirth } from "./latest-birth";
import { inMarketParams } from "./over-platform";

const { market, setRules } = changingMarket();
const app = await testApp({ settings: { market } });

const { age, bonus, games } = marketOf({});
const OFFER = "38";

/** How much of each is offered, and what becomes of an offer, a code and a deposit with an offer. */
async function offered(context: AppContext) {
  const { content, platform } = context;
  const takes = [
    platform.attempt("campaigns.takepromotions", { offer_id: OFFER }),
    platform.attempt("campaigns.activateOffer", { promo_code: "SPINS20" }),
    platform.attempt("cashier.makedeposit", {
      method: "sandinstant",
      amount: "50",
      methodId: "1",
      campaign_offer_id: OFFER,
    }),
  ];
  const answers = await Promise.all(takes);
  return {
    offers: (await platform.call("campaigns.getoffers")).length > 0,
    promotions: (await content.promotions()).length > 0,
    codes: (await loadPromoForm(context)) !== null,
    refusedByMarket: answers.filter((answer) => !answer.ok && answer.refusal.code === "MARKET_RULE").length,
  };
}

const all = { offers: true, promotions: true, codes: true, refusedByMarket: 0 };
const nothing = { offers: false, promotions: false, codes: false, refusedByMarket: 3 };

describe("where visitors are offered nothing", () => {
  const rules = { bonus: { ...bonus, visitors: false } };
  const offering = { ids: [], handles: [{ isOffer: true } as const], params: {} };

  it("a visitor sees no offer, promotion or field for codes, and is led from their pages to the sign-in", async () => {
    setRules(rules);
    const context = await app.contextFor({ path: "/offers", branch: offering, readsPage: true });
    expect(await offered(context)).toEqual(nothing);
    expect((await context.content.config()).auth.promoCode.isActive).toBe(false);
    expect(await guardPage(context).then(() => "stays", leadsTo)).toBe(
      "/forms/sign_in?redirectUrl=%2Foffers",
    );
    const elsewhere = await app.contextFor({ path: "/winners", readsPage: true });
    expect(await guardPage(elsewhere).then(() => "stays", leadsTo)).toBe("stays");
  });

  it("a session that is over is a visitor's", async () => {
    setRules(rules);
    const context = await app.contextFor({ path: "/offers", cookieHeader: "sid=gone" });
    expect(await offered(context)).toEqual(nothing);
  });

  it("a player is offered all, and stays on their pages", async () => {
    setRules(rules);
    const browser = await openPlayerBrowser(app);
    expect(await browser.visit("/offers", offered)).toEqual(all);
    expect(await browser.visit("/offers", guardPage, { branch: offering, readsPage: true })).toBeUndefined();
  });

  it("a page of all players has them too", async () => {
    setRules(rules);
    const { content } = await app.contextFor({ path: "/promotions", isShared: true, sharedFor: "player" });
    expect((await content.promotions()).length).toBeGreaterThan(0);
  });
});

describe("where bonuses have an age", () => {
  it.each([
    ["of that age today", 0, all],
    ["of that age tomorrow", 1, nothing],
    ["whose birthday nobody knows", undefined, nothing],
  ])("a player %s", async (_, daysLate, expected) => {
    setRules({ age: { ...age, bonusMin: 24 } });
    const browser = await openPlayerBrowser(app);
    const viewer = await (await browser.contextAt()).player();
    const account = viewer.kind === "player" && app.sandbox.world.state.players.get(viewer.account.uid);
    if (!account) throw new Error("no such player");
    const birth = new Date(`${latestBirth(24)}T00:00:00Z`);
    birth.setUTCDate(birth.getUTCDate() + (daysLate ?? 0));
    account.profile.birth_date = daysLate === undefined ? "" : birth.toISOString().slice(0, 10);
    expect(await browser.visit("/offers", offered)).toEqual(expected);
    expect(browser.calls("campaigns.takepromotions")).toHaveLength(expected === all ? 1 : 0);
  });
});

it.each<[string, Parameters<typeof setRules>[0], boolean]>([
  ["asks nothing", {}, true],
  ["offers visitors nothing", { bonus: { ...bonus, visitors: false } }, false],
  ["has an age for bonuses", { age: { ...age, bonusMin: 24 } }, false],
])("a registration takes a code or none where the market %s", async (_, rules, isTaken) => {
  setRules(rules);
  const context = await app.contextFor({ path: "/forms/sign_up" });
  await context.player();
  expect((await context.content.config()).auth.promoCode.isActive).toBe(isTaken);
  expect(inMarketParams("auth.register", { promo_code: "SPINS20" }, market)).toEqual(
    isTaken ? { promo_code: "SPINS20" } : { promo_code: undefined },
  );
  const activated = await context.platform.attempt("campaigns.activateOffer", { promo_code: "SPINS20" });
  expect(!activated.ok && activated.refusal.code === "MARKET_RULE").toBe(!isTaken);
});

describe.each([true, false])("with a sportsbook: %s", (sportsbook) => {
  const NAME = "digitan";
  const request = {
    requestId: "test",
    origin: "http://localhost:3000",
    clientIp: "127.0.0.1",
    country: "ES",
  };
  const site = {
    pages: [],
    match: () => ({ ids: [], handles: [], params: {} }),
    normalize: (path: string) => path,
  };
  const open = async () => {
    setRules({ games: { ...games, sportsbook } });
    const browser = await openPlayerBrowser(app);
    return { browser, context: await browser.contextAt() };
  };

  it("lists, links and its page have it, or none does", async () => {
    const { context } = await open();
    const { items, total } = await context.platform.call("games.get", {
      options: { sysnames: [NAME], count: 1 },
    });
    expect([items.length, total]).toEqual(sportsbook ? [1, 1] : [0, 0]);
    expect(await hasSportsbook(context)).toBe(sportsbook);
    expect((await loadBetting(context, "")).sportsbook).toMatchObject({
      ok: true,
      value: sportsbook ? { game: { sysname: NAME } } : null,
    });
  });

  it("a launch opens it, or is refused, and its page as a game says so", async () => {
    const { browser, context } = await open();
    const cookieHeader = app.cookieHeader(context);
    const refused = await app.app.refuseLaunch(
      { sysname: NAME, mode: "play" },
      { ...request, cookieHeader },
      site,
    );
    expect(refused?.why).toBe(sportsbook ? undefined : "noGame");
    const page = await loadGamePage(await browser.contextAt(`/game/${NAME}`), NAME).catch((thrown) => thrown);
    expect(page instanceof Response ? leadsTo(page) : page.data).toEqual(
      sportsbook ? "/betting" : { code: "GAME_NOT_OFFERED" },
    );
  });

  it("bonuses for bets are offered, or none is", async () => {
    const { context } = await open();
    const offers = await context.platform.call("campaigns.getoffers", {}, { personal: true });
    const ofBets = offers.filter(({ promotions }) => promotions.some(({ type }) => type === "betting_bonus"));
    expect([offers.length > 0, ofBets.length > 0]).toEqual([true, sportsbook]);
    const bonuses = await context.platform.call("BettingBonuses.get");
    expect(bonuses.some(({ status }) => status === "new")).toBe(sportsbook);
    const taken = await context.platform.attempt("campaigns.takepromotions", {
      offer_id: "35",
    });
    expect(!taken.ok && taken.refusal.code === "MARKET_RULE").toBe(!sportsbook);
  });
});

it("offers that hang on nobody ask for no account", async () => {
  setRules({ bonus: { ...bonus, oneProduct: true } });
  const browser = await openPlayerBrowser(app);
  await browser.visit("/offers", ({ platform }) => platform.call("campaigns.getoffers"));
  expect([browser.calls("account.getInfo"), browser.calls("account.getprofileinfo")]).toEqual([[], []]);
});
