import { describe, expect, it } from "vitest";
import { personalCookies } from "../../app/session/cookies/cookies";
import { readCookies } from "../../app/session/cookies/read-cookies";
import { type PageRequest, sharedPage } from "./page-policy";

/** Declared as routes declare it, by a page and its layouts. */
const hall = { category: "once", providers: "list", search: "once", page: "once" } as const;

const request = ({ cookie, ...change }: Partial<PageRequest> & { cookie?: string } = {}): PageRequest => ({
  method: "GET",
  origin: "https://casino.example",
  basename: "",
  path: "/gamehall",
  search: "",
  isDataRequest: false,
  branch: { handles: [{}, { query: hall }, { query: { mode: "once", from: "visitor" } }], isResource: false },
  cookies: readCookies(cookie),
  country: "ES",
  isBot: false,
  noticeSettings: { requiresConsent: true, minimumAge: 18 },
  ...change,
});

const noNotices = { noticeSettings: { requiresConsent: false, minimumAge: undefined } };

const keyOf = (change: Parameters<typeof request>[0]) => sharedPage(request(change))?.key;

describe("what may be shared", () => {
  const privateOnes: [string, Parameters<typeof request>[0]][] = [
    ["a post", { method: "POST" }],
    ["data", { isDataRequest: true }],
    ["a resource", { branch: { handles: [], isResource: true } }],
    ["a visitor from nowhere known", { country: undefined }],
    ["a protected route", { branch: { handles: [{}, { protected: "player" }], isResource: false } }],
    ["a route that says so", { branch: { handles: [{ shared: false }], isResource: false } }],
    ...[
      "show_popup_auth=1",
      "show_popup_reg",
      "redirectUrl=%2Fx",
      "promo_code=A",
      "oauth=success",
      "popup=x",
      "confirm=x&id=1",
      "dialog=quest&id=1",
      "menu",
      "from=%2Fjackpots",
    ].map((query): [string, { search: string }] => [`a query ${query}`, { search: `?${query}` }]),
    ["an encoded name of such a query", { search: "?redirect%55rl=x" }],
    ["such a name after others", { search: "?page=2&popup=x" }],
    ...personalCookies.map((name): [string, { cookie: string }] => [
      `a cookie ${name}`,
      { cookie: `a=b; ${name}=1` },
    ]),
    ["an empty personal cookie", { cookie: "cr_player=" }],
  ];
  it.each(privateOnes)("never %s", (_name, change) => {
    expect(sharedPage(request(change))).toBeNull();
  });

  it.each(["GET", "HEAD"])("a plain document asked for by %s", (method) => {
    expect(sharedPage(request({ method }))).toEqual({
      viewer: "visitor",
      key: "https://casino.example/gamehall ES ",
      search: "",
      cookieHeader: undefined,
    });
  });
});

describe("a page for all players", () => {
  const branch = { handles: [{}, { query: hall, isForAllPlayers: true as const }], isResource: false };
  const player = { branch, cookie: "cr_player=1; cr_script=1; theme=light; session=secret" };

  it("is not a visitor's, and sees nothing of the requester", () => {
    expect(sharedPage(request(player))).toEqual({
      viewer: "player",
      key: "https://casino.example/gamehall ES theme=light player",
      search: "",
      cookieHeader: "theme=light",
    });
    expect(keyOf({ ...player, cookie: "theme=light" })).not.toBe(keyOf(player));
  });

  const privateOnes: [string, Parameters<typeof request>[0]][] = [
    ["of a route that does not say so", { branch: { handles: [{}, { query: hall }], isResource: false } }],
    ["without script", { cookie: "cr_player=1" }],
    ["asked for its head", { method: "HEAD" }],
    ["from nowhere known", { country: undefined }],
    ["with a dialog", { search: "?dialog=notices" }],
    ...personalCookies
      .filter((name) => name !== "cr_player")
      .map((name): [string, { cookie: string }] => [
        `beside a cookie ${name}`,
        { cookie: `${player.cookie}; ${name}=1` },
      ]),
  ];
  it.each(privateOnes)("is none %s", (_name, change) => {
    expect(sharedPage(request({ ...player, ...change }))).toBeNull();
  });

  it("may depend on the query", () => {
    const isForAllPlayers = (query: URLSearchParams) => query.get("category") !== "favourites";
    const some = { ...player, branch: { handles: [{ query: hall, isForAllPlayers }], isResource: false } };
    expect(sharedPage(request({ ...some, search: "?category=slots" }))?.viewer).toBe("player");
    expect(sharedPage(request({ ...some, search: "?category=favourites" }))).toBeNull();
  });
});

