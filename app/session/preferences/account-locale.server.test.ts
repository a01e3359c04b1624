import { afterEach, describe, expect, it } from "vitest";
import { action } from "~/features/language/locale.route";
import { takeFlash } from "~/session/flash/flash.server";
import { cookiesOf } from "../../../tests/support/sign-in";
import { testApp } from "../../../tests/support/test-app";
import { leaveForAccountLocale } from "./account-locale.server";

const app = await testApp();
afterEach(() => app.sandbox.world.reset());

const BRAZILIAN = "cpf@sandbox.test";

function decideBy(localeDetectStrategy: "browser" | "platform") {
  app.sandbox.world.state.patches.commonData = { localeDetectStrategy };
}

type RequestOptions = NonNullable<Parameters<typeof app.contextFor>[0]>;

async function visit(options: RequestOptions) {
  const context = await app.contextFor({ path: "/gamehall", search: "?page=2", ...options });
  const thrown = await leaveForAccountLocale(context).then(
    () => null,
    (error: unknown) => error as Response,
  );
  return { location: thrown?.headers.get("location") ?? null, cookies: app.cookieHeader(context) };
}

describe("a page under the platform's strategy", () => {
  it("is left for the one of the player's account, which the browser remembers", async () => {
    decideBy("platform");
    const cookieHeader = await cookiesOf(app, BRAZILIAN);
    const left = await visit({ locale: "es-ES", cookieHeader: `${cookieHeader}; i18n_locale=es-ES` });
    expect(left.location).toBe("http://localhost:3000/pt-BR/gamehall?page=2");
    expect(left.cookies).toContain("i18n_locale=pt-BR");
  });

  it("is left for the plain address too, and the cookie does not lead back", async () => {
    decideBy("platform");
    const cookieHeader = await cookiesOf(app, "demo@sandbox.test");
    const left = await visit({ locale: "es-ES", cookieHeader: `${cookieHeader}; i18n_locale=es-ES` });
    expect(left.location).toBe("http://localhost:3000/gamehall?page=2");
    expect(left.cookies).toContain("i18n_locale=en-US");
  });

  it.each<[string, RequestOptions]>([
    ["of the account's own locale", { locale: "pt-BR" }],
    ["whose data alone is asked for", { locale: "es-ES", isDataRequest: true }],
    ["that a form was sent to", { locale: "es-ES", readsPage: false }],
    ["for everyone", { locale: "es-ES", isShared: true }],
    ["of a visitor", { locale: "es-ES", cookieHeader: "" }],
  ])("%s is shown", async (_, options) => {
    decideBy("platform");
    const cookieHeader = await cookiesOf(app, BRAZILIAN);
    expect((await visit({ cookieHeader, ...options })).location).toBeNull();
  });

  it("is shown while it is unknown who makes the request, and to an account of a locale the site lacks", async () => {
    decideBy("platform");
    const cookieHeader = await cookiesOf(app, BRAZILIAN);
    app.sandbox.world.state.patches.locales = {
      locales: [{ code: "en-US", name: "English", isDefault: true, direction: "ltr" }],
    };
    const { locales } = await app.app.locales();
    expect((await visit({ locales, cookieHeader })).location).toBeNull();
    app.sandbox.world.state.faults.push({ target: "account.getInfo", effect: "status:500" });
    expect((await visit({ locale: "es-ES", cookieHeader })).location).toBeNull();
  });
});

it("in a preview an editor chooses the language", async () => {
  decideBy("platform");
  const context = await app.contextFor({ locale: "es-ES", cookieHeader: await cookiesOf(app, BRAZILIAN) });
  context.preview = { shows: "draft", isFramed: false };
  await expect(leaveForAccountLocale(context)).resolves.toBeUndefined();
});

it("under the browser's strategy the address decides", async () => {
  const cookieHeader = await cookiesOf(app, BRAZILIAN);
  expect((await visit({ locale: "es-ES", cookieHeader })).location).toBeNull();
});

async function switchTo(locale: string, cookieHeader: string | undefined) {
  const context = await app.contextFor({ cookieHeader, readsPage: false, path: "/locale" });
  const request = new Request("http://localhost:3000/locale", {
    method: "POST",
    body: new URLSearchParams({ locale, redirectTo: "/gamehall?category=live" }),
  });
  const answer = await action({ context, request, params: {} });
  const flash = takeFlash(context)?.text;
  return { location: answer.headers.get("location"), cookies: context.cookies.get("i18n_locale"), flash };
}

async function accountLocaleOf(cookieHeader: string) {
  const player = await (await app.contextFor({ cookieHeader })).player();
  return player.kind === "player" ? player.account.locale : player.kind;
}

const calls = () =>
  app.sandbox.world.state.calls.filter(({ method }) => method === "account.changelocale").length;

describe("another language", () => {
  it("is stored by the browser and saved to the player's account", async () => {
    const cookieHeader = await cookiesOf(app, "demo@sandbox.test");
    expect(await switchTo("es-ES", cookieHeader)).toEqual({
      location: "http://localhost:3000/es-ES/gamehall?category=live",
      cookies: "es-ES",
      flash: undefined,
    });
    expect(await accountLocaleOf(cookieHeader)).toBe("es-ES");
  });

  const notSaved = "The language has changed here, but we couldn’t save it to your account.";
  const unknown =
    "The language has changed here, but we don’t know whether it was saved to your account. Please select it again.";
  it.each([
    ["AccessDeniedException", notSaved, "en-US"],
    ["InternalServerErrorException", unknown, "en-US"],
    ["drop", unknown, "en-US"],
    ["dropafter", unknown, "es-ES"],
  ])(
    "comes although the account does not take it, or nobody knows whether it does: %s",
    async (effect, flash, account) => {
      const cookieHeader = await cookiesOf(app, "demo@sandbox.test");
      app.sandbox.world.state.faults.push({ target: "account.changelocale", effect });
      expect(await switchTo("es-ES", cookieHeader)).toEqual({
        location: "http://localhost:3000/es-ES/gamehall?category=live",
        cookies: "es-ES",
        flash,
      });
      expect(await accountLocaleOf(cookieHeader)).toBe(account);
    },
  );

  it.each([
    ["a visitor", undefined],
    ["a visitor with a cookie of somebody else's", "_ga=1"],
  ])("of %s is nothing to the platform", async (_, cookieHeader) => {
    const before = calls();
    expect(await switchTo("ar", cookieHeader)).toMatchObject({ cookies: "ar", flash: undefined });
    expect(calls()).toBe(before);
  });

  it("is not saved under the platform's strategy, where a player stays in the account's", async () => {
    decideBy("platform");
    const cookieHeader = await cookiesOf(app, BRAZILIAN);
    const before = calls();
    expect(await switchTo("es-ES", cookieHeader)).toEqual({
      location: "http://localhost:3000/pt-BR/gamehall?category=live",
      cookies: "pt-BR",
      flash: "The site language follows your account settings.",
    });
    expect(await switchTo("pt-BR", cookieHeader)).toMatchObject({ cookies: "pt-BR", flash: undefined });
    expect(calls()).toBe(before);
    expect(await switchTo("es-ES", undefined)).toMatchObject({ cookies: "es-ES" });
  });

  it("that the site does not have changes nothing", async () => {
    expect(await switchTo("xx-XX", undefined)).toMatchObject({
      location: "http://localhost:3000/gamehall?category=live",
      cookies: "en-US",
    });
  });
});
