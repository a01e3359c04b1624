import type { AppContext } from "~/context/app-context";
import { ownCookies, PROMO_SECONDS } from "./cookies/cookies";

type PromoContext = Pick<AppContext, "query" | "cookies">;

/** Visible characters only, and no more than a code is long. */
const CODE = /^[^\p{Cc}\p{Cf}]{1,64}$/u;

/** Returns the trimmed text when it can be a promo code, else null. */
export function asPromoCode(typed: unknown): string | null {
  const code = typeof typed === "string" ? typed.trim() : "";
  return CODE.test(code) ? code : null;
}

/** Stores the last `promo_code` of the URL, which replaces any stored before (docs/product.md#4). */
export function capturePromoCode({ query, cookies }: PromoContext): void {
  const code = asPromoCode(query.getAll("promo_code").at(-1));
  if (code !== null) savePromoCode({ cookies }, code);
}

export function savePromoCode({ cookies }: Pick<PromoContext, "cookies">, code: string): void {
  if (code !== cookies.get(ownCookies.promo)) cookies.set(ownCookies.promo, code, { maxAge: PROMO_SECONDS });
}

/** Returns the visitor's unused promo code, for registration and the promo form. */
export function pendingPromoCode({ cookies }: Pick<PromoContext, "cookies">): string | null {
  return asPromoCode(cookies.get(ownCookies.promo));
}
