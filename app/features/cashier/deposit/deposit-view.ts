import type { PaymentCheck } from "~/features/cashier/pending-payment/payment-check";
import type { LimitView } from "~/features/responsible-game/limit/limit-view";
import type { MoneyValue } from "~/ui/format/format-values";
import type { PaymentForm } from "../form/payment-form";
import type { PaymentRefusal } from "../form/payment-refusal";
import type { MethodSummary } from "../payment-methods";
import type { RepeatDeposit } from "./repeat-deposit.server";

/** An offer that a deposit can activate (docs/contract.md#3.5). */
export interface DepositOffer {
  id: string;
  title: string;
  /** Titles of its promotions. */
  rewards: readonly string[];
  /** Minimum deposit. */
  min?: MoneyValue;
}

/** The selected method, and everything its form needs. */
export interface ChosenMethod {
  method: MethodSummary;
  form: PaymentForm;
  offers: readonly DepositOffer[];
}

/** The provider's step of a deposit, on a page of ours. */
export type ProviderStep = { id: string; url: string } & (
  | { flow: "form"; params: Readonly<Record<string, string>> }
  | { flow: "iframe"; height: number; seconds: number }
);

/** What the deposit page shows. */
export type DepositView =
  | { kind: "unavailable" }
  | { kind: "check"; check: PaymentCheck }
  | { kind: "step"; step: ProviderStep; method: MethodSummary }
  | {
      kind: "methods";
      methods: readonly MethodSummary[];
      chosen: ChosenMethod | null;
      /** Only while no method is selected. */
      again: RepeatDeposit | null;
      /** Null while none is set; undefined where it could not be read, or the feature is off. */
      limit: LimitView | null | undefined;
      /** Refusal of a deposit that was settled after the player had left the page. */
      refusal: PaymentRefusal | null;
    };
