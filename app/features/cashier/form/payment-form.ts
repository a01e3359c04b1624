import type { FormField } from "~/forms/validation/fields/form-field";
import type { SavedRequisite } from "~/platform/entities/cashier";
import type { MoneyValue } from "~/ui/format/format-values";

/** Saved payment details. Only those with status `ready` can be selected. */
export type SavedChoice = Pick<SavedRequisite, "id" | "title" | "status">;

/** The model of a payment form, on the server and in the browser: an amount and payment details. */
export interface PaymentForm {
  methodId: string;
  sysname: string;
  /** One-time token of this rendering of the form (`app/session/idempotency/`). */
  token: string;
  min: MoneyValue;
  max: MoneyValue;
  /** Decimals that the amount may be typed with (docs/contract.md#o32). */
  decimals: number;
  /** Withdrawable amount; the platform has the last word. */
  available?: MoneyValue;
  /** Preset amounts. */
  presets: readonly string[];
  fields: readonly FormField[];
  saved: readonly SavedChoice[];
  /** Initial or submitted values, never a card number. */
  values: Readonly<Record<string, string>>;
  preventEmoji: readonly string[];
}

/**
 * Names the chosen saved details in a form; empty for none of them. On the wire they are `requisites[id]`, but a method's
 * own field may be called `id` too.
 */
export const SAVED_FIELD = "saved";

/** Sent as the card number when the provider asks for it on its own page (docs/contract.md#d50). */
export const NEW_CARD = "new";

/** Whether the field may stay empty, which means a card that the provider asks for. */
export function mayBeNewCard({ sysname, attributes }: FormField): boolean {
  return sysname === "card_number" && !attributes.is_required;
}
