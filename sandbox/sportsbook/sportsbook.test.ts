import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../start";
import { createClient } from "../test-client";
import { minute } from "../world/clock";
import { minorUnitsOf } from "../world/money";
import { matchesAt } from "./book";
import { dialects, innerPath, outerPath } from "./dialects";

let sandbox: Sandbox;
let client: ReturnType<typeof createClient>;
beforeAll(async () => {
  sandbox = await startSandbox({ games: 60 });
});
beforeEach(() => {
  sandbox.world.reset();
  client = createClient(sandbox);
});
afterAll(() => sandbox.close());

async function open(mode: "play" | "demo", query = ""): Promise<string> {
  const { headers } = await client.send(`/platform/game/digitan/${mode}${query}`, { redirect: "manual" });
  return String(headers.get("location"));
}

async function bet(address: string, fields: Record<string, string>) {
  const headers = { Accept: "application/json" };
  const reply = await fetch(address, { method: "POST", headers, body: new URLSearchParams(fields) });
  return { status: reply.status, body: await reply.json() };
}

const firstPick = () => `${matchesAt(sandbox.world.clock.now())[0]?.id}:home`;
const history = async () =>
  (await client.get("games.getHistory", { type: "betting", count: "1" })).body.data.items[0];
const balance = async () => (await client.get("account.getBalance")).body.data.balance_main;

describe("the book", () => {
  it("always has matches on and coming up, at odds that keep something back", () => {
    for (let step = 0; step < 48; step++) {
      const now = sandbox.world.clock.now() + step * 15 * minute;
      const matches = matchesAt(now);
      expect(matches.some(({ score }) => score)).toBe(true);
      expect(matches.filter(({ startsAt }) => startsAt > now).length).toBeGreaterThan(4);
      for (const { odds } of matches) {
        const chances = odds.reduce((sum, [, price]) => sum + 1 / price, 0);
        expect(chances).toBeGreaterThan(1.03);
        expect(chances).toBeLessThan(1.1);
      }
    }
  });

  it("moves, a little, within seconds", () => {
    const now = sandbox.world.clock.now();
    const at = (moment: number) => JSON.stringify(matchesAt(moment).map(({ odds }) => odds));
    expect(at(now)).toBe(at(now));
    expect(at(now + 5000)).not.toBe(at(now));
  });

  it("is open to visitors, with play money, at the address that a launch names", async () => {
    const page = await fetch(await open("demo", "?path=/tennis&theme=light"));
    const text = await page.text();
    expect(new URL(page.url).pathname).toBe("/__sandbox/sportsbook/digitan/tennis");
    expect(text).toContain("<h1>Tennis</h1>");
    expect(text).toContain('data-theme="light"');
    expect(text).toContain("5,000.00 FUN");
    expect(text).not.toContain("Stonebridge United");
  });
});

describe("a bet", () => {
  it("takes the stake, stands open in the history, and is paid or lost in time", async () => {
    await client.login("demo");
    const address = await open("play");
    const before = minorUnitsOf(await balance());
    const { status, body } = await bet(address, { pick: firstPick(), stake: "2,50" });
    expect(minorUnitsOf(await balance())).toBe(before - 250);
    const placed = await history();
    const { odds } = placed;
    expect([status, body.message]).toEqual([200, `Bet placed: €2.50 at ${odds}`]);
    expect(placed).toMatchObject({
      type: "betting",
      bet: { amount: "2.50", currency: "EUR" },
      status: "open",
      legs: [{ odds, status: "open", name: expect.stringContaining(" – ") }],
    });
    await client.control("POST", "clock", { advance_ms: 3 * minute });
    const settled = await history();
    expect(["win", "lose"]).toContain(settled.status);
    const win = settled.status === "win" ? Math.round(250 * Number(odds)) : 0;
    expect(minorUnitsOf(settled.win)).toBe(win);
    expect(minorUnitsOf(await balance())).toBe(before - 250 + win);
  });

  it.each([
    ["nothing", {}, "Choose one outcome per match."],
    ["two outcomes of a match", { pick: "twice" }, "Choose one outcome per match."],
    ["no stake", { stake: "0" }, "Enter a stake within your balance."],
    ["more than there is", { stake: "1250.51" }, "Enter a stake within your balance."],
    ["words", { stake: "all" }, "Enter a stake within your balance."],
  ])("on %s is refused in words", async (_, fields, message) => {
    await client.login("demo");
    const address = await open("play");
    const pick = firstPick();
    const isNothing = Object.keys(fields).length === 0;
    const sent = new URLSearchParams({ stake: "1", ...(!isNothing && { pick }), ...fields });
    if (sent.get("pick") === "twice") {
      sent.set("pick", pick);
      sent.append("pick", pick.replace("home", "away"));
    }
    const reply = await fetch(address, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: sent,
    });
    expect([reply.status, (await reply.json()).message]).toEqual([400, message]);
    expect((await balance()).amount).toBe("1250.50");
  });

  it("is placed by a form too, and a reload places none", async () => {
    await client.login("demo");
    const address = await open("play");
    const body = new URLSearchParams({ pick: firstPick(), stake: "5" });
    const reply = await fetch(address, { method: "POST", body, redirect: "manual" });
    expect(reply.status).toBe(303);
    const next = String(reply.headers.get("location"));
    expect(await (await fetch(next)).text()).toContain("Bet placed: €5.00");
    expect(await (await fetch(next)).text()).not.toContain("Bet placed");
    expect((await balance()).amount).toBe("1245.50");
  });

  it("is none of a session that is over", async () => {
    await client.login("demo");
    const address = await open("play");
    await client.get("auth.logout");
    const { status, body } = await bet(address, { pick: firstPick(), stake: "1" });
    expect([status, body.said]).toEqual([401, "session"]);
  });
});

it("lists its matches with the addresses that a launch takes", async () => {
  const events = (await client.get("betting.getEvents", { sport: "tennis" })).body.data;
  expect(events.length).toBeGreaterThan(0);
  for (const { sport, path, start_at } of events) {
    expect([sport, Number.isNaN(Date.parse(start_at))]).toEqual(["tennis", false]);
    const page = await fetch(await open("demo", `?path=${path}`));
    expect(await page.text()).toContain("<h1>");
  }
  expect((await client.get("betting.getEvents", { sport: "chess" })).status).toBe(400);
});

it.each(Object.entries(dialects))("the addresses of %s lead there and back", (_, dialect) => {
  for (const path of ["/", "/football", "/football/harbour-cup/1005"])
    expect(innerPath(dialect, outerPath(dialect, path))).toBe(path);
});
