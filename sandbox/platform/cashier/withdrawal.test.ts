import { describe, expect, it } from "vitest";
import { invalid, testSandbox } from "../../test-client";
import { hour, minute } from "../../world/clock";

const { sandbox, client } = await testSandbox("demo");

const iban = { methodId: "5", method: "sandiban", "requisites[iban]": "ES9121000418450200051332" };
const withdraw = (amount: string) => client.write("cashier.makewithdrawal", { ...iban, amount });
const cancel = (id: string) => client.write("cashier.cancelwithdrawal", { id });
const main = async () => (await client.read("account.getBalance")).balance_main.amount;
const statusOf = async (id: string) =>
  (await client.read("cashier.gethistory", { type: "withdrawal" })).items.find(
    (one: { id: string }) => one.id === id,
  )?.status;
const advance = (advance_ms: number) => client.control("POST", "clock", { advance_ms });

describe("a withdrawal", () => {
  it("takes the money at once, is picked up after ten minutes and paid after an hour", async () => {
    const { id, status } = await withdraw("100");
    expect([status, await main()]).toEqual(["pending", "1150.50"]);
    const { items } = await client.read("cashier.gethistory", { type: "withdrawal" });
    expect(items[0]).toMatchObject({ id, amount: "100.00", requisites: { iban: "ES91...1332" } });
    await advance(9 * minute);
    expect(await statusOf(id)).toBe("pending");
    await advance(minute);
    expect(await statusOf(id)).toBe("processing");
    expect(await cancel(id)).toMatchObject({ status: 400, code: "WRONG_STATE" });
    await advance(hour);
    expect([await statusOf(id), await main()]).toEqual(["success", "1150.50"]);
  });

  it("that is cancelled gives the money back, once", async () => {
    const { id } = await withdraw("100");
    expect(await cancel(id)).toBe(1);
    expect(await cancel(id)).toMatchObject({ code: "WRONG_STATE" });
    await advance(2 * hour);
    expect([await statusOf(id), await main()]).toEqual(["cancel", "1250.50"]);
  });

  it("of 30 is processed at once", async () => {
    const { id, status } = await withdraw("30");
    expect(status).toBe("processing");
    expect(await cancel(id)).toMatchObject({ code: "WRONG_STATE" });
  });

  it("that fails while it is processed gives the money back", async () => {
    const { id } = await withdraw("30");
    const finish = (status: string) => client.control("POST", `transactions/${id}`, { status });
    expect((await finish("cancel")).status).toBe(400);
    expect((await finish("fail")).body).toMatchObject({ ok: true, status: "fail" });
    expect((await finish("success")).status).toBe(400);
    expect(await main()).toBe("1250.50");
  });

  it.each([
    ["", { id: ["REQUIRED"] }],
    ["dep_1000", { id: ["WRONG_VALUE"] }],
    ["wdr_9", { id: ["WRONG_VALUE"] }],
  ])("%j cannot be cancelled", async (id, problem) => {
    expect(await cancel(id)).toEqual(invalid(problem));
  });

  it("burns the active bonus and leaves the others", async () => {
    expect((await client.read("cashier.getwithdrawsettings")).burns_bonuses).toBe(true);
    await withdraw("100");
    const { balance_bonus, balance_betting_bonus } = await client.read("account.getBalance");
    expect([balance_bonus.amount, balance_betting_bonus.amount]).toEqual(["0.00", "15.00"]);
    const { items } = await client.read("bonuses.get");
    const statuses = items.map(({ status }: { status: string }) => status);
    expect(statuses).toEqual(["new", "removed", "paused", "finished", "expired", "removed"]);
    expect((await client.read("cashier.getwithdrawsettings")).burns_bonuses).toBe(false);
  });

  it("costs the points of the tournaments that say so", async () => {
    const tournament = sandbox.world.tournaments.find(({ resetOnCashout }) => resetOnCashout);
    const game = sandbox.world.games.find(({ tournaments }) => tournaments.includes(tournament?.id ?? 0));
    const player = sandbox.world.state.players.get(100_001);
    if (!tournament || !game || !player) throw new Error("the seed has changed");
    await client.control("POST", "clock", { now: tournament.startAt + hour });
    await client.login("demo");
    const at = `${new Date(sandbox.world.clock.now()).toISOString().slice(0, 19)}Z`;
    player.tournaments = [
      { id: 1, points: 1840, counted_from: at },
      { id: tournament.id, points: 500, counted_from: at },
    ];
    player.rounds = [{ ...player.rounds[0], sysname: game.shown.sysname, created_at: at } as never];
    const points = async (id: number) =>
      (await client.read("tournaments.get", { ids: String(id) })).items[0].user_info.points;
    expect(await points(tournament.id)).toBe(510);
    await withdraw("100");
    expect(await points(tournament.id)).toBe(0);
    expect(await points(1)).toBeGreaterThanOrEqual(1840);
  });
});
