import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../tests/app-context";
import { cookiesOf } from "../../tests/sign-in";
import { loadHistory } from "./history/history.server";
import { type HistoryTab, historyTabs, readHistoryQuery } from "./history/history-query";
import { loadDepositMethods, loadWithdrawMethods } from "./payment-methods.server";
import { loadPayResult } from "./result/pay-result.server";
import { loadWallet } from "./wallet.server";

let app: Awaited<ReturnType<typeof startTestApp>>;
let cookieHeader: string;
beforeAll(async () => {
  app = await startTestApp();
  cookieHeader = await cookiesOf(app, "demo@sandbox.test");
});
afterAll(() => app.close());

const at = (path: string, search = "") => app.contextFor({ path, search, cookieHeader });

it("the wallet shows each balance and the sum without play money", async () => {
  const { total, parts } = await loadWallet(await at("/cashier/wallet"));
  expect(total).toEqual({ amount: "1305.50", currency: "EUR" });
  expect(parts.map(({ value }) => value.currency)).toEqual(["EUR", "EUR", "EUR", "FUN"]);
});

describe("payment methods", () => {
  it("come with limits, fee and time, and the address may name one", async () => {
    const { methods, chosen } = await loadDepositMethods(await at("/cashier/deposit/sandcard"), "sandcard");
    expect(methods).toHaveLength(10);
    expect(methods.find(({ sysname }) => sysname === "sandcard")).toMatchObject({ min: { currency: "EUR" } });
    expect(chosen).toBe("sandcard");
  });

  it("an unknown one is not found", async () => {
    const context = await at("/cashier/deposit/nope");
    await expect(loadDepositMethods(context, "nope")).rejects.toMatchObject({ init: { status: 404 } });
  });

  it("a withdrawal says what is there and what the periods allow", async () => {
    const { available, limits } = await loadWithdrawMethods(await at("/cashier/withdraw"));
    expect(available.currency).toBe("EUR");
    expect(limits.map(({ days }) => days)).toEqual([1, 7, 30]);
  });
});

describe("the history", () => {
  it.each([
    ["", { tab: "deposit", page: 1 }],
    ["?tab=withdrawal&page=3", { tab: "withdrawal", page: 3 }],
    ["?tab=%3Cscript%3E&page=-1", { tab: "deposit", page: 1 }],
    ["?tab=bonuses&page=1e9", { tab: "bonuses", page: 75 }],
    ["?page=2.5", { tab: "deposit", page: 1 }],
  ])("%s asks for %j", (search, expected) => {
    expect(readHistoryQuery(new URLSearchParams(search))).toEqual(expected);
  });

  it.each<HistoryTab>([...historyTabs])("%s: newest first, four a page, none twice", async (tab) => {
    const context = await at("/cashier/history");
    const first = await loadHistory(context, { tab, page: 1 });
    const second = await loadHistory(context, { tab, page: 2 });
    const ids = second.entries.map(({ id }) => id);
    expect(first.entries.length).toBeLessThanOrEqual(4);
    expect(ids.slice(0, first.entries.length)).toEqual(first.entries.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    const times = second.entries.map(({ at: time }) => time);
    expect(times).toEqual([...times].sort().reverse());
  });

  it("calls payment methods by their names", async () => {
    const { entries } = await loadHistory(await at("/cashier/history"), { tab: "deposit", page: 1 });
    expect(entries.map(({ title }) => title)).toContain("Bank card");
  });

  it("goes on for as long as there is more", async () => {
    const context = await at("/cashier/history");
    let page: number | null = 1;
    let shown = 0;
    while (page !== null) {
      const { entries, more }: Awaited<ReturnType<typeof loadHistory>> = await loadHistory(context, {
        tab: "deposit",
        page,
      });
      shown = entries.length;
      page = more;
    }
    const all = await context.platform.call("cashier.gethistory", { type: "deposit", count: 300 });
    expect(shown).toBe(all.total);
  });
});

describe("results of payments", () => {
  it("name the transaction of the path or the query", async () => {
    const history = await (await at("/")).platform.call("cashier.gethistory", { type: "deposit", count: 1 });
    const id = history.items[0]?.id ?? "";
    const byPath = await loadPayResult(await at(`/cashier/paysuccess/${id}`), id);
    expect(byPath).toMatchObject({ page: "paySuccess", deposit: { id } });
    const byQuery = await loadPayResult(await at("/cashier/receipt", `?transaction=${id}`), undefined);
    expect(byQuery).toMatchObject({ page: "payPending", deposit: { id } });
  });

  it.each([undefined, "dep_of_somebody_else", "<script>"])("%s is a page without one", async (id) => {
    expect(await loadPayResult(await at("/cashier/payfail"), id)).toMatchObject({
      page: "payFail",
      deposit: null,
    });
  });
});
