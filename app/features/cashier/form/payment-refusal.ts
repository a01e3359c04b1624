import type { AccountRequirement } from "~/forms/account-requirements/requirements";
import type { MessageKey } from "~/i18n/messages/catalogue";

/** Links that help after a refusal. */
export type RefusalNextStep = "otherMethod" | "limits" | "support" | "history";

/**
 * Why a payment was refused, for the notice above the form (docs/contract.md#2). Field errors are shown at their
 * fields.
 */
export type PaymentRefusal =
  | { kind: "need"; need: AccountRequirement; text: MessageKey }
  | {
      kind: "text";
      text: MessageKey;
      nextSteps: readonly RefusalNextStep[];
      seconds?: number;
      /** ISO 8601: when the limit resets. */
      until?: string;
    };

/** Action data of a payment form, where the action does not redirect. */
export interface PaymentAnswer<Result> {
  result: Result | null;
  refusal: PaymentRefusal | null;
  /** A new token: the one that was submitted is used up. */
  token: string;
  /** Submitted values, to render the form again in a document response. */
  values: Readonly<Record<string, string>>;
}
