import type { AccountRequirement } from "~/account-requirements/requirements";
import type { MessageKey } from "~/i18n/messages/catalogue";

/** Where the player finds help with what was refused. */
export type PaymentWay = "otherMethod" | "limits" | "support" | "history";

/** Why nothing came of a payment, for the notice above the form (contract 2). What a field is to blame for stands there. */
export type PaymentRefusal =
  | { kind: "need"; need: AccountRequirement; text: MessageKey }
  | {
      kind: "text";
      text: MessageKey;
      ways: readonly PaymentWay[];
      seconds?: number;
      /** Until this amount of a limit comes back. */
      until?: string;
    };

/** What a form of money is answered when it leads nowhere else. */
export interface PaymentAnswer<Result> {
  result: Result | null;
  refusal: PaymentRefusal | null;
  /** Of the form as it is shown now: what was sent is not sent again. */
  token: string;
  /** What was typed, for a document that shows it anew. */
  values: Readonly<Record<string, string>>;
}
