import type { PageContext } from "~/context/app-context";
import { PlatformFailure } from "~/platform/errors";
import { waitSeconds } from "~/platform/refusal-details";

/** Whether a promo code is valid; null when that is unknown. `seconds` to wait after too many checks. */
export type PromoCheck = { isValid: boolean | null; seconds?: number };

/** Checks a code; a truthy answer says that it is valid (docs/product.md#4). */
export async function checkPromoCode({ platform }: PageContext, code: string): Promise<PromoCheck> {
  try {
    const reply = await platform.attempt("campaigns.checkPromocode", { promo_code: code });
    if (reply.ok) return { isValid: reply.data };
    const { refusal } = reply;
    if (refusal.type === "TooManyRequestsException") return { isValid: null, seconds: waitSeconds(refusal) };
    return { isValid: refusal.type === "InvalidParameterException" ? false : null };
  } catch (error) {
    if (error instanceof PlatformFailure) return { isValid: null };
    throw error;
  }
}
