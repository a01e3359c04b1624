import type { AppContext } from "~/context";
import { ownCookies, PROMO_SECONDS } from "./cookies";

type PromoContext = Pick<AppContext, "query" | "cookies">;

/** As a person could type it: nothing that is not shown, and no more than a code is long. */
const CODE = /^[^\p{Cc}\p{Cf}]{1,64}$/u;

/** What was typed, when it can be a promo code at all. */
export function asPromoCode(typed: unknown): string | null {
  const code = typeof typed === "string" ? typed.trim() : "";
  return CODE.test(code) ? code : null;
}

/** Keeps the promo code of the address: the last one counts, and takes the place of any kept before (product 4). */
export function capturePromoCode({ query, cookies }: PromoContext): void {
  const code = asPromoCode(query.getAll("promo_code").at(-1));
  if (code !== null) keepPromoCode({ cookies }, code);
}

export function keepPromoCode({ cookies }: Pick<PromoContext, "cookies">, code: string): void {
  if (code !== cookies.get(ownCookies.promo)) cookies.set(ownCookies.promo, code, { maxAge: PROMO_SECONDS });
}

/** The code that this visitor came with and has not used yet, for registration and the promo form. */
export function pendingPromoCode({ cookies }: Pick<PromoContext, "cookies">): string | null {
  return asPromoCode(cookies.get(ownCookies.promo));
}