describe("the key", () => {
  const same: [string, Parameters<typeof request>[0], Parameters<typeof request>[0]][] = [
    ["unknown query names", { search: "?utm_source=x&page=2&fbclid=y" }, { search: "?page=2" }],
    ["the order of the query", { search: "?page=2&category=slots" }, { search: "?category=slots&page=2" }],
    ["a name given again", { search: "?page=2&page=3" }, { search: "?page=2" }],
    ["how a list is spelled", { search: "?providers=a&providers=b" }, { search: "?providers=a,b" }],
    ["a name that another page reads", { search: "?tab=top&page=2" }, { search: "?page=2" }],
    ["names that objects have", { search: "?constructor=1&__proto__=2" }, {}],
    ["empty values", { search: "?page=&category=slots" }, { search: "?category=slots" }],
    ["foreign cookies", { cookie: "session=1; theme=dark" }, { cookie: "theme=dark" }],
    ["a theme nobody knows", { cookie: "theme=<script>" }, {}],
    ["a width of the menu nobody offers", { cookie: "cr_rail=1" }, {}],
    ["the locale cookie", { cookie: "i18n_locale=es-ES" }, {}],
    ["what a visitor agreed to", { cookie: "cr_consent=1.analytics" }, { cookie: "cr_consent=1" }],
    ["a consent that we did not write", { cookie: "cr_consent=all" }, {}],
    ["another age than the one asked for", { cookie: "cr_age=16" }, {}],
    ["answers that a script finds by itself", { cookie: "cr_consent=1; cr_age=18; cr_script=1" }, {}],
    ["answers to what nobody asks", { cookie: "cr_consent=1; cr_age=18", ...noNotices }, noNotices],
    ["a crawler that nothing is asked of", { isBot: true, ...noNotices }, noNotices],
  ];
  it.each(same)("does not follow %s", (_name, a, b) => {
    expect(keyOf(a)).toBe(keyOf(b));
    expect(sharedPage(request(a))).toEqual(sharedPage(request(b)));
  });

  const different: [string, Parameters<typeof request>[0]][] = [
    ["the path", { path: "/" }],
    ["the locale", { basename: "/es-ES" }],
    ["the site", { origin: "https://other.example" }],
    ["the country", { country: "DE" }],
    ["the theme", { cookie: "theme=light" }],
    ["the width of the menu", { cookie: "cr_rail=icons" }],
    ["whether a visitor without script has chosen", { cookie: "cr_consent=1.marketing" }],
    ["whether they have said their age", { cookie: "cr_age=18" }],
    ["a crawler, which nothing is asked of", { isBot: true }],
    ["the category", { search: "?category=slots" }],
    ["the page", { search: "?page=2" }],
    ["the mode of a game", { search: "?mode=demo" }],
    ["a list", { search: "?providers=a" }],
  ];
  it.each(different)("follows %s", (_name, change) => {
    expect(keyOf(change)).not.toBe(keyOf({}));
  });

  it("cannot be forged by a value that looks like another part of it", () => {
    expect(keyOf({ search: "?search=x ES theme=dark" })).not.toBe(
      keyOf({ search: "?search=x", cookie: "theme=dark" }),
    );
  });
});
