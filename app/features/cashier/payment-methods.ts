import type { PaymentMethod } from "~/platform/entities/cashier";

/** What a player sees of a payment method (docs/contract.md#3.6). */
export interface MethodSummary {
  sysname: string;
  name: string;
  picture?: string;
  min: { amount: string; currency: string };
  max: { amount: string; currency: string };
  /** Percent; absent where there is no fee, null where it is not known. */
  fee?: string | null;
  time?: string;
  isMobileOnly: boolean;
}

export function toMethodSummary(method: PaymentMethod): MethodSummary {
  const { sysname, name, image_url, currency, min_amount, max_amount, fee_percent, processing_time } = method;
  return {
    sysname,
    name,
    picture: image_url,
    min: { amount: min_amount, currency },
    max: { amount: max_amount, currency },
    fee: fee_percent === null || Number(fee_percent) > 0 ? fee_percent : undefined,
    time: processing_time,
    isMobileOnly: method.is_mobile_only === true,
  };
}
