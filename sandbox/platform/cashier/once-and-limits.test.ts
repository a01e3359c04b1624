import { beforeEach, describe, expect, it } from "vitest";
import { invalid, testSandbox } from "../../test-client";
import { day, isoTime, minute, second } from "../../world/clock";

const { client } = await testSandbox();

const instant = { methodId: "7", method: "sandinstant" };
const keyed = (
  amount: string,
  key: string,
  method = "cashier.makedeposit",
  more: Record<string, string> = {},
) => client.post(method, { ...instant, amount, ...more }, { "Idempotency-Key": key });
const pay = (method: string, methodId: string, amount: string) =>
  client.write("cashier.makedeposit", { method, methodId, amount });
const main = async () => (await client.read("account.getBalance")).balance_main.amount;
const deposits = async () => (await client.read("cashier.gethistory", { type: "deposit" })).total;
const advance = (advance_ms: number) => client.control("POST", "clock", { advance_ms });

describe("one key, one effect (docs/contract.md#1.2)", () => {
  beforeEach(() => client.login("demo"));

  it("fifty at once are one deposit", async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => keyed("50", "k-1")));
    expect(new Set(replies.map(({ body }) => body.data.id)).size).toBe(1);
    expect([await deposits(), await main()]).toEqual([12, "1300.50"]);
  });

  it("gets the first reply whatever it sends, for a day", async () => {
    const first = await keyed("50", "k-1");
    expect((await keyed("70", "k-1")).body).toEqual(first.body);
    expect((await keyed("50", "k-2")).body).not.toEqual(first.body);
    await advance(day);
    client.forgetCookie();
    await client.login("demo");
    expect((await keyed("50", "k-1")).body).not.toEqual(first.body);
  });

  it.each([
    ["14", 502],
    ["19", 500],
    ["9", 400],
  ])("keeps the refusal of %s too", async (amount, status) => {
    const first = await keyed(amount, "k-1");
    const again = await keyed("50", "k-1");
    expect([first.status, again.status, again.body]).toEqual([status, status, first.body]);
    expect(await main()).toBe("1250.50");
  });

  it("belongs to one player and one method", async () => {
    await keyed("50", "k-1");
    const card = { methodId: "1", method: "sandcard", "requisites[id]": "sr_1" };
    expect((await keyed("50", "k-1", "cashier.makewithdrawal", card)).body.data.status).toBe("pending");
    await client.login("dinar");
    expect((await keyed("50", "k-1")).body.data.status).toBe("success");
    expect(await main()).toBe("1300.500");
  });

  it("holds for a payout and a purchase too", async () => {
    const twice = async (method: string, parameters: Record<string, string>) =>
      [
        await client.post(method, parameters, { "Idempotency-Key": "k" }),
        await client.post(method, parameters, { "Idempotency-Key": "k" }),
      ].map(({ body }) => body);
    expect(await twice("cashbacks.payout", { cashback_id: "703" })).toEqual([{ data: 1 }, { data: 1 }]);
    expect(await main()).toBe("1269.00");
    const [first, second] = await twice("loyalty.buyproduct", { id: "1" });
    expect(second).toEqual(first);
    expect((await client.read("loyalty.getinfo")).points).toBe(2380);
  });

  it("survives a reply that never arrived", async () => {
    const lost = client.post(
      "cashier.makedeposit",
      { ...instant, amount: "50" },
      {
        "Idempotency-Key": "k-1",
        "X-Sandbox-Fault": "cashier.makedeposit=dropafter",
      },
    );
    await expect(lost).rejects.toThrow("fetch failed");
    expect((await keyed("50", "k-1")).body.data.status).toBe("success");
    expect([await deposits(), await main()]).toEqual([12, "1300.50"]);
  });
});

