import type { MoneyValue } from "~/ui/formatting/format-values";

/** A payment that was sent and whose end is not known yet. */
export interface PaymentCheck {
  /** Absent where what was kept of it cannot be read any more. */
  payment?: {
    /** Name of the method, as the player chose it. */
    method: string;
    value: MoneyValue;
    sentAt: string;
  };
  /** It has taken longer than it should: the player may look elsewhere, and begin anew. */
  isLate: boolean;
  /** How often the page asks again. */
  seconds: number;
}

/** After so long nobody is told to wait for it any more. */
export const CHECK_PATIENCE = 2 * 60_000;

/** The form that begins a new payment in spite of one whose end is not known. */
export const START_OVER = "anew";
