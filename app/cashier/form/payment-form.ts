import type { SavedRequisite } from "~/platform/entities-cashier";
import type { MoneyValue } from "~/ui/formatting/format-values";
import type { FormField } from "~/validation/fields/form-field";

/** Details of a payment that are known already. Only those that are ready can be chosen. */
export type SavedChoice = Pick<SavedRequisite, "id" | "title" | "status">;

/** What a form of money asks, on the server and in the browser: an amount, and from where or to where. */
export interface PaymentForm {
  methodId: string;
  sysname: string;
  /** Marks this showing of the form: it is sent once (`app/session/idempotency/`). */
  token: string;
  min: MoneyValue;
  max: MoneyValue;
  /** What a withdrawal can take; the platform knows best, and this much is shown. */
  available?: MoneyValue;
  /** Amounts at one touch. */
  presets: readonly string[];
  fields: readonly FormField[];
  saved: readonly SavedChoice[];
  /** What was typed before, never a card number. */
  values: Readonly<Record<string, string>>;
  preventEmoji: readonly string[];
}

/** The provider asks for the card on its own page (contract D50). */
export const NEW_CARD = "new";

/** A field whose empty value has a meaning: a card that the provider asks for. */
export function mayBeNewCard({ sysname, attributes }: FormField): boolean {
  return sysname === "card_number" && !attributes.is_required;
}
