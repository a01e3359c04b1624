import { data } from "@remix-run/node";
import type { AppContext } from "~/context/app-context";
import { ibanRule } from "~/forms/validation/rules/iban";
import { typedValues } from "../../form/build-form.server";
import { type PaymentForm, SAVED_FIELD } from "../../form/payment-form";
import { parsePayment } from "../../form/payment-schema";
import type { WithdrawAnswer } from "../withdraw-answer";
import { type CheckedPayment, decryptPayment } from "./encrypted-payment.server";
import { toReview } from "./review.server";
import { loadWithdrawContext } from "./withdraw-context.server";

/** Validates the form and shows the review; nothing has been sent to the platform yet. */
export async function checkStep(context: AppContext, posted: FormData) {
  const method = String(posted.get("method") ?? "");
  const room = await loadWithdrawContext(context, method, posted);
  const { form } = room;
  const submission = readWithdrawal(form, posted);
  if (submission.status !== "success") {
    const result = submission.reply({ hideFields });
    return answer(400, { again: reviewAnswer(form, typedValues(posted, form.fields), result) });
  }
  const checked = { methodId: form.methodId, method, ...submission.value };
  return answer(200, { review: await toReview(context, room, checked) });
}

/** Returns from the review to the form, with its values except card numbers. */
export async function editStep(context: AppContext, posted: FormData) {
  const checked = await decryptPayment(context, posted);
  if (!checked) return answer(409, { problem: "payment.staleForm" });
  const { form } = await loadWithdrawContext(context, checked.method, posted);
  return answer(200, { again: reviewAnswer(form, typedValues(toFormData(checked), form.fields), null) });
}

/** Card numbers are never sent back to the browser. */
export const hideFields = ["requisites.card_number"];

export function readWithdrawal(form: PaymentForm, posted: FormData) {
  return parsePayment(form, posted, { rules: { iban: ibanRule } });
}

type Again = NonNullable<WithdrawAnswer["again"]>;

export function reviewAnswer(
  form: PaymentForm,
  values: Again["respondWith"]["values"],
  result: Again["respondWith"]["result"],
  refusal: Again["respondWith"]["refusal"] = null,
): Again {
  return { form, respondWith: { result, refusal, token: form.token, values } };
}

/** A validated payment as form data. */
export function toFormData({ amount, saved, requisites }: CheckedPayment): FormData {
  const form = new FormData();
  form.set("amount", amount);
  if (saved) {
    form.set(SAVED_FIELD, saved);
    return form;
  }
  for (const [name, value] of Object.entries(requisites)) form.set(`requisites.${name}`, value);
  return form;
}

export function answer(status: number, body: WithdrawAnswer) {
  return data(body, status);
}
