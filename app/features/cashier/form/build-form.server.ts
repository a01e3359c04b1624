import type { CmsConfig } from "~/content/config/cms-config";
import type { AppContext } from "~/context/app-context";
import { type FormField, isFilledByPlayer, withWords } from "~/forms/validation/fields/form-field";
import { patternCheck } from "~/forms/validation/pattern";
import { roundInwards, typedDecimals } from "~/forms/validation/typed-amount";
import type { FieldDefinition } from "~/platform/entities/account";
import type { Bank, PaymentMethod, SavedRequisite } from "~/platform/entities/cashier";
import { mintFormToken } from "~/session/idempotency/form-token.server";
import { NEW_CARD, type PaymentForm, SAVED_FIELD } from "./payment-form";
import { presetsFor } from "./presets";

interface FormParts {
  /** Name of the form's one-time token. */
  action: string;
  method: PaymentMethod;
  saved: readonly SavedRequisite[];
  presets?: CmsConfig["cashier"]["presets"];
}

/** The form of one payment method, by platform and operator settings. */
export async function buildPaymentForm(
  context: AppContext,
  { action, method, saved, presets = [] }: FormParts,
): Promise<PaymentForm> {
  const { id: methodId, sysname, currency, min_amount, max_amount } = method;
  const [{ forms }, definitions, token] = await Promise.all([
    context.content.config(),
    definitionsOf(context, method),
    mintFormToken(context, action),
  ]);
  const decimals = typedDecimals(forms.amounts, currency, min_amount, max_amount);
  const { min, max } = roundInwards({ min: min_amount, max: max_amount }, decimals);
  return {
    methodId,
    sysname,
    token,
    min: { amount: min, currency },
    max: { amount: max, currency },
    decimals,
    presets: presetsFor(presets, { currency, min, max, decimals }),
    fields: definitions
      .filter(isFilledByPlayer)
      .map((field) => withWords(withNewCard(field), forms.dictionary)),
    saved: saved
      .filter((one) => one.method === sysname)
      .map(({ id, title, status }) => ({ id, title, status })),
    values: {},
    preventEmoji: forms.preventEmoji,
  };
}

/**
 * With `needs_bank` the player has to choose one of the method's banks, whether the fields list it or not
 * (docs/contract.md#3.6).
 */
async function definitionsOf({ platform }: AppContext, method: PaymentMethod): Promise<FieldDefinition[]> {
  const { fields, needs_bank, sysname } = method;
  const listed = fields.find((field) => field.sysname === "bank_id");
  if (!needs_bank || listed?.attributes.options?.select) return fields;
  const banks = await platform.call("cashier.getbanks");
  const select = banks.filter(({ methods }) => methods.includes(sysname)).map(toOption);
  const bank: FieldDefinition = {
    sysname: "bank_id",
    type: "select",
    attributes: { is_visible: true, is_required: true, ...listed?.attributes, options: { select } },
  };
  return [bank, ...fields.filter((field) => field !== listed)];
}

const toOption = ({ id, name }: Bank) => ({ value: id, label: name });

/** The card number is optional where the provider may ask for it (`NEW_CARD`). */
function withNewCard(field: FieldDefinition): FieldDefinition {
  const { sysname, attributes } = field;
  if (sysname !== "card_number" || !attributes.regex || patternCheck(attributes.regex)(NEW_CARD))
    return field;
  return { ...field, attributes: { ...attributes, is_required: false } };
}

/** Submitted values to render again, except card numbers and passwords. */
export function typedValues(form: FormData, fields: readonly FormField[]): Record<string, string> {
  const names = fields
    .filter(({ sysname, type }) => sysname !== "card_number" && type !== "password")
    .map(({ sysname }) => `requisites.${sysname}`);
  const typed = ["amount", "preset", "campaign_offer_id", SAVED_FIELD, ...names].map((name) => {
    const value = form.get(name);
    return [name, typeof value === "string" ? value.slice(0, LONGEST) : ""] as const;
  });
  return Object.fromEntries(typed);
}

const LONGEST = 200;
