import { expect, it } from "vitest";
import type { AppContext } from "~/context/app-context";
import { viaCookieCheck } from "./cookie-check.server";
import { createCookieJar } from "./cookie-jar";

const contextOf = ({ header, isFramed = false }: { header?: string; isFramed?: boolean } = {}) => {
  const cookies = createCookieJar(header, { isSecure: true });
  cookies.set("theme", "dark");
  const locales = [
    { code: "en-US", isDefault: true },
    { code: "es-ES", isDefault: false },
  ];
  return { cookies, origin: "https://site.test", locales, isFramed } as unknown as AppContext;
};
const redirect = (location: string) => new Response(null, { status: 302, headers: { Location: location } });
const leadsTo = (answer: unknown) => answer instanceof Response && answer.headers.get("Location");

it.each([
  ["/gamehall?category=live#games", "/forms/cookies?to=%2Fgamehall%3Fcategory%3Dlive%23games"],
  ["https://site.test/gamehall", "https://site.test/forms/cookies?to=%2Fgamehall"],
  ["https://site.test/es-ES/gamehall", "https://site.test/es-ES/forms/cookies?to=%2Fgamehall"],
  ["https://elsewhere.test/", "https://elsewhere.test/"],
])("leads from %s by the check, in its locale", (location, expected) => {
  const context = contextOf();
  expect(leadsTo(viaCookieCheck(redirect(location), context))).toBe(expected);
  expect(context.cookies.get("cr_kept")).toBe(location === expected ? undefined : "1");
});

it("changes nothing for a browser that has sent a cookie, in a frame, where none is set, and for answers", () => {
  const still = (context: AppContext) => leadsTo(viaCookieCheck(redirect("/terms"), context));
  expect(still(contextOf({ header: "a=1" }))).toBe("/terms");
  expect(still(contextOf({ isFramed: true }))).toBe("/terms");
  const none = { ...contextOf(), cookies: createCookieJar(undefined, { isSecure: true }) };
  expect(still(none)).toBe("/terms");
  expect(viaCookieCheck({ errors: [] }, contextOf())).toEqual({ errors: [] });
});
