import { describe, expect, it } from "vitest";
import { testSandbox } from "../test-client";
import { day, hour, minute } from "../world/clock";
import type { LedgerEntry } from "../world/ledger-entry";
import { type Money, minorUnitsOf } from "../world/money";

const { sandbox, client } = await testSandbox("demo");

interface Ledger {
  balances: Record<LedgerEntry["pocket"], Money>;
  entries: LedgerEntry[];
}
const ledgerOf = async (uid: number): Promise<Ledger> =>
  (await client.control("GET", `users/${uid}/ledger`)).body;

/** Every pocket's entries come to its balance, to the smallest unit. */
function expectToAddUp({ balances, entries }: Ledger): void {
  for (const [pocket, balance] of Object.entries(balances)) {
    const own = entries.filter((entry) => entry.pocket === pocket);
    expect(
      own.reduce((sum, { amount }) => sum + minorUnitsOf(amount), 0),
      pocket,
    ).toBe(minorUnitsOf(balance));
  }
}

describe("the ledger", () => {
  it("adds up after all that money can do", async () => {
    sandbox.world.state.patches.cmsConfig = { forms: { amounts: "decimals" } };
    const pay = (method: string, methodId: string, amount: string) =>
      client.write("cashier.makedeposit", { method, methodId, amount });
    const withdraw = (amount: string) =>
      client.write("cashier.makewithdrawal", {
        method: "sandcard",
        methodId: "1",
        amount,
        "requisites[id]": "sr_1",
      });
    await pay("sandinstant", "7", "10.07");
    await pay("sandpending", "10", "33");
    const { headers } = await client.send("/platform/game/long-name/play", { redirect: "manual" });
    const spin = String(headers.get("location")).replace("long-name", "long-name/spin");
    for (let round = 0; round < 20; round++) {
      const body = new URLSearchParams({ choice: "line", stake: "100" });
      await fetch(spin, { method: "POST", body, redirect: "manual" });
    }
    await client.write("bonuses.deactivate", { bonus_id: "602" });
    await client.write("bonuses.activate", { bonus_id: "601" });
    await client.write("BettingBonuses.activate", { bonus_id: "651" });
    await client.write("cashbacks.payout", { cashback_id: "703" });
    const { id } = await withdraw("120.35");
    await client.write("cashier.cancelwithdrawal", { id });
    await withdraw("77");
    await client.control("POST", "clock", { advance_ms: 2 * hour });
    await client.control("PATCH", "users/100001", { balance_fun: { amount: "1.00", currency: "FUN" } });
    const ledger = await ledgerOf(100_001);
    expectToAddUp(ledger);
    expect(new Set(ledger.entries.map(({ reason }) => reason))).toEqual(
      new Set([
        "opening",
        "deposit",
        "stake",
        "win",
        "bonus_activated",
        "cashback",
        "withdrawal",
        "withdrawal_returned",
        "bonus_gone",
        "control",
      ]),
    );
    expect(ledger.entries.filter(({ reason }) => reason === "stake")).toHaveLength(20);
    expect(ledger.balances).toEqual(await client.read("account.getBalance"));
  });

  it.each(["yen", "dinar", "tether", "newbie"])("begins with what %s has", async (base) => {
    const { uid } = (await client.control("POST", "users", { base })).body;
    expectToAddUp(await ledgerOf(uid));
  });

  it("begins anew with another currency, and there is none of nobody", async () => {
    const money = { amount: "5", currency: "JPY" };
    const patch = {
      currency: "JPY",
      balance_main: money,
      balance_bonus: money,
      balance_betting_bonus: money,
    };
    await client.control("PATCH", "users/100001", patch);
    const ledger = await ledgerOf(100_001);
    expectToAddUp(ledger);
    expect(ledger.entries.map(({ reason }) => reason)).toEqual(Array(4).fill("opening"));
    expect((await client.control("GET", "users/1/ledger")).status).toBe(400);
  });

  it("has each entry at the moment when it happened", async () => {
    const deposit = { method: "sandpending", methodId: "10", amount: "50" };
    const { id } = await client.write("cashier.makedeposit", deposit);
    const { created_at } = await client.read("cashier.getdepositinfo", { id });
    await client.control("POST", "clock", { advance_ms: day });
    const [last] = (await ledgerOf(100_001)).entries.slice(-1);
    const seconds = (Date.parse(last?.at ?? "") - Date.parse(created_at)) / 1000;
    expect([last?.reason, last?.id, seconds]).toEqual(["deposit", id, 10]);
  });
});

describe("transactions", () => {
  const finish = (id: string, body: object) => client.control("POST", `transactions/${id}`, body);

  it("go on as they are told, until they are over", async () => {
    const given = { method: "sandwindow", methodId: "8", amount: "50" };
    const { id } = await client.write("cashier.makedeposit", given);
    expect((await finish(id, { status: "processing" })).body).toMatchObject({ id, status: "processing" });
    expect((await finish(id, { status: "pending" })).status).toBe(400);
    expect((await finish(id, { status: "success" })).status).toBe(200);
    const done = await client.read("cashier.getdepositinfo", { id });
    await client.control("POST", "clock", { advance_ms: minute });
    for (const status of ["success", "fail", "nonsense"])
      expect((await finish(id, { status })).status).toBe(400);
    expect(await client.read("cashier.getdepositinfo", { id })).toEqual(done);
    expect((await client.read("account.getBalance")).balance_main.amount).toBe("1300.50");
  });

  it("of a clone are named with its uid", async () => {
    const { uid } = (await client.control("POST", "users", { base: "demo" })).body;
    expect((await finish("wdr_2000", { status: "cancel", uid })).status).toBe(200);
    const { items } = await client.read("cashier.gethistory", { type: "withdrawal" });
    expect(items[0]).toMatchObject({ id: "wdr_2000", status: "pending" });
    expect((await finish("nope", { status: "fail" })).status).toBe(400);
  });
});