describe("the deposit limit", () => {
  const left = async () => (await client.read("account.getDepositLimit")).available_amount;
  beforeEach(() => client.login("limited"));

  it("is reserved at once and refuses what is above it", async () => {
    expect(await pay("sandinstant", "7", "36")).toMatchObject({
      status: 422,
      code: "DEPOSIT_LIMIT",
      available_amount: "35.00",
      currency: "EUR",
    });
    await pay("sandpending", "10", "20");
    expect(await left()).toBe("15.00");
    expect(await pay("sandinstant", "7", "16")).toMatchObject({ available_amount: "15.00" });
    await advance(10 * second);
    expect(await left()).toBe("15.00");
  });

  it("gets back what came to nothing", async () => {
    await pay("sandpix", "3", "25");
    expect(await left()).toBe("10.00");
    await advance(30 * minute);
    expect(await left()).toBe("35.00");
  });

  it("begins again with its next window, whole", async () => {
    await pay("sandwindow", "8", "25");
    const before = await client.read("account.getDepositLimit");
    await advance(6 * day);
    client.forgetCookie();
    await client.login("limited");
    const after = await client.read("account.getDepositLimit");
    expect(after).toMatchObject({
      available_amount: "100.00",
      expired_at: isoTime(Date.parse(before.expired_at) + 7 * day),
    });
    const [{ id }] = (await client.read("cashier.gethistory", { count: "1" })).items;
    await client.control("POST", `transactions/${id}`, { status: "fail" });
    expect(await left()).toBe("100.00");
  });
});

describe("what a deposit brings", () => {
  it("the bonus of its offer, a share of it, once it succeeded", async () => {
    await client.login("demo");
    const { items: before } = await client.read("bonuses.get", { status: "new" });
    const { id } = await client.write("cashier.makedeposit", {
      methodId: "8",
      method: "sandwindow",
      amount: "40",
      campaign_offer_id: "31",
    });
    expect(await client.read("cashier.getdepositinfo", { id })).toMatchObject({ campaign_offer_id: 31 });
    expect((await client.read("bonuses.get", { status: "new" })).total).toBe(before.length);
    await client.control("POST", `transactions/${id}`, { status: "success" });
    const { items } = await client.read("bonuses.get", { status: "new" });
    expect(items[0]).toMatchObject({ amount: { amount: "20.00", currency: "EUR" } });
    expect(items).toHaveLength(before.length + 1);
  });

  it.each([
    ["sandcrypto", "4", "31", "50", { campaign_offer_id: ["WRONG_VALUE"] }],
    ["sandinstant", "7", "35", "50", { campaign_offer_id: ["WRONG_VALUE"] }],
    ["sandinstant", "7", "33", "500", { campaign_offer_id: ["WRONG_VALUE"] }],
    ["sandinstant", "7", "31", "19", { amount: ["MIN"] }],
  ])(
    "%s (%s) may not be for offer %s of %s",
    async (method, methodId, campaign_offer_id, amount, problem) => {
      await client.login("poor");
      const given = { methodId, method, amount, campaign_offer_id };
      expect(await client.write("cashier.makedeposit", given)).toEqual(invalid(problem));
    },
  );

  it("a cashback of the share that was promised", async () => {
    await client.login("poor");
    const given = { methodId: "7", method: "sandinstant", amount: "60", campaign_offer_id: "32" };
    await client.write("cashier.makedeposit", given);
    const { items } = await client.read("cashbacks.get");
    expect(items).toMatchObject([
      { status: "active", percent: 10, amount: { amount: "6.00", currency: "USD" } },
    ]);
  });

  it("loyalty points, and an end to what had to wait for it", async () => {
    await client.login("needdeposit");
    const { points } = await client.read("loyalty.getinfo");
    const join = () => client.write("tournaments.participate", { tournament_id: "3" });
    expect(await join()).toMatchObject({ code: "NEED_DEPOSIT" });
    await pay("sandinstant", "7", "92");
    expect((await client.read("loyalty.getinfo")).points).toBe(points + 10);
    expect(await join()).toBe(1);
  });
});
