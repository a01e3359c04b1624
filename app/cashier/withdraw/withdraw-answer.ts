import type { SubmissionResult } from "@conform-to/react";
import type { MessageKey } from "~/i18n/messages/catalogue";
import type { PaymentForm } from "../form/payment-form";
import type { PaymentAnswer } from "../form/payment-refusal";
import type { WithdrawReview } from "./steps/review.server";

/** What a form of the withdrawal page is answered when it leads nowhere else. */
export interface WithdrawAnswer {
  /** The form again, with what is wrong in it. */
  again?: { form: PaymentForm; respondWith: PaymentAnswer<SubmissionResult> };
  /** The next step. */
  review?: WithdrawReview;
  /** Nothing was done, and why. */
  problem?: MessageKey;
}
