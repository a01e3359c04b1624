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
  /** As they go to the platform: a saved entry by its id, or what each field asks (contract D50). */
  requisites: Readonly<Record<string, string>>;
}

/** What a page knows beyond the form itself. */
export interface PaymentInput {
  /** Rules whose tables are too large for the browser, by sysname. */
  rules?: FieldData["rules"];
  /** A higher bound than the method's, as an offer asks for one. */
  min?: string;
}

/** Reads a posted form of money. */
export function parsePayment(form: PaymentForm, posted: FormData, facts: PaymentInput = {}) {
  return parseForm(withPreset(posted), {
    schema: paymentSchema(form, posted, facts),
    preventEmoji: form.preventEmoji.map((name) => `requisites.${name}`),
  });
}

/** Judges it in the browser, where conform says beside the values which of them it asks about. */
export function judgePayment(form: PaymentForm, posted: FormData, facts: PaymentInput = {}) {
  return parseWithZod(withPreset(posted), { schema: paymentSchema(form, posted, facts) });
}

/** Without a script a preset is a choice of its own; what is typed counts more. */
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
  // A form whose fields are all empty sends none of them, and each has its own fault to tell.
  return z.preprocess((value) => value ?? {}, withNew);
}

/** As it is typed: the countries' formats are too large for the browser, and are looked up on the server. */
const accountNumber: RuleOf = () =>
  requiredText(genericIssue("required"), undefined, (value) => value.replace(/[\s-]/g, "").toUpperCase());

function withoutEmpty(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
