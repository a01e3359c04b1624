import Big from "big.js";
import type { PaymentForm } from "~/features/cashier/form/payment-form";
import type { PaymentInput } from "~/features/cashier/form/payment-schema";
import type { DepositOffer } from "./deposit-view";

/** The submitted offer, if it is one of the available ones. */
export function selectedOffer(offers: readonly DepositOffer[], posted: FormData): string | undefined {
  const requested = posted.get("campaign_offer_id");
  return offers.find(({ id }) => id === requested)?.id;
}

/** The minimum amount, where the submitted offer requires more than the method. */
export function depositTerms(
  offers: readonly DepositOffer[],
  posted: FormData,
  { min, max }: Pick<PaymentForm, "min" | "max">,
): Pick<PaymentInput, "min"> {
  const chosen = selectedOffer(offers, posted);
  const wanted = offers.find(({ id }) => id === chosen)?.min;
  const isHigher =
    wanted?.currency === min.currency &&
    new Big(wanted.amount).gt(min.amount) &&
    new Big(wanted.amount).lte(max.amount);
  return isHigher ? { min: wanted.amount } : {};
}
