import { type CashierBrowser, formOf } from "../../../../tests/support/player-browser";
import { loadDeposit } from "../deposit/load-deposit.server";
import { submitDeposit } from "../deposit/submit-deposit.server";

export function openDeposit(browser: CashierBrowser, sysname?: string, query = "") {
  const address = `/cashier/deposit${sysname ? `/${sysname}` : ""}${query}`;
  return browser.visit(address, (context) => loadDeposit(context, sysname));
}

export function postDeposit(
  browser: CashierBrowser,
  sysname: string,
  fields: Record<string, string>,
  options = {},
) {
  const ask = (context: Parameters<typeof submitDeposit>[0]) =>
    submitDeposit(context, formOf(fields), sysname);
  return browser.visit(`/cashier/deposit/${sysname}`, ask, options);
}

/** The rendered form of a method. */
export async function depositForm(browser: CashierBrowser, sysname: string, query = "") {
  const { view } = await openDeposit(browser, sysname, query);
  if (view.kind !== "methods" || !view.chosen) throw new Error(`no form but ${view.kind}`);
  return view.chosen;
}

/** Fills in and submits the form of a method. */
export async function deposit(browser: CashierBrowser, sysname: string, fields: Record<string, string> = {}) {
  const { form } = await depositForm(browser, sysname);
  return postDeposit(browser, sysname, { _token: form.token, amount: "50", ...fields });
}

/** Action data of a submission that does not redirect. */
export function depositAnswerOf(answer: Awaited<ReturnType<typeof postDeposit>>) {
  if (answer instanceof Response || !("payment" in answer.data))
    throw new Error("the form has led somewhere");
  const { result, refusal, token, values } = answer.data.payment;
  return { status: answer.init?.status, errors: result.error ?? {}, refusal, token, values, result };
}
