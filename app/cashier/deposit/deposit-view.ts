import type { PaymentCheck } from "~/cashier/pending-payment/payment-check";
import type { LimitView } from "~/responsible-game/limit/limit-view";
import type { MoneyValue } from "~/ui/formatting/format-values";
import type { PaymentForm } from "../form/payment-form";
import type { PaymentRefusal } from "../form/payment-refusal";
import type { MethodSummary } from "../payment-methods";
import type { RepeatDeposit } from "./repeat-deposit.server";

/** An offer that the deposit can be made for (contract 3.5). */
export interface DepositOffer {
  id: string;
  title: string;
  /** What it brings, one by one. */
  rewards: readonly string[];
  /** The deposit it takes at least. */
  min?: MoneyValue;
}

/** The method that was chosen, and all that its form needs. */
export interface ChosenMethod {
  method: MethodSummary;
  form: PaymentForm;
  offers: readonly DepositOffer[];
}

/** The provider's part of a deposit, on a page of ours. */
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
      /** Beside the methods only. */
      again: RepeatDeposit | null;
      /** Null while none is set; undefined where nobody could say. */
      limit: LimitView | null | undefined;
      /** An answer that came after the player had left. */
      refusal: PaymentRefusal | null;
    };
