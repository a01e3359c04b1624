import { beforeEach, describe, expect, it } from "vitest";
import { paymentRows } from "../../seed/payments";
import { invalid, testSandbox } from "../../test-client";
import { minute, second } from "../../world/clock";

const { client } = await testSandbox();

const requisitesOf: Record<string, Record<string, string>> = {
  sandcard: { "requisites[card_number]": "4111111111111111" },
  sandbank: { "requisites[bank_id]": "north" },
  sandiban: { "requisites[iban]": "ES9121000418450200051332" },
  sandmobile: { "requisites[phone]": "34600000001" },
};

function deposit(method: string, amount: string, more: Record<string, string> = {}) {
  const methodId = String(paymentRows.find(({ sysname }) => sysname === method)?.id ?? 99);
  return client.write("cashier.makedeposit", { methodId, method, amount, ...requisitesOf[method], ...more });
}
const info = (id: string) => client.read("cashier.getdepositinfo", { id });
const main = async () => (await client.read("account.getBalance")).balance_main.amount;
const advance = (advance_ms: number) => client.control("POST", "clock", { advance_ms });

describe("ways to pay in", () => {
  beforeEach(() => client.login("demo"));

  it.each([
    ["sandcard", "redirect", ["url", "external"]],
    ["sandiban", "redirect", ["url", "external"]],
    ["sandbank", "form", ["url", "external", "params"]],
    ["sandwindow", "new_window", ["url", "external"]],
    ["sandframe", "iframe", ["url", "external", "height"]],
    ["sandpix", "receipt", ["receipt"]],
    ["sandcrypto", "receipt", ["receipt"]],
    ["sandmobile", "mobile", ["phone", "expired_at"]],
    ["sandpending", "pending", []],
    ["sandinstant", "success", []],
  ])("%s is %s", async (method, flow, more) => {
    const result = await deposit(method, "50");
    expect(Object.keys(result)).toEqual(["id", "status", "flow", ...more]);
    expect(result).toMatchObject({ flow, status: flow === "success" ? "success" : "pending" });
    expect(await info(result.id)).toMatchObject({ id: result.id, status: result.status, amount: "50.00" });
    const { items } = await client.read("cashier.gethistory", { type: "deposit" });
    expect(items[0]).toMatchObject({ id: result.id, method, type: "deposit", domain: "sandbox.test" });
    expect(items[0]).not.toHaveProperty("plan");
    expect(await main()).toBe(flow === "success" ? "1300.50" : "1250.50");
  });

  it("a receipt says what to send, where to and until when", async () => {
    const { id, receipt } = await deposit("sandcrypto", "92");
    expect(receipt).toMatchObject({ amount: "100.000000", currency: "USDT" });
    expect((await info(id)).receipt).toEqual(receipt);
    await advance(29 * minute);
    expect((await info(id)).status).toBe("pending");
    await advance(minute);
    expect((await info(id)).status).toBe("fail");
  });

  it.each(["sandpending", "sandmobile"])("%s succeeds after ten seconds, once", async (method) => {
    const { id } = await deposit(method, "50");
    await advance(9 * second);
    expect([(await info(id)).status, await main()]).toEqual(["pending", "1250.50"]);
    await advance(second);
    const done = await info(id);
    expect([done.status, await main()]).toEqual(["success", "1300.50"]);
    await advance(minute);
    expect([await info(id), await main()]).toEqual([done, "1300.50"]);
  });
});

describe("magic amounts", () => {
  beforeEach(() => client.login("demo"));

  it.each([
    ["13", { status: 422, code: "DECLINED", reason: "declined_by_bank" }],
    ["14", { status: 502, code: "BILLING_ERROR" }],
    ["15", { status: 502, code: "BILLING_DOWN", method: "sandinstant" }],
    ["16", { status: 422, code: "DEPOSIT_LIMIT", currency: "EUR" }],
    ["19", { status: 500, code: "INTERNAL" }],
  ])("%s is refused", async (amount, refusal) => {
    const answer = await deposit("sandinstant", amount);
    expect(answer).toMatchObject(refusal);
    expect(await main()).toBe("1250.50");
    const { total } = await client.read("cashier.gethistory", { type: "deposit", count: "1" });
    expect(total).toBe(amount === "13" ? 12 : 11);
    if (amount === "13") expect((await info(answer.transaction)).status).toBe("fail");
  });

  it.each([
    ["17", "sandinstant", "fail"],
    ["17", "sandcard", "fail"],
    ["18", "sandinstant", "pending"],
    ["18", "sandpending", "pending"],
    ["18", "sandpix", "pending"],
  ])("%s with %s is accepted and then: %s", async (amount, method, status) => {
    const accepted = await deposit(method, amount);
    expect(accepted.status).toBe("pending");
    await advance(5 * second);
    expect((await info(accepted.id)).status).toBe(status);
    await advance(60 * minute);
    expect([(await info(accepted.id)).status, await main()]).toEqual([status, "1250.50"]);
  });

  it("are a hundred times as high in yen", async () => {
    await client.login("yen");
    expect(await deposit("sandinstant", "1400")).toMatchObject({ code: "BILLING_ERROR" });
    expect(await deposit("sandinstant", "1419")).toMatchObject({ status: "success" });
    expect(await deposit("sandinstant", "14")).toEqual(invalid({ amount: ["MIN"] }));
  });
});
