import { expect, it } from "vitest";
import type { AppContext } from "~/context";
import { redirectAcrossPolicies } from "./redirect-across-policies.server";

const origin = "https://casino.example";

/** How a redirect of `path` to `location` is followed by a browser whose document is `referrer`. */
function followed(path: string, location: string, referrer?: string, isDataRequest = true): string {
  const context = { isDataRequest, path, origin, basename: "/es-ES" } as AppContext;
  const request = new Request(`${origin}${path}`, { headers: referrer ? { Referer: referrer } : {} });
  const answer = new Response(null, { status: 302, headers: { Location: location } });
  const { status, headers } = redirectAcrossPolicies(answer, context, request);
  expect([status, headers.get("Location")]).toEqual([302, location]);
  return headers.has("X-Remix-Reload-Document") ? "document" : "page";
}

it.each([
  ["/", "/cashier/deposit?from=%2F", "document"],
  ["/cashier/deposit", "/", "document"],
  ["/cashier/deposit/cards", "/cashier/paypending/dep_1", "page"],
  ["/cashier/withdraw", "/profile/verification?from=%2Fcashier%2Fwithdraw", "document"],
  ["/offers", "/profile/bonuses", "page"],
  ["/offers", "https://elsewhere.example/cashier", "page"],
])("%s leads to %s by a %s", (path, location, expected) => {
  expect(followed(path, location)).toBe(expected);
  expect(followed(path, location, undefined, false)).toBe("page");
});

it.each([
  ["/favourites", "/cashier/wallet", `${origin}/es-ES/cashier/wallet`, "page"],
  ["/favourites", "/cashier/wallet", `${origin}/es-ES/gamehall`, "document"],
  ["/favourites", "/cashier/wallet", "https://elsewhere.example/es-ES/cashier", "document"],
  ["/favourites", "/gamehall", `${origin}/es-ES/cashier/wallet?menu`, "document"],
  ["/favourites", "/gamehall", "no address", "page"],
])("%s leads to %s from %s by a %s", (path, location, referrer, expected) => {
  expect(followed(path, location, referrer)).toBe(expected);
});
