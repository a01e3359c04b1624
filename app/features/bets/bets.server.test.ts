import { beforeEach, describe, expect, it } from "vitest";
import { cookiesOf } from "../../../tests/support/sign-in";
import { testApp } from "../../../tests/support/test-app";
import { loadBets } from "./bets.server";

const app = await testApp();
beforeEach(() => app.sandbox.world.reset());

async function open(search = "", name = "demo", fault = "") {
  const cookies = await cookiesOf(app, `${name}@sandbox.test`);
  const cookieHeader = fault ? `${cookies}; sandbox_fault=${fault}` : cookies;
  const context = await app.contextFor({ path: "/profile/bets", search: `?${search}`, cookieHeader });
  app.sandbox.world.state.calls.length = 0;
  return loadBets(context, new URLSearchParams(search));
}

const playerOf = (name: string) => {
  const found = [...app.sandbox.world.state.players.values()].find(({ login }) =>
    login.startsWith(`${name}@`),
  );
  if (!found) throw new Error(`no ${name}`);
  return found;
};

describe("the bets of a player", () => {
  it("are the newest first, twenty at a time", async () => {
    const first = await open();
    expect(first.rounds).toHaveLength(20);
    const all = await open("page=2");
    expect(all.rounds).toHaveLength(all.total);
    expect(all.rounds.slice(0, 20)).toEqual(first.rounds);
    const moments = all.rounds.map(({ at }) => Date.parse(at ?? ""));
    expect(moments).toEqual(moments.toSorted((a, b) => b - a));
    expect((await open("", "newbie")).rounds).toEqual([]);
  });

  it("are narrowed by kind and days, totals and all", async () => {
    const { rounds } = playerOf("demo");
    const betting = rounds.filter(({ type }) => type === "betting");
    const found = await open("kind=betting");
    expect(found.rounds.map(({ id }) => id)).toEqual(betting.map(({ id }) => id));
    const staked = betting.reduce((sum, { bet }) => sum + Number(bet.amount), 0);
    expect(found.totals).toMatchObject({ ok: true, value: { totals: [{ staked: { currency: "EUR" } }] } });
    expect(found.totals.ok && Number(found.totals.value.totals[0]?.staked.amount)).toBeCloseTo(staked, 2);
    const day = rounds[4]?.created_at.slice(0, 10) ?? "";
    const onDay = rounds.filter(({ created_at: at }) => at.startsWith(day));
    expect((await open(`from=${day}&to=${day}`)).total).toBe(onDay.length);
    expect((await open("from=2001-01-01&to=2001-01-02")).total).toBe(0);
  });

  it("are summed up over all pages, each requested once", async () => {
    const { rounds } = playerOf("demo");
    const { totals, total } = await open();
    expect(total).toBe(rounds.length);
    const won = rounds.reduce((sum, { win }) => sum + Number(win.amount), 0);
    expect(totals.ok && Number(totals.value.totals[0]?.won.amount)).toBeCloseTo(won, 2);
    const requests = app.sandbox.world.state.calls.filter(({ method }) => method === "games.getHistory");
    expect(requests).toHaveLength(2);
    await open("page=2");
    expect(app.sandbox.world.state.calls.filter(({ method }) => method === "games.getHistory")).toHaveLength(
      1,
    );
  });

  it("say so where only a part of them is counted", async () => {
    const player = playerOf("demo");
    const [one] = player.rounds;
    if (!one) throw new Error("no round");
    player.rounds = Array.from({ length: 3001 }, (_, index) => ({ ...one, id: `x_${index}` }));
    const { totals, rounds } = await open();
    expect(rounds).toHaveLength(20);
    expect(totals).toMatchObject({ ok: true, value: { counted: 3000 } });
  });
});
