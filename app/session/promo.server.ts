import type { AppContext } from "~/context";
import { ownCookies, PROMO_SECONDS } from "./cookies";

type PromoContext = Pick<AppContext, "query" | "cookies">;

/** A code as a person could type it: nothing that is not shown, and no more than a code is long. */
const CODE = /^[^\p{Cc}\p{Cf}]{1,64}$/u;

/** Keeps the promo code of the address: the last one counts, and takes the place of any kept before (specification 4). */
export function capturePromoCode({ query, cookies }: PromoContext): void {
  const code = query.getAll("promo_code").at(-1)?.trim();
  if (!code || !CODE.test(code) || code === cookies.get(ownCookies.promo)) return;
  cookies.set(ownCookies.promo, code, { maxAge: PROMO_SECONDS });
}

/** The code that this visitor came with and has not used yet, for registration and the promo form. */
export function pendingPromoCode({ cookies }: Pick<PromoContext, "cookies">): string | null {
  const code = cookies.get(ownCookies.promo);
  return code && CODE.test(code) ? code : null;
}
