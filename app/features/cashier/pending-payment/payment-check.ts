import type { MoneyValue } from "~/ui/format/format-values";

/** A submitted payment with unknown outcome. */
export interface PaymentCheck {
  /** Absent where the stored submission cannot be read any more. */
  payment?: {
    /** Name of the method as the player saw it. */
    method: string;
    value: MoneyValue;
    sentAt: string;
  };
  /** Overdue: the player may look elsewhere, or start again. */
  isLate: boolean;
  /** Polling interval. */
  seconds: number;
}

/** Milliseconds after which the player is no longer told to wait. */
export const CHECK_PATIENCE = 2 * 60_000;

/** Intent of the form that starts a new payment although the outcome of the last one is unknown. */
export const START_OVER = "anew";
