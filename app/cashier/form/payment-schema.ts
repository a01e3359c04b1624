import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { type FieldData, fieldSchema, type RuleOf } from "~/validation/field-rules";
import { parseForm } from "~/validation/form-data";
import { fieldIssue, genericIssue } from "~/validation/issue";
import { requiredText } from "~/validation/rules/rule";
import { sumRule } from "~/validation/rules/sum";
import { mayBeNewCard, NEW_CARD, type PaymentForm } from "./payment-form";

export interface Payment {
  amount: string;
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
export function parsePayment(form: PaymentForm, posted: FormData, facts: PaymentInput = {}) {
  return parseForm(withPreset(posted), {
    schema: paymentSchema(form, posted, facts),
    preventEmoji: form.preventEmoji.map((name) => `requisites.${name}`),
  });
}

/** Validates in the browser, with conform's own parser: it reads the intent that conform adds to the form data. */
export function judgePayment(form: PaymentForm, posted: FormData, facts: PaymentInput = {}) {
  return parseWithZod(withPreset(posted), { schema: paymentSchema(form, posted, facts) });
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
  const { max, available } = form;
  const { currency } = form.min;
  return z
    .object({
      amount: sumRule({
        min: min ?? form.min.amount,
        max: max.amount,
        available: available?.currency === currency ? available.amount : undefined,
        currency,
      }),
      requisites: requisitesSchema(form, posted, rules),
    })
    .transform(({ amount, requisites = {} }): Payment => ({ amount, requisites: withoutEmpty(requisites) }));
}

function requisitesSchema(form: PaymentForm, posted: FormData, rules: PaymentInput["rules"]) {
  const chosen = posted.get("requisites.id") ?? posted.get("requisites[id]");
  if (typeof chosen === "string" && chosen !== "") {
    const ready = form.saved.filter(({ status }) => status === "ready").map(({ id }) => id);
    return z.object({ id: z.enum(ready, { error: () => fieldIssue("wrongField") }) });
  }
  const asked = fieldSchema(form.fields, { rules: { iban: accountNumber, ...rules } });
  const isNewCard = form.fields.some(mayBeNewCard);
  const withNew = asked.transform((values) =>
    isNewCard ? { ...values, card_number: values.card_number ?? NEW_CARD } : values,
  );
  // A form with only empty fields submits none of them; the empty object lets each field report its own error.
  return z.preprocess((value) => value ?? {}, withNew);
}

/** Only normalised in the browser: the IBAN formats are too large for it and are checked on the server. */
const accountNumber: RuleOf = () =>
  requiredText(genericIssue("required"), undefined, (value) => value.replace(/[\s-]/g, "").toUpperCase());

function withoutEmpty(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
