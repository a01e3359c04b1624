import type { SubmissionResult } from "@conform-to/react";
import type { AccountRequirement } from "~/forms/account-requirements/requirements";
import type { MessageKey } from "~/i18n/messages/catalogue";

/** Why a submission failed, where no field is to blame (docs/contract.md#2). */
export type FormRefusal =
  | {
      kind: "need";
      need: AccountRequirement;
      /** The identity check the provider requires (docs/contract.md#d71). */
      check?: string;
    }
  | {
      kind: "text";
      text: MessageKey;
      /** Until a retry is allowed. */
      seconds?: number;
    };

/** Action data of a page with account forms, where the action does not redirect. */
export interface AccountAnswer {
  /** Which of the page's forms was submitted, and for which item of a list. */
  intent: string;
  id: string | null;
  /** Field errors, and the submitted values except secrets. */
  result: SubmissionResult | null;
  refusal: FormRefusal | null;
}
