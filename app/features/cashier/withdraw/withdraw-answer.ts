import type { SubmissionResult } from "@conform-to/react";
import type { MessageKey } from "~/i18n/messages/catalogue";
import type { PaymentForm } from "../form/payment-form";
import type { PaymentAnswer } from "../form/payment-refusal";
import type { WithdrawReview } from "./steps/review.server";

/** Action data of the withdrawal page, where the action does not redirect. */
export interface WithdrawAnswer {
  /** The form with its errors and values. */
  again?: { form: PaymentForm; respondWith: PaymentAnswer<SubmissionResult> };
  /** The review of a valid form. */
  review?: WithdrawReview;
  /** Why nothing was done. */
  problem?: MessageKey;
}
