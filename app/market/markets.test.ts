import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loadAuth } from "~/features/auth/auth-data.server";
import { type Fields, full, openSignUp } from "~/features/auth/registration/testing/sign-up-page";
import { openDeposit } from "~/features/cashier/testing/deposit-page";
import { cancelWithdrawal } from "~/features/cashier/withdraw/cancel/cancel.server";
import { loadCancel } from "~/features/cashier/withdraw/cancel/cancel-dialog.server";
import { loader as loadDisputes } from "~/features/disputes/disputes.route";
import { loadGamePage } from "~/features/games/play/game-page.server";
import { loadResponsibleGame } from "~/features/responsible-game/responsible-game.server";
import { helpFor } from "~/shell/help/help.server";
import { exampleNames } from "../../scripts/markets/examples";
import { exampleMarket } from "../../tests/support/market-file";
import { formOf, openPlayerBrowser } from "../../tests/support/player-browser";
import { say } from "./file/words";
import { latestBirth } from "./latest-birth";
import { licencesOf } from "./licences";
import { renderMarketEdge } from "./market-edges.server";
import { hidesGames } from "./named-games";
import { dueNotices } from "./notices/due-notices.server";
import { restrictsOffers } from "./over-platform";
import { placeViews } from "./place.server";

const names = exampleNames();

/** Additional registration fields of some countries. */
const registrationFields: Readonly<Record<string, Fields>> = {
  BR: {
    region: "BR-SP",
    postcode: "01310-100",
    document_type: "cpf",
    document_number: "529.982.247-25",
  },
  CA: { region: "CA-ON" },
  ES: { region: "ES-CT" },
};

