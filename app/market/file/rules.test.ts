import { describe, expect, it } from "vitest";
import { exampleFile } from "../../../tests/support/market-file";
import type { MarketFile } from "../market-file";
import { rules } from "./rules";

/** The example was checked today. */
const NOW = Date.now();
const NOT_TO_COME = ["checked.on is a day to come", "duties.autoplay.on is a day to come"];
const [limit] = exampleFile("ES").limits;
if (!limit) throw new Error("the example of ES has no limit");
const withLimit = (changes: Partial<typeof limit>) => ({ limits: [{ ...limit, ...changes }] });
const withMax = (changes: Partial<NonNullable<typeof limit.max>>) =>
  withLimit({ max: { currency: "EUR", amounts: { month: "100" }, over: "refuse", ...changes } });
const notice = { id: "risk", text: { "es-ES": "Riesgo" }, at: ["register" as const], answer: true };
const { age, bonus, check, exclusion, help, licence } = exampleFile("ES");
const withSentence = (text: string, on?: string) => ({
  licence: { ...licence, sentence: { "es-ES": text }, ...(on && { on }) },
});
const withBounds = (stake: MarketFile["games"]["bounds"][number]["stake"]) => ({
  games: {
    ...exampleFile("ES").games,
    bounds: [
      { types: ["slot" as const], stake },
      { types: ["slot" as const], seconds: 3 },
    ],
  },
});
const mark = { id: "adults", alt: "market.marks.over18" as const };

