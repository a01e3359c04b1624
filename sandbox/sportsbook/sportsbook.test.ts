import { describe, expect, it } from "vitest";
import { testSandbox } from "../test-client";
import { minute } from "../world/clock";
import { minorUnitsOf } from "../world/money";
import { matchesAt, pathOf } from "./book";
import { dialects, innerPath, outerPath } from "./dialects";
import { marketsOf } from "./markets";

const { sandbox, client } = await testSandbox();

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
      expect(matches.filter(({ progress }) => progress).length).toBeGreaterThan(1);
      expect(matches.filter(({ startsAt }) => startsAt > now).length).toBeGreaterThan(20);
      for (const match of matches) {
        for (const { name, outcomes } of marketsOf(match, now)) {
          // Outcomes of a double chance overlap: two of three are right.
          const chances = outcomes.reduce((sum, [, price]) => sum + 1 / price, 0);
          const fair = name === "doubleChance" ? 2 : 1;
          expect(chances / fair).toBeGreaterThan(1.03);
          expect(chances / fair).toBeLessThan(1.1);
        }
        const named = marketsOf(match, now).flatMap(({ outcomes }) => outcomes.map(([name]) => name));
        expect(new Set(named).size).toBe(named.length);
      }
    }
  });

  it("has the lowest odds to come beside the slip, lowest first, and each in the lists", async () => {
    const page = await (await fetch(await open("demo"))).text();
    const keys = [...page.matchAll(/data-tick="([^"]+)"/g)].map(([, key]) => key);
    expect(keys).toHaveLength(4);
    const now = sandbox.world.clock.now();
    for (const key of keys) {
      expect(page).toContain(`data-key="${key}"`);
      expect(matchesAt(now).find(({ id }) => key?.startsWith(`${id}:`))?.startsAt).toBeGreaterThan(now);
    }
    const prices = [...page.matchAll(/data-tick=.*?>([\d.]+)<\/b>/g)].map(([, price]) => Number(price));
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
  });

  it("has nobody play two matches at once, and the first match among those of the next hours", () => {
    for (let step = 0; step < 96; step++) {
      const now = sandbox.world.clock.now() + step * 15 * minute;
      const playing = matchesAt(now).flatMap(({ progress, home, away }) => (progress ? [home, away] : []));
      expect(new Set(playing).size).toBe(playing.length);
      expect(matchesAt(now).findIndex(({ id }) => id === "1001")).toBeLessThan(20);
    }
  });

  it("makes the side that leads the likelier one as time runs out", () => {
    // Of three days that are always the same ones.
    const late = [...Array(3 * 96).keys()]
      .flatMap((step) => {
        const now = Date.parse("2026-06-01T00:00:00Z") + step * 15 * minute;
        return matchesAt(now).map((match) => ({ match, now }));
      })
      .filter(
        ({ match: { progress } }) => progress && progress.rest < 0.1 && progress.score[0] > progress.score[1],
      );
    expect(late.length).toBeGreaterThan(0);
    for (const { match, now } of late) {
      const [first] = marketsOf(match, now);
      const price = (name: string) => first.outcomes.find(([outcome]) => outcome === name)?.[1] ?? 0;
      expect(price("home")).toBeLessThan(price("away"));
    }
  });

  it("moves, a little, within seconds", () => {
    const now = sandbox.world.clock.now();
    const at = (moment: number) =>
      JSON.stringify(matchesAt(moment).map((match) => marketsOf(match, moment)[0].outcomes));
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

  it("each is a bet of its own where they are singles", async () => {
    await client.login("demo");
    const now = sandbox.world.clock.now();
    const [one, other] = matchesAt(now);
    const sent = new URLSearchParams({ kind: "single", stake: "2", accept: "1" });
    for (const match of [one, other]) sent.append("pick", `${match?.id}:home`);
    const reply = await fetch(await open("play"), {
      method: "POST",
      headers: { Accept: "application/json" },
      body: sent,
    });
    expect((await reply.json()).message).toBe("2 bets placed: €4.00 in all");
    expect((await balance()).amount).toBe("1246.50");
    expect((await history()).legs).toHaveLength(1);
  });

  it("at worse odds than were seen waits for a yes, and takes better ones as they are", async () => {
    await client.login("demo");
    const address = await open("play");
    const pick = firstPick();
    const seen = { stake: "1", pick: `${pick}:99` };
    expect(await bet(address, seen)).toMatchObject({
      status: 400,
      body: { message: "The odds have changed. Check them and place your bet again." },
    });
    expect((await balance()).amount).toBe("1250.50");
    expect((await bet(address, { ...seen, accept: "1" })).status).toBe(200);
    expect((await bet(address, { ...seen, pick: `${pick}:1.01` })).status).toBe(200);
    expect((await balance()).amount).toBe("1248.50");
  });

  it("is none of a session that is over", async () => {
    await client.login("demo");
    const address = await open("play");
    await client.get("auth.logout");
    const { status, body } = await bet(address, { pick: firstPick(), stake: "1" });
    expect([status, body.said]).toEqual([401, "session"]);
  });
});

it("tells a page of a match what has moved in it, beside it, and in the slip", async () => {
  const [match, other] = matchesAt(sandbox.world.clock.now());
  const address = `${await open("demo", `?path=${match && pathOf(match)}`)}&pick=${other?.id}:home`;
  const reply = await fetch(address, { headers: { Accept: "application/json" } });
  const { shown, slip } = await reply.json();
  const page = await (await fetch(address)).text();
  const places = [...page.matchAll(/data-(?:number|clock)="([\w:/.+-]+)"/g)].map(([, name]) => name);
  expect(new Set(places)).toEqual(new Set(Object.keys(shown)));
  expect(Object.keys(slip)).toContain(`${other?.id}:home`);
});

it("says times in the browser's zone once it is told", async () => {
  const address = await open("demo", "?path=/tennis");
  const times = async (url: string) => (await (await fetch(url)).text()).match(/<time[^>]*>[^<]*/)?.[0];
  const [here, there] = [await times(address), await times(`${address}&zone=Asia/Tokyo`)];
  expect(there).not.toBe(here);
  expect(await times(`${address}&zone=Nowhere/None`)).toBe(there);
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
