import { describe, expect, it } from "vitest";
import { testSandbox } from "../test-client";
import { day } from "../world/clock";
import { minorUnitsOf } from "../world/money";

const { sandbox, client } = await testSandbox();

/** Opens a game that answers by redirect; the address says all that a provider needs. */
async function open(path: string): Promise<string> {
  const { headers } = await client.send(`/platform/game/${path}`, { redirect: "manual" });
  return String(headers.get("location"));
}

const bet = (fields: object = {}) => new URLSearchParams({ choice: "line", stake: "100", ...fields });

/** As the game's own script does it, from an opaque origin. */
async function spin(address: string, fields?: object, sysname = "long-name") {
  const url = address.replace(/\/game\/[\w-]+/, `/game/${sysname}/spin`);
  const headers = { Accept: "application/json", Origin: "null" };
  const reply = await fetch(url, { method: "POST", body: bet(fields), headers });
  return { status: reply.status, headers: reply.headers, body: await reply.json() };
}

const mainBalance = async () => (await client.get("account.getBalance")).body.data.balance_main;
const latest = async () => (await client.get("games.getHistory", { count: "1" })).body.data.items[0];

describe("a round", () => {
  it("moves the balance and stands in the history of the very next read", async () => {
    await client.login("demo");
    const address = await open("long-name/play");
    const before = minorUnitsOf(await mainBalance());
    const { status, headers, body } = await spin(address);
    expect([status, headers.get("access-control-allow-origin")]).toEqual([200, "*"]);
    const round = await latest();
    expect(round).toMatchObject({
      type: "casino",
      game: { sysname: "long-name" },
      bet: { amount: "1.00", currency: "EUR" },
    });
    expect(round.status).toBe(minorUnitsOf(round.win) >= 100 ? "win" : "lose");
    expect(minorUnitsOf(await mainBalance())).toBe(before - 100 + minorUnitsOf(round.win));
    expect(body).toMatchObject({ line: [expect.any(Number), expect.any(Number), expect.any(Number)] });
  });

  it("wins sometimes and always adds up", async () => {
    await client.login("demo");
    const address = await open("long-name/play");
    for (let round = 0; round < 40; round++) await spin(address);
    const { items } = (await client.get("games.getHistory", { count: "40" })).body.data;
    const net = items.reduce(
      (sum: number, { bet, win }: { bet: never; win: never }) => sum + minorUnitsOf(win) - minorUnitsOf(bet),
      0,
    );
    expect(minorUnitsOf(await mainBalance())).toBe(125_050 + net);
    expect(new Set(items.map(({ status }: { status: string }) => status))).toEqual(new Set(["win", "lose"]));
    expect(new Set(items.map(({ id }: { id: string }) => id)).size).toBe(40);
  });

  it("comes out the same in two worlds", async () => {
    const lines = [];
    for (const _world of [1, 2]) {
      sandbox.world.reset();
      lines.push((await spin(await open("long-name/demo"))).body.line);
    }
    expect(lines[0]).toEqual(lines[1]);
  });

  it("of a player's demo moves play money only", async () => {
    await client.login("demo");
    await spin(await open("long-name/demo"));
    const { balance_main, balance_fun } = (await client.get("account.getBalance")).body.data;
    expect(balance_main.amount).toBe("1250.50");
    expect(balance_fun.amount).not.toBe("5000.00");
    expect((await client.get("games.getHistory")).body.data.total).toBe(30);
  });

  it("of a visitor's demo is kept with the token", async () => {
    const address = await open("long-name/demo");
    await spin(address, { stake: "1000" });
    const page = await (await fetch(address)).text();
    expect(page).not.toContain("5,000.00 FUN");
    expect(await (await fetch(await open("long-name/demo"))).text()).toContain("5,000.00 FUN");
  });

  it("for money names what lies in bonuses, which with the main balance is what the site shows", async () => {
    await client.login("demo");
    const page = await (await fetch(await open("long-name/play"))).text();
    expect(page).toMatch(/Main balance<\/dt><dd id="balance">€1,250\.50<.*Bonus<\/dt><dd>€55\.00</);
    expect(page).toMatch(/<button[^>]*>Spin</);
    expect(await (await fetch(await open("long-name/demo"))).text()).not.toContain("Bonus");
  });

  it("uses up free spins first", async () => {
    await client.login("demo");
    await client.control("PATCH", "users/100001", {
      free_spins: [
        {
          id: 1,
          sysname: "long-name",
          remaining_count: 1,
          total_count: 1,
          status: "active",
          expired_at: "2999-01-01T00:00:00Z",
        },
      ],
    });
    const address = await open("long-name/play");
    const page = await (await fetch(address)).text();
    expect(page).toContain("Free spins left: 1");
    expect(page).toContain('class="is-free"');
    expect(page).toMatch(/<button[^>]*>Free spin</);
    expect((await spin(address)).body).toMatchObject({ freeSpins: "", spin: "Spin" });
    const round = await latest();
    expect(round.bet.amount).toBe("0.00");
    expect(minorUnitsOf(await mainBalance())).toBe(125_050 + minorUnitsOf(round.win));
    expect((await client.get("freespins.get")).body.data.total).toBe(0);
    expect((await client.get("freespins.get", { status: "finished" })).body.data.total).toBe(1);
    await spin(address);
    expect((await latest()).bet.amount).toBe("1.00");
  });

  it.each([
    ["yen", "500", "500"],
    ["dinar", "1000", "1.000"],
    ["tether", "1000000", "1.000000"],
  ])("in the currency of %s", async (login, stake, amount) => {
    await client.login(login);
    await spin(await open("long-name/play"), { stake });
    expect((await latest()).bet.amount).toBe(amount);
  });

  it.each([
    ["no stake", { stake: "7" }],
    ["another choice", { choice: "red" }],
  ])("with %s is none", async (_what, fields) => {
    await client.login("demo");
    const { status, body } = await spin(await open("long-name/play"), fields);
    expect([status, body.event.error.type]).toEqual([400, "InvalidParameterException"]);
    expect((await mainBalance()).amount).toBe("1250.50");
  });

  it("that the balance does not cover is refused in words", async () => {
    await client.login("poor");
    const { status, body } = await spin(await open("long-name/play"));
    expect([status, body]).toEqual([400, { message: "Your balance is too low for this stake" }]);
    expect((await client.get("games.getHistory")).body.data.total).toBe(0);
  });
});

