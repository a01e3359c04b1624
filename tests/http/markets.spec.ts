import { latestBirth } from "../../app/market/latest-birth";
import { licencesOf } from "../../app/market/licences";
import { paths } from "../../app/routing/paths";
import { exampleNames } from "../../scripts/markets/examples";
import { ask, formHeaders, navigation } from "../support/ask";
import { isDay } from "../support/by-day";
import { exampleMarket } from "../support/market-file";
import { type Site, startSite } from "../support/site";
import { expect, test } from "./fixtures";
import { signIn } from "./session";

const publicPages = [
  paths.home(),
  paths.gameHall(),
  paths.game("sand-dunes"),
  paths.promotions(),
  paths.support(),
  paths.disputes(),
  paths.farewell(),
  paths.signIn(),
  paths.signUp(),
  "/terms",
  "/no-such-page",
  "/game/no-such-game",
  "/?dialog=language",
  "/ar/gamehall",
];
const ownPages = [paths.wallet(), paths.responsibleGame(), paths.profileSettings()];

/** By day two of them; by night each file. */
for (const name of isDay ? ["GB", "SE"] : exampleNames()) {
  const market = exampleMarket(name);
  const licences = licencesOf(market.licence);
  // Without a question its page leads on.
  const hasPrompt = market.limits.some(({ ask, kind }) => kind === "deposit" && ask);

  test.describe(`the site in the market of ${name}`, () => {
    let site: Site;
    test.beforeAll(async () => {
      site = await startSite({ environment: { SANDBOX_MARKET: name } });
    });
    test.afterAll(() => site.stop());

    const get = (path: string, cookie = "") =>
      ask(site.url, path, { headers: { ...navigation, ...(cookie && { Cookie: cookie }) } });
    const count = (text: string, part: string) => text.split(part).length - 1;

    test("foot: every page, of failures and games too, has each licence and its link once", async () => {
      const { cookie } = await signIn(site);
      for (const [visitor, pages] of [
        ["", publicPages.filter((path) => market.bonus.visitors || path !== paths.promotions())],
        [cookie, hasPrompt ? [...ownPages, paths.limitQuestion()] : ownPages],
      ] as const) {
        for (const path of pages) {
          const { text } = await get(path, visitor);
          // What the page shows, without the data that its script has of it.
          const shown = text.replace(/<script\b.*?<\/script>/gs, "");
          for (const { holder, link } of licences) {
            expect(count(shown, `href="${link}"`), path).toBe(
              licences.filter((one) => one.link === link).length,
            );
            expect(count(shown, holder), path).toBe(licences.filter((one) => one.holder === holder).length);
          }
        }
      }
    });

    test("help: who helps is named on every page, on the farewell by number", async () => {
      for (const { name: helper, phone = "", url = "" } of market.help) {
        for (const path of [paths.home(), paths.game("sand-dunes"), paths.farewell(), "/no-such-page"]) {
          const { text } = await get(path);
          for (const part of [helper, phone, url]) expect(text, path).toContain(part);
        }
      }
      expect((await get(paths.disputes())).status).toBe(200);
    });

    test("cancel: a hand-made form takes no withdrawal back where the market forbids it", async () => {
      const { cookie } = await signIn(site);
      const history = await get(paths.cashierHistory({ tab: "withdrawal" }), cookie);
      expect(history.text.includes("confirm=cancel_withdrawal")).toBe(market.withdrawals.cancel);
      await ask(site.url, paths.withdraw(), {
        method: "POST",
        headers: { ...formHeaders(site.url), Cookie: cookie },
        body: new URLSearchParams({ intent: "cancel", id: "wdr_2000", _token: "none" }).toString(),
      });
      expect(await site.sandbox.calls("cashier.cancelwithdrawal")).toEqual([]);
    });

    test("bonus: a hand-made form takes no offer and no code that the market refuses, and says so", async () => {
      const { cookie } = await signIn(site);
      const isRefused = market.bonus.welcomeOnly;
      const post = (path: string, fields: Record<string, string>) =>
        ask(site.url, path, {
          method: "POST",
          headers: { ...formHeaders(site.url), Cookie: cookie },
          body: new URLSearchParams(fields).toString(),
        });
      // What the market has a player read first holds up offers too.
      for (const { id } of market.notices) await post(paths.marketNotice(), { id });
      const taken = await post(paths.offer("38"), { intent: "take", attempt: "a1" });
      expect(await site.sandbox.calls("campaigns.takepromotions")).toHaveLength(isRefused ? 0 : 1);
      const entered = await post(paths.offers(), {
        intent: "promo_code",
        promo_code: "SPINS20",
        attempt: "a2",
      });
      expect(await site.sandbox.calls("campaigns.activateOffer")).toHaveLength(isRefused ? 0 : 1);
      if (!isRefused) return;
      expect(entered.text).toContain("The gambling rules that apply here");
      // The offer has no page of its own, on which it could be said.
      expect(taken.headers.location).toBe("/offers");
      expect((await get(paths.offers(), cookie)).text).not.toContain('id="promo-code"');
    });

    test("bonus: a visitor is led from offers to the sign-in where the market offers visitors nothing", async () => {
      for (const path of [paths.promotions(), paths.offers(), paths.offer("38")]) {
        const { headers, status } = await get(path);
        const isOpen = market.bonus.visitors;
        expect(status === 302 || status === 303, path).toBe(!isOpen);
        expect(headers.location?.startsWith("/forms/sign_in") ?? false, path).toBe(!isOpen);
      }
      expect((await get(paths.signUp())).text.includes('name="promo_code"')).toBe(
        market.bonus.visitors && !market.bonus.welcomeOnly,
      );
    });

    test("history: where the market requires it, it is in the profile whatever the content service says", async () => {
      const say = (betHistory: boolean) =>
        site.sandbox.config({ cmsConfig: { product: { features: { betHistory } } } });
      await say(false);
      const { cookie } = await signIn(site);
      const { status, text } = await get(paths.bets({ period: "365" }), cookie);
      expect(status).toBe(market.history ? 200 : 404);
      expect(text.includes('value="file"')).toBe(market.history !== undefined);
      await say(true);
    });

    test("demo: a visitor launches none where it is for players who have proved their age", async () => {
      const isOpen = market.games.demo === "all";
      const launch = await get("/platform/game/sand-dunes/demo?v=1&locale=en-US");
      expect([302, 303]).toContain(launch.status);
      expect(launch.headers.location?.includes("/forms/sign_in")).toBe(!isOpen);
      const { text } = await get(paths.game("sand-dunes", { mode: "demo" }));
      expect(text.includes("<iframe")).toBe(isOpen);
    });

    test("age: whoever comes of age tomorrow opens no account, nor does anybody from elsewhere", async () => {
      const birth = new Date(`${latestBirth(market.age.min)}T00:00:00Z`);
      birth.setUTCDate(birth.getUTCDate() + 1);
      const { text } = await ask(site.url, paths.signUp(), {
        method: "POST",
        headers: formHeaders(site.url),
        body: new URLSearchParams({
          type: "form-email",
          email: "ana@mail.test",
          password: "Secret-77",
          terms: "on",
          country: market.countries[0] ?? "",
          currency: market.currencies?.[0] ?? "EUR",
          birth_date: birth.toISOString().slice(0, 10),
        }).toString(),
      });
      expect(text).toContain("aria-invalid");
      expect(await site.sandbox.calls("auth.register")).toEqual([]);
      const countries = /<select[^>]* name="country".*?<\/select>/s.exec(
        (await get(paths.signUp())).text,
      )?.[0];
      expect(countries).toContain("<option");
      expect(countries).not.toContain('value="LV"');
    });

    test("consent: cookies need it where the market says so, and no box is ticked", async () => {
      const { text } = await get(paths.home());
      expect(text.includes("consent-banner")).toBe(market.consent.cookies === "ask");
      expect((await get(paths.signUp())).text).not.toMatch(/name="notify"[^>]*checked/);
    });
  });
}
