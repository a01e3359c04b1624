import type { AppLoadContext } from "@remix-run/node";
import { loadPayResult } from "../../app/features/cashier/result/pay-result.server";
import { parseFaults } from "../../sandbox/control/faults";
import { clonePlayer } from "../../sandbox/control/players";
import type { startTestApp } from "./app-context";
import { cookiesOf } from "./sign-in";

export type BrowsedApp = Awaited<ReturnType<typeof startTestApp>>;

/** A browser with a player of its own, which keeps cookies between requests. */
export async function openPlayerBrowser(app: BrowsedApp, base = "demo@sandbox.test") {
  const { world } = app.sandbox;
  const { login, uid } = clonePlayer(world, base, {});
  const jar = new Map<string, string>();
  const storeCookie = (header: string) => {
    for (const [, name = "", value = ""] of header.matchAll(/([^=;\s]+)=([^;]*)/g))
      value ? jar.set(name, value) : jar.delete(name);
  };
  storeCookie(await cookiesOf(app, login));
  const callsBefore = world.state.calls.length;

  function contextAt(address = "/", options = {}) {
    const { pathname: path, search } = new URL(address, "http://localhost");
    const cookieHeader = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    return app.contextFor({ path, search, cookieHeader, ...options });
  }

  async function visit<T>(
    address: string,
    ask: (context: AppLoadContext) => Promise<T>,
    options = {},
  ): Promise<T> {
    const context = await contextAt(address, options);
    try {
      return await ask(context);
    } finally {
      storeCookie(app.cookieHeader(context));
    }
  }

  return {
    visit,
    contextAt,
    result: (address: string, transaction?: string) =>
      visit(address, (context) => loadPayResult(context, transaction)),
    async history(type: "deposit" | "withdrawal" = "deposit") {
      const { platform } = await contextAt();
      return (await platform.call("cashier.gethistory", { type, count: 50 })).items;
    },
    /** Calls that the platform received since this browser was opened. */
    calls: (method: string) => world.state.calls.slice(callsBefore).filter((call) => call.method === method),
    fail: (fault: string) => {
      world.state.faults.push(...parseFaults(fault).map((one) => ({ ...one, uid })));
    },
    heal: () => {
      world.state.faults = world.state.faults.filter((fault) => fault.uid !== uid);
    },
  };
}

export type CashierBrowser = Awaited<ReturnType<typeof openPlayerBrowser>>;

export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** Location of a redirect; null for other responses. */
export function leadsTo(answer: object): string | null {
  return answer instanceof Response ? answer.headers.get("Location") : null;
}
