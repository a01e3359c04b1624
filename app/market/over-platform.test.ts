import { describe, expect, it } from "vitest";
import type { FieldDefinition } from "~/platform/entities/account";
import type { Bonus, Offer } from "~/platform/entities/bonuses";
import type { GameType } from "~/platform/entities/games";
import { exampleMarket } from "../../tests/support/market-file";
import { latestBirth } from "./latest-birth";
import type { Market } from "./market-file";
import { inMarketParams, inMarketReply } from "./over-platform";

const market = exampleMarket("GB");
const withBonus = (bonus: Partial<Market["bonus"]>): Market => ({
  ...market,
  bonus: { ...market.bonus, maxWager: undefined, oneProduct: false, ...bonus },
});

const bonus = (id: string, status: Bonus["status"], required: string): Bonus => ({
  id,
  type: "casino",
  status,
  description: { title: id },
  amount: { amount: "20.00", currency: "GBP" },
  wager: { required, done: "0.00" },
  created_at: "2026-11-01T00:00:00Z",
});

describe("bonuses", () => {
  it("above the highest wagering are hidden while they can be taken, and never once they are a player's own", () => {
    const items = [
      bonus("fair", "new", "200.00"),
      bonus("dear", "new", "200.01"),
      bonus("own", "active", "700.00"),
    ];
    const page = { items, offset: 0, limit: 20, total: 7 };
    const left = inMarketReply("bonuses.get", page, withBonus({ maxWager: 10 }));
    expect([left.items.map(({ id }) => id), left.total]).toEqual([["fair", "own"], 6]);
    expect(
      inMarketReply("BettingBonuses.get", items, withBonus({ allowed: false })).map(({ id }) => id),
    ).toEqual(["own"]);
    const small = withBonus({ maxAmount: { currency: "GBP", amount: "19.99" } });
    expect(inMarketReply("bonuses.get", page, small).items.map(({ id }) => id)).toEqual(["own"]);
    const foreign = withBonus({ maxAmount: { currency: "DKK", amount: "1" } });
    expect(inMarketReply("bonuses.get", page, foreign).items).toHaveLength(3);
    expect(inMarketReply("bonuses.get", page, undefined)).toBe(page);
  });
});

const offer = (
  action: Offer["trigger"]["action"],
  ...types: Offer["promotions"][number]["type"][]
): Offer => ({
  id: [action, ...types].join(),
  description: { title: action },
  promotions: types.map((type, index) => ({
    id: String(index),
    type,
    title: type,
    ...(type === "bonus" && { amount: { amount: "50.00", currency: "GBP" } }),
  })),
  trigger: { action, params: {}, user_satisfies_params: true },
});

describe("offers", () => {
  const offers = [
    offer("registration", "freespins"),
    offer("deposit", "bonus", "points"),
    offer("deposit", "bonus", "betting_bonus"),
    offer("login", "cashback"),
    offer("confirm", "points"),
  ];
  const left = (rules: Partial<Market["bonus"]>) =>
    inMarketReply("campaigns.getoffers", offers, withBonus(rules)).map((one) => offers.indexOf(one));

  it.each<[string, Partial<Market["bonus"]>, number[]]>([
    ["all come without a rule", {}, [0, 1, 2, 3, 4]],
    ["none where none is allowed", { allowed: false }, []],
    ["a welcome alone", { welcomeOnly: true }, [0, 1, 2]],
    ["none of two products", { oneProduct: true }, [0, 1, 3, 4]],
    ["none that is worth more", { maxAmount: { currency: "GBP", amount: "49.99" } }, [0, 3, 4]],
    ["all of the amount", { maxAmount: { currency: "GBP", amount: "50" } }, [0, 1, 2, 3, 4]],
    ["none of an event", { refuse: ["registration", "login"] }, [1, 2, 4]],
  ])("%s", (_, rules, expected) => expect(left(rules)).toEqual(expected));
});

describe("games", () => {
  const hiding: Market = { ...market, games: { ...market.games, hideTypes: ["live", "casino"] } };

  it.each([
    [undefined, ["slot", "fast"]],
    [[], ["slot", "fast"]],
    [["slot", "live"], ["slot"]],
    [["live"], ["live"]],
  ] as const)("of %j are asked for as %j", (types, expected) => {
    const params = { options: { search: "sand", ...(types && { types: [...types] }) } };
    expect(inMarketParams("games.get", params, hiding)).toEqual({
      options: { search: "sand", types: expected },
    });
    expect(inMarketParams("games.get", params, market)).toBe(params);
  });
});

it("a provider is hidden with the last of its games, and one that does not say what it makes is shown", () => {
  const hiding: Market = { ...market, games: { ...market.games, hideTypes: ["live", "casino"] } };
  const provider = (sysname: string, ...types: GameType[]) => ({
    sysname,
    name: sysname,
    games_count: 1,
    types,
  });
  const all = [provider("tables", "live", "casino"), provider("both", "slot", "live"), provider("silent")];
  const left = inMarketReply("games.getProviders", all, hiding);
  expect(left.map(({ sysname }) => sysname)).toEqual(["both", "silent"]);
});

it.each([
  ["1990-01-01", "1990-01-01"],
  ["2024-01-01", latestBirth(market.age.min)],
  [undefined, latestBirth(market.age.min)],
])("a birthday that the platform takes up to %s is taken up to %s", (max_date, expected) => {
  const field: FieldDefinition = {
    sysname: "birth_date",
    type: "date",
    attributes: { is_required: true, is_visible: true, options: { max_date } },
  };
  const [bound] = inMarketReply("Account.getPersonalDataFields", [field], market);
  expect(bound?.attributes.options?.max_date).toBe(expected);
});

describe("the last birthday that is old enough", () => {
  it.each([
    [18, "2026-11-26T23:59:59Z", "2008-11-26"],
    [18, "2028-02-29T12:00:00Z", "2010-02-28"],
    [20, "2028-02-29T12:00:00Z", "2008-02-29"],
    [18, "2026-03-01T00:00:00Z", "2008-03-01"],
  ])("for %d years at %s: %s", (min, now, day) => {
    expect(latestBirth(min, new Date(now))).toBe(day);
  });
});
