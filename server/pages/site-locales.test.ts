import type { IncomingMessage } from "node:http";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { App } from "../../app/context/app";
import { readCookies } from "../../app/session/cookies/read-cookies";
import { createSiteLocales } from "./site-locales";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const request = (acceptLanguage: string) =>
  ({
    headers: { "accept-language": acceptLanguage },
    state: { origin: "https://a.example" },
  }) as IncomingMessage;

/** An app whose visitors all prefer the first of its locales. */
function appWith(...codes: string[]) {
  let known = { locales: codes.map((code) => ({ code })) };
  const getLocale = vi.fn(async () => known.locales[0]?.code ?? "");
  const app = { locales: async () => known, getLocale } as unknown as App;
  return {
    app,
    getLocale,
    change: (...next: string[]) => {
      known = { locales: next.map((code) => ({ code })) };
    },
  };
}

it("the app is called once for what visitors prefer, while the locales are the same", async () => {
  const { app, getLocale, change } = appWith("es-ES");
  const locales = createSiteLocales();
  const prefers = async (header: string, cookies = new Map<string, string>()) => {
    await locales.known(app);
    return locales.preferred(app, request(header), cookies);
  };
  expect(await prefers("es")).toBe("es-ES");
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await prefers("es")).toBe("es-ES");
  expect(getLocale).toHaveBeenCalledTimes(1);

  change("pt-BR");
  expect(await prefers("es")).toBe("es-ES");
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await prefers("es")).toBe("pt-BR");
  expect(getLocale).toHaveBeenCalledTimes(2);
});

it("a cookie and a header that reads like one are not taken for each other", async () => {
  const { app, getLocale } = appWith("es-ES");
  const locales = createSiteLocales();
  await locales.known(app);
  await locales.preferred(app, request("es-ES en"), new Map());
  await locales.preferred(app, request("en"), new Map([["i18n_locale", "es-ES"]]));
  expect(getLocale).toHaveBeenCalledTimes(2);
});

it("what is remembered is of what it is remembered by: a cookie that came twice says nothing to others", async () => {
  const { app, getLocale } = appWith("es-ES");
  const locales = createSiteLocales();
  await locales.known(app);
  const twice = request("en");
  twice.headers.cookie = "i18n_locale=es-ES; i18n_locale=ar; cr_player=1";
  await locales.preferred(app, twice, readCookies(twice.headers.cookie));
  expect(getLocale).toHaveBeenCalledOnce();
  const requested = (getLocale.mock.calls as unknown as [Request][])[0]?.[0];
  expect(requested?.headers.get("cookie")).toBe("i18n_locale=es-ES");
});
