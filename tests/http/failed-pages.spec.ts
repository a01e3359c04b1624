import { errorCatalogue } from "../../app/platform/error-catalogue";
import { type ServerErrorType, serverErrorTypes } from "../../app/platform/errors";
import { failureWords } from "../../app/shell/system-pages/failure-words";
import { systemPageOf } from "../../app/shell/system-pages/system-pages";
import { ask, navigation } from "../support/ask";
import { byNight } from "../support/by-day";
import { say } from "../support/words";
import { expect, test } from "./fixtures";
import { signIn } from "./session";

/** One page of each layout, and a read without which it cannot be shown. */
const layouts = [
  { name: "the site's layout", path: "/jackpots/1", method: "Jackpots.get", landmark: "site-menu" },
  { name: "the cashier", path: "/cashier/history", method: "cashier.gethistory", landmark: "cashier-rooms" },
  { name: "the profile", path: "/profile/bonuses", method: "bonuses.get", landmark: "profile-links" },
  {
    name: "the loyalty programme",
    path: "/loyalty/x",
    method: "loyalty.getProgram",
    landmark: 'href="/loyalty"',
  },
  { name: "a game", path: "/game/sand-dunes", method: "games.get", landmark: "site-menu" },
] as const;

/** What must be done first, and where. */
const needs: Partial<Record<ServerErrorType, string>> = {
  UserNeedDepositException: "/cashier/deposit",
  UserNeedProfileDataException: "/profile/settings",
  UserNeedConfirmContactException: "/profile/settings",
  KycUserProfileException: "/profile/settings",
  KycWithdrawalException: "/profile/verification",
  VerificationRequiredException: "/profile/verification",
  RequisitesOnVerificationException: "/profile/verification",
  RequisitesValidationRequiredException: "/profile/verification",
};

const blocked = ["UserBannedException", "UserDeletedException"];

const headingIn = (text: string) => /<h1[^>]*>([^<]*)<\/h1>/.exec(text)?.[1];
const unescaped = (text: string) => text.replaceAll("&amp;", "&");

for (const { name, path, method, landmark } of layouts) {
  test(
    `a read that is refused leaves ${name} standing, whatever the refusal`,
    name === "the cashier" ? {} : byNight,
    async ({ site, sandbox }) => {
      const { cookie: Cookie } = await signIn(site);
      const get = (address: string, headers = {}) =>
        ask(site.url, address, { headers: { ...navigation, Cookie, ...headers } });
      for (const type of serverErrorTypes) {
        await sandbox.recover();
        await sandbox.fail([`${method}=${type}`]);
        const answer = await get(path);
        // A session that ended is no failure: the page asks to sign in, or home does where nothing is shown without.
        if (type === "AuthorizationException") {
          expect([302, 401], type).toContain(answer.status);
          expect(answer.status === 302 ? answer.headers.location : unescaped(answer.text), type).toContain(
            `redirectUrl=${encodeURIComponent(path)}`,
          );
          continue;
        }
        const status = errorCatalogue[type].status === 403 ? 403 : 503;
        const page = systemPageOf({ status, code: type, type: blocked.includes(type) ? type : undefined });
        const html = unescaped(answer.text);
        expect([answer.status, headingIn(html)], type).toEqual([status, say(failureWords(page, type).title)]);
        if (page !== "errorsSlot") continue;
        expect(html, type).toContain("<nav");
        expect(html, type).toContain(landmark);
        expect(html, type).toContain(`href="${path}"`);
        expect(html, type).toContain(String(answer.headers["x-request-id"]));
        const way = needs[type];
        if (way) expect(html, type).toContain(`href="${way}?from=${encodeURIComponent(path)}`);
        if (type === "TooManyRequestsException") expect(html).toMatch(/try again in [1-9]\d* seconds?\./);
      }
    },
  );
}

test("while it is unknown who makes the request, a page of a player's own keeps theme, menus and the ways to the others", async ({
  site,
  sandbox,
}) => {
  const { cookie } = await signIn(site);
  const Cookie = `${cookie}; theme=light`;
  for (const fault of ["drop", "TooManyRequestsException", "InternalServerErrorException"]) {
    await sandbox.recover();
    await sandbox.fail([`account.getInfo=${fault}`]);
    for (const [path, landmark] of [
      ["/cashier/deposit", "cashier-rooms"],
      ["/profile/settings", "profile-links"],
    ] as const) {
      const { status, text } = await ask(site.url, path, { headers: { ...navigation, Cookie } });
      expect(status, `${fault} ${path}`).toBe(503);
      expect(text, `${fault} ${path}`).not.toContain(say("systemPages.maintenance.title"));
      for (const part of ['data-theme="light"', "site-menu", landmark, say("common.balanceUnavailable")])
        expect(text, `${fault} ${path}`).toContain(part);
    }
  }
});

test("a form that partners frame says what failed, without menus", async ({ site, sandbox }) => {
  await sandbox.fail(["Account.getPersonalDataFields=InternalServerErrorException"]);
  const { status, text } = await ask(site.url, "/forms/sign_up", { headers: navigation });
  expect([status, headingIn(text)]).toEqual([503, say("systemPages.errorsSlot.title")]);
  expect(text).not.toContain("<nav");
});

for (const path of ["/no-such-page", "/game/no-such-game", "/es-ES/game/no-such-game"]) {
  test(`${path} has the menus, and leads to search, home and games`, async ({ site }) => {
    const { status, text } = await ask(site.url, path, { headers: navigation });
    const html = unescaped(text);
    const prefix = path.startsWith("/es-ES") ? "/es-ES" : "";
    expect(status).toBe(404);
    const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
    expect(main).toContain(`href="${path}?dialog=search"`);
    expect(main).toContain(`href="${prefix || "/"}"`);
    expect(main).toContain(`href="${prefix}/gamehall?category=all"`);
    expect(html).toContain(`href="${prefix}/gamehall?category=slots"`);
  });
}

test("the menus of a game that is not there come with its data as well", async ({ site }) => {
  const { status, text } = await ask(site.url, "/game/no-such-game.data");
  expect(status).toBe(404);
  expect(text).toMatch(/"bottomBar",.*"<ul>/);
});

test("a crawler reads the words of a failure within the layout", async ({ site, sandbox }) => {
  const headers = {
    "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  };
  await sandbox.fail(["tournaments.get=InternalServerErrorException"]);
  for (const [path, status, page] of [
    ["/no-such-page", 404, "notFound"],
    ["/game/no-such-game", 404, "notFound"],
    ["/tournaments/1", 503, "errorsSlot"],
  ] as const) {
    const { text, ...answer } = await ask(site.url, path, { headers });
    expect([answer.status, headingIn(text)], path).toEqual([status, say(`systemPages.${page}.title`)]);
    const main = /<main\b[\s\S]*<\/main>/.exec(text)?.[0] ?? "";
    expect(main, path).toContain(say(`systemPages.${page}.text`));
    expect(text, path).toContain("site-menu");
    expect(text, path).toContain('href="/gamehall?category=slots"');
  }
});
