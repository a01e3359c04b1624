import { type Words, words } from "../../world/words";
import type { PromotionRow } from "./offers";

/** A code that works, and what it brings: an offer's promotions or its own. */
export interface PromoCodeRow {
  code: string;
  offer?: number;
  title?: Words;
  promotions?: PromotionRow[];
}

/** docs/contract.md#7.3. */
export const promoCodes: PromoCodeRow[] = [
  { code: "WELCOME100", offer: 36 },
  { code: "SPINS20", offer: 37 },
  {
    code: "CASHBACK5",
    title: words.promoCodes.CASHBACK5.title,
    promotions: [
      {
        type: "cashback",
        title: words.promoCodes.CASHBACK5.cashback,
        amount: 500,
        percent: 5,
      },
    ],
  },
];

/** Codes that are always refused, each for a reason of its own; the last one is unknown to readers. */
export const refusedCodes: Record<string, string> = {
  EXPIRED1: "EXPIRED",
  SOON1: "NOT_STARTED",
  USED1: "ALREADY_USED",
  FULL1: "LIMIT_REACHED",
  VIPONLY1: "NOT_ELIGIBLE",
  USDONLY1: "WRONG_CURRENCY",
  BRONLY1: "WRONG_COUNTRY",
  DEPFIRST1: "DEPOSIT_REQUIRED",
  BUSY1: "BONUS_ACTIVE",
  WEIRD1: "SOMETHING_NEW",
};