describe.each(names)("in the market of %s", (name) => {
  const market = exampleMarket(name);
  const country = market.countries[0] ?? "";
  const currencies = market.currencies?.join(",") ?? "";
  let site: Awaited<ReturnType<typeof openSignUp>>;
  beforeAll(async () => {
    site = await openSignUp({ currencies, settings: { market, defaultCountry: country } });
  });
  beforeEach(() => site.sandbox.reset());
  afterAll(() => site.close());

  /** A registration of somebody who comes of age some days after today. */
  const registration = (daysLate: number): Fields => {
    const birth = new Date(`${latestBirth(market.age.min)}T00:00:00Z`);
    birth.setUTCDate(birth.getUTCDate() + daysLate);
    return {
      ...full,
      country,
      region: undefined,
      ...registrationFields[country],
      currency: market.currencies?.[0] ?? "EUR",
      birth_date: birth.toISOString().slice(0, 10),
      notify: undefined,
    };
  };

  it("foot: the sentence of each licence stands in it once, linked, in every locale", async () => {
    for (const locale of ["en-US", "es-ES", "pt-BR", "lv-LV", "ar"]) {
      const context = await site.contextFor({ locale });
      const html = renderMarketEdge(context, "foot");
      const licences = licencesOf(market.licence);
      for (const { link, number } of licences) {
        const linked = licences.filter((one) => one.link === link).length;
        expect(html.split(`href="${link}"`), locale).toHaveLength(linked + 1);
        expect(html.split(number), locale).toHaveLength(2);
      }
      expect(html, locale).toContain("/disputes");
    }
  });

  it("notices: each is shown at each of its moments, as a question where it has to be answered", async () => {
    // The question of a limit comes before the deposit page, and before its notices: this player has one.
    const browser = await openPlayerBrowser(site.app, "limited@sandbox.test");
    const player = await (await browser.contextAt()).player();
    const account = player.kind === "player" && site.app.sandbox.world.state.players.get(player.account.uid);
    // Old enough for notices that are repeated from time to time.
    if (account) account.reg_time = new Date(Date.now() - 300 * 86_400_000).toISOString();
    const context = await browser.contextAt();
    const forms = { register: "registration", signIn: "authorization" } as const;
    for (const { id, text, at, answer } of market.notices)
      for (const moment of at) {
        if (answer) {
          expect((await dueNotices(context, [moment])).map((due) => due.id)).toContain(id);
        } else if (moment === "register" || moment === "signIn") {
          const { marketNotices } = await loadAuth(await site.contextFor(), forms[moment], null);
          expect(marketNotices).toContainEqual(say(text, context));
        } else {
          expect((await openDeposit(browser)).notices).toContainEqual(say(text, context));
        }
      }
  });

  it("help: everybody who helps is named at each of their places, with number and address", async () => {
    const context = await site.contextFor();
    const helpers = await helpFor(context, "LV");
    expect(helpers).toEqual(
      expect.arrayContaining(market.help.map((one) => expect.objectContaining({ name: one.name }))),
    );
    const { register } = market.exclusion;
    const places = {
      ...placeViews(context),
      head: renderMarketEdge(context, "head"),
      foot: renderMarketEdge(context, "foot"),
      help: helpers,
      blocked: helpers,
    };
    for (const { name: helper, phone, places: wanted } of [
      ...market.help,
      ...(register ? [{ ...register, phone: undefined }] : []),
    ]) {
      for (const place of wanted) {
        expect(JSON.stringify(places[place]), place).toContain(helper);
        if (phone) expect(JSON.stringify(places[place]), place).toContain(phone);
      }
    }
  });

  it("help: the page has the complaints procedure, and the file's own words before the body that decides", async () => {
    const context = await site.contextFor({ path: "/disputes" });
    const request = new Request("http://localhost:3000/disputes");
    const { dispute, said } = await loadDisputes({ context, request, params: {} });
    expect(said).toEqual(say(market.complaints.text, context));
    if (!market.complaints.dispute) return expect(dispute).toBeUndefined();
    const { text, ...body } = market.complaints.dispute;
    const words = text ? say(text, context) : { text: context.t("market.dispute") };
    expect(dispute).toEqual({ ...body, text: words });
  });

  it("words: breaks, exclusions and the end of an account are shown in those of the file", async () => {
    const browser = await openPlayerBrowser(site.app);
    const context = await browser.contextAt("/profile/responsible-game", { country });
    const { breakText, text } = market.exclusion;
    expect((await loadResponsibleGame(context)).own).toEqual({
      ...(breakText && { breaks: say(breakText, context) }),
      ...(text && { exclusions: say(text, context) }),
      ...(market.closing && { closing: say(market.closing.text, context) }),
    });
  });

  it("age: a birthday one day too late is refused, and the platform not called", async () => {
    await site.post(registration(1), { country });
    expect(await site.calls("auth.register")).toEqual([]);
    await site.post(registration(0), { country });
    expect(await site.calls("auth.register")).toHaveLength(1);
  });

  it("choice: other countries, currencies and locales are neither offered nor taken", async () => {
    const { platform } = await site.contextFor({ country });
    const { available_currencies } = await platform.call("metadata.getgeneralinfo");
    const { countries } = await platform.call("metadata.get");
    expect(countries.map(({ code }) => code)).toEqual(market.countries);
    if (market.currencies)
      expect(available_currencies.map(({ id }) => id).sort()).toEqual([...market.currencies].sort());
    if (market.locales)
      expect((await site.app.app.locales()).locales.map(({ code }) => code)).toEqual(market.locales);
    await site.post({ ...registration(0), country: "LV" }, { country });
    if (market.currencies) await site.post({ ...registration(0), currency: "KWD" }, { country });
    expect(await site.calls("auth.register")).toEqual([]);
  });

  it("choice: registration begins with the only country and currency, wherever the visitor is", async () => {
    const context = await site.contextFor({ country: "LV" });
    const { registration: form } = await loadAuth(context, "registration", "form-email");
    expect(form?.values).toMatchObject({
      ...(market.countries.length === 1 && { country, phone_country_code: country }),
      ...(market.currencies?.length === 1 && { currency: market.currencies[0] }),
    });
  });

  it("cancel: a withdrawal is taken back where the market allows it, and nowhere else", async () => {
    const browser = await openPlayerBrowser(site.app);
    const id = "wdr_2000";
    const question = await browser.visit("/cashier/history", (context) =>
      loadCancel(context, { id, type: null }),
    );
    const { kind } = await browser.visit("/cashier/history", (context) =>
      cancelWithdrawal(context, formOf({ id, _token: question?.token ?? "" })),
    );
    expect([question !== null, kind, browser.calls("cashier.cancelwithdrawal").length]).toEqual(
      market.withdrawals.cancel ? [true, "done", 1] : [false, "refused", 0],
    );
  });

  it("bonus: offers that the market refuses do not come", async () => {
    const { platform } = await site.contextFor({ country });
    const offers = await platform.call("campaigns.getoffers");
    const { allowed, oneProduct, refuse, visitors, welcomeOnly } = market.bonus;
    for (const { promotions, trigger } of offers) {
      expect(refuse).not.toContain(trigger.action);
      if (welcomeOnly) expect(["registration", "deposit"]).toContain(trigger.action);
      const types = promotions.map(({ type }) => type);
      if (oneProduct && types.includes("betting_bonus"))
        expect(types).not.toEqual(expect.arrayContaining(["freespins"]));
    }
    expect(offers.length > 0).toBe(allowed && visitors);
  });

  it("demo: where it is for players who have proved their age, a visitor is led to sign in, page and launch", async () => {
    const visitor = { requestId: "test", origin: "http://localhost:3000", clientIp: "127.0.0.1", country };
    const table = {
      pages: [],
      match: () => ({ ids: [], handles: [], params: {} }),
      normalize: (path: string) => path,
    };
    const refused = await site.app.app.refuseLaunch(
      { sysname: "sand-dunes", mode: "demo" },
      { ...visitor, cookieHeader: undefined },
      table,
    );
    const page = await loadGamePage(
      await site.contextFor({ country, path: "/game/sand-dunes", search: "?mode=demo" }),
      "sand-dunes",
    );
    const signIn = (to: string) => `/forms/sign_in?redirectUrl=${encodeURIComponent(to)}`;
    expect([refused, page.stage]).toEqual(
      market.games.demo === "verified"
        ? [
            expect.objectContaining({ why: "held", way: signIn("/game/sand-dunes") }),
            { kind: "held", hold: { why: "proof", way: signIn("/game/sand-dunes?mode=demo") } },
          ]
        : [null, expect.objectContaining({ kind: "frame", mode: "demo" })],
    );
  });

  it("bounds: the page of a game says the highest stake and the least time of its kind", async () => {
    const types = { slot: "sand-dunes", fast: "fast-crash" } as const;
    for (const [type, sysname] of Object.entries(types)) {
      const { facts } = await loadGamePage(
        await site.contextFor({ country, path: `/game/${sysname}` }),
        sysname,
      );
      const bounds = market.games.bounds.find((one) => one.types.some((name) => name === type));
      const { seconds, stake } = bounds ?? {};
      expect(facts.filter((fact) => /^Stakes up to/.test(fact))).toHaveLength(stake ? 1 : 0);
      expect(facts.filter((fact) => fact === `At least ${seconds} s a game`)).toHaveLength(seconds ? 1 : 0);
      for (const { amount, to } of stake?.young ? [stake.young] : [])
        expect(facts.join()).toMatch(RegExp(`Up to [^,]*${amount}.* for players aged ${to} and under`));
    }
  });

  it("games: hidden kinds are in no list, and found by no name", async () => {
    const { platform } = await site.contextFor({ country });
    const { items, total } = await platform.call("games.get", { options: { count: 300 } });
    const hidden: readonly string[] = market.games.hideTypes;
    expect(items.filter(({ type }) => hidden.includes(type))).toEqual([]);
    expect(total).toBeGreaterThan(items.length - 1);
    for (const type of market.games.hideTypes)
      expect((await platform.call("games.get", { options: { types: [type] } })).items).toEqual([]);
    const all = await platform.call("games.getProviders", {});
    expect(
      all.filter(({ types }) => types.length > 0 && types.every((type) => hidden.includes(type))),
    ).toEqual([]);
    if (market.games.hideJackpots) expect(await platform.call("Jackpots.get")).toEqual([]);
  });

  it("games: winners are named with games that can be opened, and no other becomes a favourite", async () => {
    const browser = await openPlayerBrowser(site.app);
    const { platform } = await browser.contextAt("/", { country });
    const wins = await Promise.all([
      platform.call("leaderboard.live", { count: 100 }),
      platform.call("leaderboard.top", { count: 100 }),
      platform.call("leaderboard.get", { count: 100 }),
    ]);
    const named = [...new Set(wins.flat().flatMap(({ game }) => game?.sysname ?? []))];
    const { items } = await platform.call("games.get", { options: { sysnames: named, count: 300 } });
    expect(named.length).toBeGreaterThan(0);
    expect(items).toHaveLength(named.length);
    const isHidden = market.games.hideTypes.includes("live");
    const liked = await platform.attempt("games.addLike", { sysname: "live-roulette-one" });
    expect(liked.ok || liked.refusal.code).toBe(isHidden ? "MARKET_RULE" : true);
    expect(browser.calls("games.addLike")).toHaveLength(isHidden ? 0 : 1);
  });

  it("bonus: what the market refuses is neither taken nor entered as a code, nor advertised", async () => {
    const browser = await openPlayerBrowser(site.app);
    const { content, platform } = await browser.contextAt("/", { country });
    const isStrict = restrictsOffers(market) || hidesGames(market);
    const offered = (await platform.call("campaigns.getoffers", {}, { personal: true })).map(({ id }) => id);
    for (const id of ["30", "31", "32", "34", "35", "36", "38"]) {
      const taken = await platform.attempt("campaigns.takepromotions", { offer_id: id });
      expect(!taken.ok && taken.refusal.code === "MARKET_RULE", id).toBe(isStrict && !offered.includes(id));
    }
    const entered = await platform.attempt("campaigns.activateOffer", { promo_code: "SPINS20" });
    expect(entered.ok || entered.refusal.code).toBe(market.bonus.welcomeOnly ? "MARKET_RULE" : true);
    const all = (await platform.call("campaigns.getoffers")).map(({ id }) => id);
    for (const { offer_id: offer } of await content.promotions())
      if (offer && isStrict) expect(all).toContain(offer);
  });

  it("consent: no box is ticked beforehand, and letters are sent to nobody who has not ticked it", async () => {
    const { content } = await site.contextFor();
    expect((await content.config()).auth.notify.isChecked).toBe(false);
    await site.post(registration(0), { country });
    expect(await site.calls("auth.register")).toMatchObject([{ notify: "0" }]);
  });
});
