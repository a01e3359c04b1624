import type { AppLoadContext } from "@remix-run/node";
import { type CashierBrowser, formOf, leadsTo } from "../../../../tests/support/player-browser";
import { submitWithdraw } from "../withdraw/submit-withdraw.server";
import type { WithdrawAnswer } from "../withdraw/withdraw-answer";
import { loadWithdrawPage } from "../withdraw/withdraw-page.server";

/** Outcome of a submission: a redirect, or action data. */
interface Outcome {
  location: string | null;
  status: number;
  body: WithdrawAnswer;
}

export const iban = "ES9121000418450200051332";
/** A withdrawal to a bank account, without its amount. */
export const toIban = { method: "sandiban", "requisites.iban": iban };

export function openWithdraw(browser: CashierBrowser, query = "") {
  return browser.visit(`/cashier/withdraw${query}`, loadWithdrawPage);
}

/** The withdrawal options, where the platform returns them. */
export async function openWithdrawPage(browser: CashierBrowser, query = "") {
  const { room } = await openWithdraw(browser, query);
  if (!room.ok) throw new Error(`no room: ${room.refusal.text}`);
  return room;
}

export function postWithdraw(browser: CashierBrowser, fields: Record<string, string>): Promise<Outcome> {
  return browser.visit("/cashier/withdraw", (context) => sent(context, formOf(fields)));
}

/** Submits the form up to the review, agreeing that the bonuses burn. */
export async function reviewOf(browser: CashierBrowser, fields: Record<string, string>) {
  const { body } = await postWithdraw(browser, { intent: "review", burn: "agreed", ...fields });
  if (!body.review) throw new Error("no review");
  return body.review;
}

/** The fields of the review's form. */
export function sending({ token, payment }: NonNullable<WithdrawAnswer["review"]>) {
  return { intent: "send", burn: "agreed", _token: token, payment };
}

export async function withdraw(browser: CashierBrowser, fields: Record<string, string>): Promise<Outcome> {
  return postWithdraw(browser, sending(await reviewOf(browser, fields)));
}

async function sent(context: AppLoadContext, form: FormData): Promise<Outcome> {
  const answer = await submitWithdraw(context, form).catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  });
  if (answer instanceof Response) return { status: answer.status, location: leadsTo(answer), body: {} };
  return { status: answer.init?.status ?? 200, location: null, body: answer.data };
}