describe("without script", () => {
  const post = (address: string, fields?: object) =>
    fetch(address.replace("?", "/spin?"), { method: "POST", body: bet(fields), redirect: "manual" });

  it("a form plays and a reload does not play again", async () => {
    await client.login("demo");
    const address = await open("long-name/play");
    const reply = await post(address, { stake: "500" });
    expect([reply.status, reply.headers.get("location")]).toEqual([303, address]);
    const pages = [await (await fetch(address)).text(), await (await fetch(address)).text()];
    expect(pages[0]).toBe(pages[1]);
    expect(pages[0]).toMatch(/value="500" checked/);
    expect((await client.get("games.getHistory")).body.data.total).toBe(31);
  });

  it("the page says that the balance is too small", async () => {
    await client.login("poor");
    const reply = await post(await open("long-name/play"));
    expect(reply.status).toBe(400);
    expect(await reply.text()).toContain("Your balance is too low for this stake");
  });

  it("an address without a token opens a demo", async () => {
    const reply = await fetch(`${sandbox.url}/__sandbox/game/sand-dunes`);
    expect(reply.url).toContain("token=");
    expect(await reply.text()).toContain("5,000.00 FUN");
    expect((await fetch(`${sandbox.url}/__sandbox/game/unknown`)).status).toBe(404);
  });
});

describe("a token", () => {
  it("opens no other game", async () => {
    await client.login("demo");
    const { status, body } = await spin(await open("long-name/play"), {}, "sand-dunes");
    expect([status, body.event]).toEqual([
      400,
      {
        source: "platform-game",
        event: "error",
        error: { type: "InvalidParameterException", code: "INVALID_PARAMETERS" },
      },
    ]);
  });

  it.each([
    ["a logout", () => client.get("auth.logout")],
    ["a day of idleness", () => client.control("POST", "clock", { advance_ms: day + 1 })],
    ["a sign-in that replaced the session", () => client.login("demo")],
  ])("is dead after %s, and the game says that the session is over", async (_what, end) => {
    await client.login("demo");
    const address = await open("long-name/play");
    expect((await spin(address)).status).toBe(200);
    await end();
    const { status, body } = await spin(address);
    expect([status, body.event]).toEqual([401, { source: "platform-game", event: "session" }]);
    expect(await (await fetch(address)).text()).toContain('{"source":"platform-game","event":"session"}');
  });

  it("of a player banned meanwhile says so", async () => {
    await client.login("demo");
    const address = await open("long-name/play");
    await client.control("PATCH", "users/100001", { ban: { code: "BANNED", reason: "terms_violation" } });
    expect((await spin(address)).body.event.error).toEqual({ type: "UserBannedException", code: "BANNED" });
  });
});
