import { describe, expect, it } from "vitest";
import type { AppConfig } from "~/context/app-config";
import { createCookieJar } from "~/session/cookies/cookie-jar";
import type { MethodName } from "../methods/registry";
import type { CallOptions, PlatformRequest } from "../platform-request";
import { prepareCall } from "./prepared-call.server";

const config = { platformUrl: "https://p.example/base/", version: "7" } as AppConfig;
const request = {
  requestId: "r",
  origin: "https://casino.example",
  locale: "en-US",
  country: "ES",
  clientIp: "192.0.2.1",
  cookies: createCookieJar("sid=1", { isSecure: true }),
  signal: new AbortController().signal,
  isShared: false,
} as unknown as PlatformRequest;

const prepare = (method: MethodName, params: object, options: CallOptions = {}, more: object = {}) =>
  prepareCall(method, params, options, { ...request, ...more } as PlatformRequest, config);

describe("a prepared read", () => {
  it("is the same for equal parameters, however they are written", () => {
    const one = prepare("games.get", { options: { offset: 0, count: 18 } });
    const other = prepare("games.get", { options: { count: 18, offset: 0 } });
    expect(other.key).toBe(one.key);
    expect(prepare("games.get", { options: { offset: 0, count: 18 } }).toRequest(true)).toEqual(
      one.toRequest(true),
    );
    expect(one.toRequest(true).path).toMatch(/^\/base\/api\/games\.get\?options=.*&locale=en-US&v=7$/);
  });

  it.each([
    ["another number", { options: { offset: 18, count: 18 } }, {}, {}],
    ["another language", { options: { offset: 0, count: 18 } }, {}, { locale: "ar" }],
    ["another country", { options: { offset: 0, count: 18 } }, {}, { country: "LV" }],
    ["another host", { options: { offset: 0, count: 18 } }, {}, { origin: "https://other.example" }],
    ["a player's own reply", { options: { offset: 0, count: 18 } }, { personal: true }, {}],
  ])("is another one for %s", (_, params, options, more) => {
    expect(prepare("games.get", params, options, more).key).not.toBe(
      prepare("games.get", { options: { offset: 0, count: 18 } }).key,
    );
  });

  it("is refused again and again when its parameters do not fit", () => {
    const wrong = () => prepare("games.get", { options: { offset: "many", count: Number.NaN } });
    expect(wrong).toThrow("input");
    expect(wrong).toThrow("input");
  });

  it("is bound to the visitor's request only where it is the visitor's own", () => {
    const own = prepare("games.get", { options: { offset: 0, count: 18 } }, { personal: true });
    expect([own.toRequest(true).signal, own.toRequest(false).signal]).toEqual([request.signal, undefined]);
    expect(
      prepare("games.get", { options: { offset: 0, count: 18 } }).toRequest(true).signal,
    ).toBeUndefined();
  });
});
