import type { SubmissionResult } from "@conform-to/react";
import type { AccountRequirement } from "~/account-requirements/requirements";
import type { MessageKey } from "~/i18n/messages/catalogue";

/** Why nothing came of a form, where no field is to blame (contract 2). */
export type FormRefusal =
  | {
      kind: "need";
      need: AccountRequirement;
      /** What the identity check is for (contract D71). */
      check?: string;
    }
  | {
      kind: "text";
      text: MessageKey;
      /** Until it may be tried again. */
      seconds?: number;
    };

/** What a page's action says of a form that leads nowhere else. */
export interface AccountAnswer {
  /** Which of the page's forms was sent, and for which of several things. */
  intent: string;
  id: string | null;
  /** Fields that are wrong, and what was typed but for secrets. */
  result: SubmissionResult | null;
  refusal: FormRefusal | null;
}