/** By rule: what breaks it, and the message. */
const cases: Record<string, [Partial<MarketFile>, string[]][]> = {
  "ids are unique": [
    [
      {
        marks: [
          { ...mark, places: ["foot"] },
          { ...mark, places: ["home"] },
        ],
      },
      ["marks.1.id adults is there twice"],
    ],
    [{ bar: [mark, { ...mark, href: "limits" }] }, ["bar.1.id adults is there twice"]],
    [
      { licence: { ...licence, seal: mark }, marks: [{ ...mark, places: ["foot"] }] },
      ["marks.0.id adults is there twice"],
    ],
    [{ notices: [notice, { ...notice, at: ["deposit"] }] }, ["notices.1.id risk is there twice"]],
    [
      { help: [...help, { ...help[0], name: help[0]?.name ?? "", places: ["home"] }] },
      ["help.1.name Juego Seguro is there twice"],
    ],
  ],
  "ages rise": [
    [{ age: { ...age, bonusMin: 17 } }, ["age.bonusMin is below age.min"]],
    [{ age: { ...age, youngTo: 17 } }, ["age.youngTo is below age.min"]],
  ],
  "no day is to come": [
    [
      { checked: { by: "Counsel", on: "2099-01-01" }, duties: { autoplay: { by: "x", on: "2099-01-01" } } },
      NOT_TO_COME,
    ],
    [{ licence: { ...licence, on: "2099-01-01" } }, ["licence.on is a day to come"]],
  ],
  "own words have a text in each of locales": [
    [
      { locales: ["es-MX", "ca-ES", "eu"] },
      ["licence.sentence has no text in ca-ES, eu", "marks.0.alt has no text in ca-ES, eu"],
    ],
  ],
  "placeholders have values, and those of the licence are used": [
    [
      withSentence("{holder} desde {date}"),
      [
        "licence.sentence.es-ES has {date}, and licence.on is absent",
        "licence.sentence.es-ES does not say {number}",
      ],
    ],
    [
      withSentence("{holder}, {number}, {nmuber}"),
      ["licence.sentence.es-ES has {nmuber}, which has no value"],
    ],
    [withSentence("{holder} {number} {"), ["licence.sentence.es-ES has a brace that is no placeholder"]],
    [
      { notices: [{ ...notice, text: { "es-ES": "Hola {name}" } }] },
      ["notices.0.text.es-ES has {name}, which has no value"],
    ],
  ],
  "a check fits its choices": [
    [
      { check: check && { ...check, minutes: 45 } },
      [
        "check.choices must hold check.minutes",
        "check.choices must not exceed check.minutes, which players must keep",
      ],
    ],
  ],
  "a session is longer than the time without action": [
    [
      { session: { before: [], idleMinutes: 60, maxMinutes: 30 } },
      ["session.idleMinutes exceeds session.maxMinutes"],
    ],
  ],
  "bonuses that are allowed are possible": [
    [{ bonus: { ...bonus, allowed: false } }, ["bonus says which bonuses are allowed, and allows none"]],
    [
      { bonus: { ...bonus, welcomeOnly: true, refuse: ["registration", "deposit"] } },
      ["bonus.refuse leaves no offer of a welcome: say that none is allowed"],
    ],
  ],
  "a notice that something waits for is answered": [
    [
      { notices: [{ ...notice, at: ["firstBet"], answer: false }] },
      [
        "notices.0.answer must be true before a first bet, which waits for it, and with every, which counts from it",
      ],
    ],
    [
      { notices: [{ ...notice, every: "PT12H" }] },
      ["notices.0.every is shorter than a day, and answers are kept by the day"],
    ],
  ],
  "some game is left": [
    [
      { games: { ...exampleFile("ES").games, hideTypes: ["casino", "slot", "live", "fast"] } },
      ["games.hideTypes hides every game"],
    ],
  ],
  "stakes are bounded once for a kind, in a currency of the market, lower for the young": [
    [
      withBounds({ currency: "GBP", amount: "5", young: { to: 17, amount: "5" } }),
      [
        "games.bounds.0.stake.currency is none of currencies",
        "games.bounds.0.stake.young.amount is not below that of other players",
        "games.bounds.0.stake.young.to is below age.min",
        "games.bounds.1.types names slot, which is bounded already",
      ],
    ],
    [
      { bonus: { ...bonus, maxAmount: { currency: "DKK", amount: "1000" } } },
      ["bonus.maxAmount.currency is none of currencies"],
    ],
  ],
  "a break is shorter than an exclusion, and one press takes one of them": [
    [{ breaks: ["P1D", "P6M"] }, ["breaks.1 is no shorter than an exclusion"]],
    [
      { exclusion: { ...exclusion, periods: ["P30D", "permanent"] } },
      ["breaks.2 is no shorter than an exclusion"],
    ],
    [{ panic: { period: "P2D", places: ["head"] } }, ["panic.period must be one of breaks"]],
  ],
  "a kind of limit is there once": [[{ limits: [limit, limit] }, ["limits.1.kind deposit is there twice"]]],
  "a higher limit waits a day, or the file says why not": [
    [
      { ...withLimit({ raiseAfter: "PT1H" }), unsure: {} },
      ["limits.0.raiseAfter is shorter than PT24H: say in unsure.limits.0.raiseAfter why"],
    ],
    [{ ...withLimit({ raiseAfter: "PT1H" }), unsure: { "limits.0.raiseAfter": "an hour" } }, []],
    [withLimit({ raiseAfter: "P4M" }), ["limits.0.raiseAfter is longer than P90D"]],
  ],
  "a limit that holds something up is not passed by": [
    [
      withLimit({ ask: { at: ["register", "bet"], answer: "may" } }),
      ["limits.0.ask holds up a deposit or a bet, and may be passed by: ask it at register"],
    ],
  ],
  "highest limits are amounts of the limit's periods and of the market's currencies": [
    [withMax({ currency: "GBP" }), ["limits.0.max.currency is none of currencies"]],
    [withMax({ amounts: {} }), ["limits.0.max.amounts must name a period"]],
    [
      { ...withLimit({ periods: ["day"] }) },
      [
        "limits.0.max names week, which is none of its periods",
        "limits.0.max names month, which is none of its periods",
      ],
    ],
    [withLimit({ kind: "time" }), ["limits.0.max is an amount, and the limit a time"]],
    [
      { ...withMax({ young: { month: "50" } }), age: { min: 18, gate: false } },
      ["limits.0.max.young needs age.youngTo"],
    ],
  ],
  "highest limits rise with their periods, and are no higher for young players": [
    [
      withMax({ amounts: { day: "600", week: "1500", month: "1000" } }),
      ["limits.0.max.amounts.week is above that of a month"],
    ],
    [
      withMax({ young: { day: "9", week: "8", month: "101" } }),
      [
        "limits.0.max.young.day is above that of a week",
        "limits.0.max.young.month is above that of other players",
      ],
    ],
  ],
  "each product has one licence": [
    [
      { licence: { ...licence, products: ["slot", "slot", "live", "casino"] } },
      [
        "licence.products leaves fast out, which the market has: name it, or hide it in games",
        "licence.products leaves betting out, which the market has: name it, or hide it in games",
      ],
    ],
    [
      { licence: { ...licence, others: [{ ...licence, products: ["betting"] }] } },
      ["licence.products must say what it covers beside licence.others"],
    ],
    [
      {
        licence: {
          ...licence,
          products: ["slot", "live", "casino", "fast"],
          others: [
            { ...licence, products: ["betting"] },
            { ...licence, products: ["fast", "betting"] },
          ],
        },
      },
      [
        "licence.others.1.products names fast, which another licence covers",
        "licence.others.1.products names betting, which another licence covers",
      ],
    ],
    [
      {
        licence: { ...licence, products: ["slot"] },
        games: { ...exampleFile("ES").games, sportsbook: false, hideTypes: ["live", "casino", "fast"] },
      },
      [],
    ],
  ],
  "nothing speaks of products that games hides": [
    [
      {
        licence: {
          ...licence,
          products: ["slot", "live"],
          others: [{ ...licence, products: ["betting"] }],
        },
        games: {
          ...exampleFile("ES").games,
          bounds: [{ types: ["slot", "live"], seconds: 3 }],
          hideTypes: ["live"],
          sportsbook: false,
        },
      },
      [
        "licence.products.1 is live, which games hides",
        "licence.others.0.products.0 is betting, which games hides",
        "games.bounds.0.types.1 is live, which games hides",
      ],
    ],
  ],
  "what is unsure is a field of the file": [
    [{ unsure: { "age.max": "none" } }, ["unsure.age.max is no field of this file"]],
  ],
};

describe.each(rules.map(({ name }) => name))("%s", (name) => {
  const rule = rules.find((one) => one.name === name);

  it.each(cases[name] ?? [])("%j", (changes, lines) => {
    const problems = rule?.check({ ...exampleFile("ES"), ...changes }, NOW) ?? [];
    expect(problems.map(({ path, message }) => `${path.join(".")} ${message}`)).toEqual(lines);
  });

  it("says nothing of the example", () => {
    expect(cases[name]?.length).toBeGreaterThan(0);
    expect(rule?.check(exampleFile("ES"), NOW)).toEqual([]);
  });
});

it("each case is of a rule", () => {
  expect(Object.keys(cases)).toEqual(rules.map(({ name }) => name));
});
