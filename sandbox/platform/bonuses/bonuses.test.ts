import { describe, expect, it } from "vitest";
import { invalid, testSandbox } from "../../test-client";
import { day } from "../../world/clock";

const { sandbox, client } = await testSandbox("demo");

const write = (method: string, bonus_id: number) => client.write(method, { bonus_id: String(bonus_id) });
const balances = async () => {
  const { balance_main, balance_bonus, balance_betting_bonus } = await client.read("account.getBalance");
  return [balance_main, balance_bonus, balance_betting_bonus].map(({ amount }) => amount);
};
const wrongState = { status: 400, code: "WRONG_STATE" };

describe("casino bonuses", () => {
  it("only one is active; its money enters with the first activation", async () => {
    expect(await write("bonuses.activate", 601)).toEqual(wrongState);
    expect(await write("bonuses.deactivate", 602)).toBe(1);
    expect(await write("bonuses.activate", 601)).toBe(1);
    expect(await balances()).toEqual(["1250.50", "60.00", "15.00"]);
    expect(await write("bonuses.deactivate", 601)).toBe(1);
    expect(await write("bonuses.activate", 601)).toBe(1);
    expect(await balances()).toEqual(["1250.50", "60.00", "15.00"]);
    expect((await client.read("bonuses.get", { status: "active" })).items).toMatchObject([{ id: 601 }]);
  });

  it.each([602, 603])("%i is removed and its own money goes", async (id) => {
    expect(await write("bonuses.remove", id)).toBe(1);
    expect(await balances()).toEqual(["1250.50", id === 602 ? "0.00" : "40.00", "15.00"]);
    expect(await write("bonuses.remove", id)).toEqual(wrongState);
  });

  it("ends by itself when its time is over", async () => {
    await client.control("POST", "clock", { advance_ms: 10 * day });
    client.forgetCookie();
    await client.login("demo");
    expect((await client.read("bonuses.get", { status: "active" })).total).toBe(0);
    expect((await balances())[1]).toBe("0.00");
  });

  it.each([
    ["bonuses.activate", 604],
    ["bonuses.deactivate", 603],
    ["bonuses.remove", 605],
    ["BettingBonuses.activate", 652],
    ["BettingBonuses.remove", 653],
  ])("%s %i is too late or too early", async (method, id) => {
    expect(await write(method, id)).toEqual(wrongState);
  });

  it("the wrong kind, an unknown and no id", async () => {
    for (const id of [651, 9])
      expect(await write("bonuses.remove", id)).toEqual(invalid({ bonus_id: ["WRONG_VALUE"] }));
    expect(await client.write("bonuses.remove")).toEqual(invalid({ bonus_id: ["REQUIRED"] }));
  });

  it("activation asks for what an operator demands", async () => {
    const { body } = await client.control("POST", "users", {
      base: "demo",
      patch: { needs: ["profile"], profile: { last_name: "" } },
    });
    await client.login(body.login);
    await write("bonuses.deactivate", 602);
    expect(await write("bonuses.activate", 601)).toMatchObject({ code: "NEED_PROFILE" });
    expect(await write("BettingBonuses.activate", 651)).toMatchObject({ code: "NEED_PROFILE" });
  });

  it("stakes wager it; done, it is the player's own", async () => {
    const player = sandbox.world.state.players.get(100_001);
    const bonus = player?.bonuses.find(({ id }) => id === 602);
    if (!bonus?.wager) throw new Error("the seed has changed");
    bonus.wager = { required: "1.00", done: "0.50" };
    const { headers } = await client.send("/platform/game/long-name/play", { redirect: "manual" });
    const spin = String(headers.get("location")).replace("long-name", "long-name/spin");
    const stake = new URLSearchParams({ choice: "line", stake: "100" });
    await fetch(spin, { method: "POST", body: stake, redirect: "manual" });
    const { items } = await client.read("bonuses.get");
    expect(items.find(({ id }: { id: number }) => id === 602)).toMatchObject({
      status: "finished",
      wager: { required: "1.00", done: "1.00" },
    });
    const [{ win }] = (await client.read("games.getHistory", { count: "1" })).items;
    const [main, bonusLeft] = await balances();
    expect([Number(main), bonusLeft]).toEqual([1250.5 - 1 + Number(win.amount) + 40, "0.00"]);
  });
});

describe("betting bonuses", () => {
  it("bring their money and take it along", async () => {
    expect(await write("BettingBonuses.activate", 651)).toBe(1);
    expect((await balances())[2]).toBe("30.00");
    expect(await write("BettingBonuses.remove", 652)).toBe(1);
    expect((await balances())[2]).toBe("15.00");
    const items = await client.read("BettingBonuses.get");
    expect(items.map(({ status }: { status: string }) => status)).toEqual([
      "active",
      "removed",
      "finished",
      "expired",
    ]);
  });
});

describe("cashbacks", () => {
  const cashback = (method: string, cashback_id: string) => client.write(method, { cashback_id });

  it("are paid out once", async () => {
    expect(await cashback("cashbacks.payout", "703")).toBe(1);
    expect((await balances())[0]).toBe("1269.00");
    expect((await client.read("cashbacks.get")).items[0]).toMatchObject({ id: 703, status: "paid_out" });
    expect((await client.read("cashbacks.get")).items[0]).toHaveProperty("receiving_expired_at");
    expect(await cashback("cashbacks.payout", "703")).toEqual(wrongState);
    expect(await cashback("cashbacks.remove", "703")).toEqual(wrongState);
  });

  it("removed ones are gone from the list", async () => {
    expect(await cashback("cashbacks.remove", "703")).toBe(1);
    expect((await client.read("cashbacks.get")).total).toBe(2);
    expect(await cashback("cashbacks.payout", "703")).toEqual(invalid({ cashback_id: ["WRONG_VALUE"] }));
  });

  it("so are those that nobody claimed in time", async () => {
    await client.control("POST", "clock", { advance_ms: 7 * day });
    client.forgetCookie();
    await client.login("demo");
    expect(await cashback("cashbacks.payout", "703")).toEqual(invalid({ cashback_id: ["WRONG_VALUE"] }));
  });
});
