import { describe, expect, it } from "vitest";
import { z } from "zod";
import { PlatformFailure } from "~/platform/errors";
import { type MethodName, methods, type Params } from "~/platform/methods/registry";
import type { PlatformClient } from "~/platform/platform-client";
import { examples } from "~/platform/testing/contract-examples";
import { marketOf } from "../../tests/support/market-rules";
import type { Market } from "./market-file";
import { withOpenGames } from "./named-games";
import { inMarketParams, inMarketReply } from "./over-platform";
import { checkRequest, MARKET_RULE } from "./over-requests";

// Every method that names a game or an offer is found by its schema: one that comes later is in no list below, and fails.

const names = Object.keys(methods) as MethodName[];
const plain = marketOf({});
/** Nothing of the examples may be played or taken in it: each game of them is a slot with a tag. */
const strict = marketOf({
  games: { ...plain.games, hideTypes: ["slot"], hideTags: ["top"] },
  bonus: { ...plain.bonus, allowed: false },
});
/** What the platform returns in such a market: no game, no offer, no bonus. */
const emptyLists = (async (method: MethodName) =>
  methods[method].reply.parse(
    method === "games.get" || method === "bonuses.get" ? { items: [], offset: 0, limit: 1, total: 0 } : [],
  )) as PlatformClient["call"];

/** Names of all members of what a schema takes. */
function membersOf(schema: z.ZodType): string[] {
  const found: string[] = [];
  const walk = (value: unknown) => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, member] of Object.entries(value)) {
      if (key === "properties") found.push(...Object.keys(member));
      walk(member);
    }
  };
  walk(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
  return found;
}

const withMembers = (part: "params" | "reply", wanted: readonly string[]) =>
  names.filter((name) => membersOf(methods[name][part]).some((member) => wanted.includes(member)));

const GAME = /sand-dunes|Sand Dunes/;
const textOf = (value: unknown) => JSON.stringify(value);

async function read(method: MethodName, data: unknown, market: Market) {
  const reply = inMarketReply(method, methods[method].reply.parse(data), market);
  return textOf(await withOpenGames(method, reply, market, emptyLists));
}

describe("a game that the market hides", () => {
  /** A player's own record, and what has just been given. */
  const own: readonly MethodName[] = ["games.getHistory", "campaigns.activateOffer"];
  const naming = names.filter((name) => GAME.test(textOf(examples[name].full)));

  it("is in the example of every method that may name one", () => {
    expect(naming).toEqual(expect.arrayContaining(withMembers("reply", ["game", "games", "last_win"])));
    expect(naming).toContain("games.getLikes");
  });

  it.each(naming)("is not named by %s", async (method) => {
    const whole = await read(method, examples[method].full, plain);
    expect(whole).toMatch(GAME);
    const left = await read(method, examples[method].full, strict);
    if (own.includes(method)) expect(left).toBe(whole);
    else expect(left).not.toMatch(GAME);
  });
});

describe("an offer that the market refuses", () => {
  /** What a player has or had. */
  const own: readonly MethodName[] = ["campaigns.activateOffer", "cashier.getdepositinfo"];
  const offering = withMembers("reply", [
    "promotions",
    "promo_code",
    "offer_id",
    "campaign_offer_id",
    "wager",
  ]);

  it.each(offering)("is not exposed by %s", async (method) => {
    const data = JSON.parse(textOf(examples[method].full).replace('"status":"active"', '"status":"new"'));
    const whole = await read(method, data, plain);
    const left = await read(method, data, strict);
    if (own.includes(method)) expect(left).toBe(whole);
    else expect(left).toMatch(/^\[\]$|"items":\[\]/);
  });
});

describe("a request", () => {
  /** Those that a market's rules may stop, with what they name. */
  const stopped: { [M in MethodName]?: Params<M> } = {
    "games.addLike": { sysname: "sand-dunes" },
    "campaigns.takepromotions": { offer_id: "31" },
    "campaigns.activateOffer": { promo_code: "SPINS20" },
    "campaigns.checkPromocode": { promo_code: "SPINS20" },
    "cashier.makedeposit": { methodId: "1", method: "sandcard", amount: "50", campaign_offer_id: 31 },
    "bonuses.activate": { bonus_id: 1 },
    "BettingBonuses.activate": { bonus_id: 1 },
  };
  /** Giving something up, lists that come without what is hidden, and a programme's name. */
  const free: readonly MethodName[] = [
    "games.removeLike",
    "bonuses.deactivate",
    "bonuses.remove",
    "BettingBonuses.remove",
    "games.get",
    "loyalty.getProgram",
  ];
  /** A new account is opened all the same, without the code. */
  const codeless: readonly MethodName[] = ["auth.register", "account.saveProfileInfo"];

  it("that names a game or an offer is checked, loses its code, or gives something up", () => {
    const naming = withMembers("params", [
      "sysname",
      "sysnames",
      "offer_id",
      "campaign_offer_id",
      "promo_code",
      "bonus_id",
    ]);
    // The options of `games.get` are a text on the wire.
    expect(naming.sort()).toEqual([...new Set([...Object.keys(stopped), ...free, ...codeless])].sort());
  });

  it.each(Object.entries(stopped))("%s is refused", async (method, params) => {
    const check = checkRequest(method as MethodName, params, strict, emptyLists);
    await expect(check).rejects.toMatchObject({ code: MARKET_RULE, status: 422 });
    await expect(checkRequest(method as MethodName, params, plain, emptyLists)).resolves.toBeUndefined();
  });

  it("without an offer is a plain deposit", async () => {
    const params = { methodId: "1", method: "sandcard", amount: "50" };
    await expect(checkRequest("cashier.makedeposit", params, strict, emptyLists)).resolves.toBeUndefined();
  });

  it("is not sent while the lists cannot be read", async () => {
    const failing = (async () => {
      throw new PlatformFailure({ kind: "timeout", status: 504, method: "x", wasSent: true });
    }) as PlatformClient["call"];
    const check = checkRequest(
      "campaigns.takepromotions",
      { offer_id: "31" },
      { ...strict, bonus: { ...plain.bonus, maxWager: 10 } },
      failing,
    );
    await expect(check).rejects.toMatchObject({ kind: "timeout", wasSent: false });
  });

  it.each(codeless)("%s goes without its code", (method) => {
    const params = { promo_code: "SPINS20", first_name: "Ana" };
    expect(inMarketParams(method, params, strict)).toEqual({ first_name: "Ana", promo_code: undefined });
    expect(inMarketParams(method, params, plain)).toBe(params);
  });
});
