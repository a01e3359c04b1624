import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { bareIban } from "~/forms/validation/bare-iban";
import { type FieldData, fieldSchema, type RuleOf } from "~/forms/validation/field-rules";
import { parseForm } from "~/forms/validation/form-data";
import { fieldIssue, genericIssue } from "~/forms/validation/issue";
import { requiredText } from "~/forms/validation/rules/rule";
import { sumRule } from "~/forms/validation/rules/sum";
import { mayBeNewCard, NEW_CARD, type PaymentForm, SAVED_FIELD } from "./payment-form";

export interface Payment {
  amount: string;
  /** Id of the chosen saved details. */
  saved?: string;
  /** As the platform takes them: the id of saved details, or the value of each field (docs/contract.md#d50). */
  requisites: Readonly<Record<string, string>>;
}

/** Rules of a page beyond the form model. */
export interface PaymentInput {
  /** Server-only rules by sysname, whose tables are too large for the browser. */
  rules?: FieldData["rules"];
  /** A minimum above the method's, as an offer may require. */
  min?: string;
}

/** Parses a submission on the server. */
export function parsePayment(form: PaymentForm, posted: FormData, input: PaymentInput = {}) {
  return parseForm(withPreset(posted), {
    schema: paymentSchema(form, posted, input),
    preventEmoji: form.preventEmoji.map((name) => `requisites.${name}`),
  });
}

/** Validates in the browser, with conform's own parser: it reads the intent that conform adds to the form data. */
export function judgePayment(form: PaymentForm, posted: FormData, input: PaymentInput = {}) {
  return parseWithZod(withPreset(posted), { schema: paymentSchema(form, posted, input) });
}

/** Without script a preset is submitted on its own; a typed amount wins. */
function withPreset(posted: FormData): FormData {
  const preset = posted.get("preset");
  const typed = posted.get("amount");
  if (typeof preset !== "string" || preset === "" || (typeof typed === "string" && typed.trim()))
    return posted;
  const form = new FormData();
  for (const [name, value] of posted) if (name !== "amount") form.append(name, value);
  form.set("amount", preset);
  return form;
}

function paymentSchema(form: PaymentForm, posted: FormData, { rules, min }: PaymentInput) {
  const { max, available, decimals } = form;
  const { currency } = form.min;
  const amount = sumRule({
    min: min ?? form.min.amount,
    max: max.amount,
    available: available?.currency === currency ? available.amount : undefined,
    currency,
    decimals,
  });
  if (posted.get(SAVED_FIELD)) {
    const ready = form.saved.filter(({ status }) => status === "ready").map(({ id }) => id);
    const saved = z.enum(ready, { error: () => fieldIssue("wrongField") });
    return z
      .object({ amount, [SAVED_FIELD]: saved })
      .transform((payment): Payment => ({ ...payment, requisites: { id: payment.saved } }));
  }
  return z
    .object({ amount, requisites: requisitesSchema(form, rules) })
    .transform(({ amount, requisites = {} }): Payment => ({ amount, requisites: withoutEmpty(requisites) }));
}

function requisitesSchema(form: PaymentForm, rules: PaymentInput["rules"]) {
  const secrets = form.fields.filter(({ sysname, type }) => [sysname, type].includes("password"));
  const requested = fieldSchema(form.fields, {
    rules: {
      iban: accountNumber,
      ...Object.fromEntries(secrets.map(({ sysname }) => [sysname, secret])),
      ...rules,
    },
  });
  const isNewCard = form.fields.some(mayBeNewCard);
  const withNew = requested.transform((values) =>
    isNewCard ? { ...values, card_number: values.card_number ?? NEW_CARD } : values,
  );
  // A form with only empty fields submits none of them; the empty object lets each field report its own error.
  return z.preprocess((value) => value ?? {}, withNew);
}

/** Only normalised in the browser: the IBAN formats are too large for it and are checked on the server. */
const accountNumber: RuleOf = () => requiredText(genericIssue("required"), undefined, bareIban);

/** A secret of the provider's, such as a PIN: only its definition has rules for it. */
const secret: RuleOf = () => requiredText(genericIssue("required"), undefined, (value) => value);

function withoutEmpty(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
