import type { AppLoadContext } from "@remix-run/node";
import { clonePlayer } from "../../../sandbox/control/players";
import type { startTestApp } from "../../../tests/app-context";
import { cookiesOf } from "../../../tests/sign-in";
import { loadDeposit } from "../deposit/load-deposit.server";
import { submitDeposit } from "../deposit/submit-deposit.server";
import { loadPayResult } from "../result/pay-result.server";

export type CashierApp = Awaited<ReturnType<typeof startTestApp>>;

/** A browser of a player of their own, on the cashier's pages. */
export async function openCashier(app: CashierApp, base = "demo@sandbox.test", patch = {}) {
  const { world } = app.sandbox;
  const { login, uid } = clonePlayer(world, base, patch);
  let cookieHeader = await cookiesOf(app, login);

  async function visit<T>(
    path: string,
    ask: (context: AppLoadContext) => Promise<T>,
    facts = {},
  ): Promise<T> {
    const [pathname = "", search = ""] = path.split("?");
    const context = await app.contextFor({
      path: pathname,
      search: search && `?${search}`,
      cookieHeader,
      ...facts,
    });
    try {
      return await ask(context);
    } finally {
      const own = app.cookieHeader(context);
      if (own) cookieHeader = `${cookieHeader}; ${own}`;
    }
  }

  return {
    uid,
    visit,
    open: (sysname?: string, query = "", facts = {}) =>
      visit(
        `/cashier/deposit${sysname ? `/${sysname}` : ""}${query}`,
        (context) => loadDeposit(context, sysname),
        facts,
      ),
    post: (sysname: string, fields: Record<string, string>, facts = {}) =>
      visit(
        `/cashier/deposit/${sysname}`,
        (context) => submitDeposit(context, formOf(fields), sysname),
        facts,
      ),
    result: (path: string, transaction?: string) =>
      visit(path, (context) => loadPayResult(context, transaction)),
    history: () =>
      visit("/", (context) => context.platform.call("cashier.gethistory", { type: "deposit", count: 50 })),
    /** How often the platform was asked to take a deposit by this player. */
    sent: () => world.state.calls.filter(({ method }) => method === "cashier.makedeposit").length,
    fail: (fault: string) => {
      const [target = "", effect = ""] = fault.split("=");
      world.state.faults.push({ target, effect, uid });
    },
    heal: () => {
      world.state.faults = world.state.faults.filter((fault) => fault.uid !== uid);
    },
    cookies: () => cookieHeader,
  };
}

export type CashierBrowser = Awaited<ReturnType<typeof openCashier>>;

export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** The form of a method as the page shows it. */
export async function formFor(browser: CashierBrowser, sysname: string, query = "") {
  const { view } = await browser.open(sysname, query);
  if (view.kind !== "methods" || !view.chosen) throw new Error(`no form but ${view.kind}`);
  return view.chosen;
}

/** Fills in the form of a method as a player would, and sends it. */
export async function deposit(browser: CashierBrowser, sysname: string, fields: Record<string, string> = {}) {
  const { form } = await formFor(browser, sysname);
  return browser.post(sysname, { _token: form.token, amount: "50", ...fields });
}

/** Where an answer leads; null when it leads nowhere. */
export function leadsTo(answer: object): string | null {
  return answer instanceof Response ? answer.headers.get("Location") : null;
}

/** What the page says of a form that leads nowhere. */
export function told(answer: Awaited<ReturnType<CashierBrowser["post"]>>) {
  if (answer instanceof Response || !("payment" in answer.data))
    throw new Error("the form has led somewhere");
  const { result, refusal, token, values } = answer.data.payment;
  return { status: answer.init?.status, errors: result.error ?? {}, refusal, token, values, result };
}
