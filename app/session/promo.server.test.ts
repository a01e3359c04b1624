import { describe, expect, it } from "vitest";
import { createCookieJar } from "./cookies/cookie-jar";
import { capturePromoCode, pendingPromoCode } from "./promo.server";

function visit(search: string, cookie?: string) {
  const cookies = createCookieJar(cookie, { isSecure: false });
  capturePromoCode({ query: new URLSearchParams(search), cookies });
  return cookies;
}

describe("the promo code of an address", () => {
  it.each([
    ["?promo_code=WELCOME", undefined, "WELCOME"],
    ["?promo_code=ONE&promo_code=TWO", undefined, "TWO"],
    ["?promo_code=NEW", "cr_promo=OLD", "NEW"],
    ["?promo_code=%20A%20", undefined, "A"],
    ["?promo_code=50%25%20OFF;x=1", undefined, "50% OFF;x=1"],
    ["?promo_code=", "cr_promo=OLD", "OLD"],
    ["?promo_code=ONE&promo_code=", "cr_promo=OLD", "OLD"],
    ["", undefined, null],
    [`?promo_code=${"a".repeat(65)}`, undefined, null],
    ["?promo_code=a%0d%0aSet-Cookie:x=1", undefined, null],
    ["?promo_code=a%E2%80%8Bb", undefined, null],
    ["", `cr_promo=${"a".repeat(65)}`, null],
  ])("%s with %s leaves %s", (search, cookie, code) => {
    expect(pendingPromoCode({ cookies: visit(search, cookie) })).toBe(code);
  });

  it("is written only when it is another one, for 30 days", () => {
    expect(visit("?promo_code=A", "cr_promo=A").setCookieLines()).toEqual([]);
    expect(visit("?promo_code=A").setCookieLines()).toEqual([
      expect.stringContaining("cr_promo=A; Path=/; Max-Age=2592000"),
    ]);
  });
});
