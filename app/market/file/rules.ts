import { durationMs } from "../duration";
import { MarketFields } from "../market-file";
import { hiddenRule, licenceRule } from "./licence-rule";
import { type Path, type Problem, problemIf, type Rule } from "./problem";
import { lackingIn, placeholderProblems, wordsOf } from "./word-rules";

/** The rules across fields, each with a case in `rules.test.ts`. */
export const rules: readonly Rule[] = [
  {
    name: "ids are unique",
    check: ({ bar = [], licence: { seal }, marks, notices, help }) => [
      ...twice(bar, "id", ["bar"]),
      ...twice(marks, "id", ["marks"], seal ? [seal.id] : []),
      ...twice(notices, "id", ["notices"]),
      ...twice(help, "name", ["help"]),
    ],
  },
  {
    name: "ages rise",
    check: ({ age: { bonusMin, min, youngTo } }) =>
      Object.entries({ bonusMin, youngTo }).flatMap(([name, age]) =>
        problemIf(age !== undefined && age < min, ["age", name], "is below age.min"),
      ),
  },
  {
    name: "no day is to come",
    check: ({ checked, duties, licence }, now) => {
      // In some time zones it is tomorrow already.
      const today = new Date(now + 14 * 3_600_000).toISOString().slice(0, 10);
      const days: [Path, string | undefined][] = [
        [["checked", "on"], checked?.on],
        [["licence", "on"], licence.on],
        ...licence.others.map(({ on }, at): [Path, string | undefined] => [
          ["licence", "others", at, "on"],
          on,
        ]),
        ...Object.entries(duties).map(([name, { on }]): [Path, string] => [["duties", name, "on"], on]),
      ];
      return days.flatMap(([path, day]) => problemIf((day ?? "") > today, path, "is a day to come"));
    },
  },
  {
    name: "own words have a text in each of locales",
    check: (file) =>
      wordsOf(file).flatMap(([path, words]) =>
        problemIf(
          lackingIn(words, file.locales ?? []).length > 0,
          path,
          `has no text in ${lackingIn(words, file.locales ?? []).join(", ")}`,
        ),
      ),
  },
  {
    name: "placeholders have values, and those of the licence are used",
    check: (file) => wordsOf(file).flatMap(([path, words]) => placeholderProblems(path, words, file)),
  },
  {
    name: "a check fits its choices",
    check: ({ check }) =>
      check
        ? [
            ...problemIf(
              !check.choices.includes(check.minutes),
              ["check", "choices"],
              "must hold check.minutes",
            ),
            ...problemIf(
              check.mode === "must" && Math.max(...check.choices) > check.minutes,
              ["check", "choices"],
              "must not exceed check.minutes, which players must keep",
            ),
          ]
        : [],
  },
  {
    name: "a session is longer than the time without action",
    check: ({ session: { idleMinutes = 0, maxMinutes = Number.POSITIVE_INFINITY } }) =>
      problemIf(idleMinutes > maxMinutes, ["session", "idleMinutes"], "exceeds session.maxMinutes"),
  },
  {
    name: "bonuses that are allowed are possible",
    check: ({ bonus: { allowed, maxAmount, maxWager, refuse, visitors, welcomeOnly } }) => [
      ...problemIf(
        !allowed && (!visitors || welcomeOnly || maxAmount || maxWager !== undefined || refuse.length > 0),
        ["bonus"],
        "says which bonuses are allowed, and allows none",
      ),
      ...problemIf(
        allowed && welcomeOnly && refuse.includes("registration") && refuse.includes("deposit"),
        ["bonus", "refuse"],
        "leaves no offer of a welcome: say that none is allowed",
      ),
    ],
  },
  {
    name: "a notice that something waits for is answered",
    check: ({ notices }) =>
      notices.flatMap(({ answer, at, every }, index) => [
        ...problemIf(
          !answer && (at.includes("firstBet") || every !== undefined),
          ["notices", index, "answer"],
          "must be true before a first bet, which waits for it, and with every, which counts from it",
        ),
        ...problemIf(
          every !== undefined && durationMs(every) < durationMs("P1D"),
          ["notices", index, "every"],
          "is shorter than a day, and answers are kept by the day",
        ),
      ]),
  },
  {
    name: "some game is left",
    check: ({ games }) => problemIf(games.hideTypes.length === 4, ["games", "hideTypes"], "hides every game"),
  },
  {
    name: "stakes are bounded once for a kind, in a currency of the market, lower for the young",
    check: ({ age, bonus: { maxAmount }, currencies, games: { bounds } }) => [
      ...problemIf(
        maxAmount && currencies && !currencies.includes(maxAmount.currency),
        ["bonus", "maxAmount", "currency"],
        "is none of currencies",
      ),
      ...bounds.flatMap(({ stake, types }, index) => {
        const path = ["games", "bounds", index];
        const before = bounds.slice(0, index).flatMap((other) => other.types);
        return [
          ...types
            .filter((type) => before.includes(type))
            .map((type) => ({
              path: [...path, "types"],
              message: `names ${type}, which is bounded already`,
            })),
          ...problemIf(
            stake && currencies && !currencies.includes(stake.currency),
            [...path, "stake", "currency"],
            "is none of currencies",
          ),
          ...problemIf(
            stake?.young && Number(stake.young.amount) >= Number(stake.amount),
            [...path, "stake", "young", "amount"],
            "is not below that of other players",
          ),
          ...problemIf(
            stake?.young && stake.young.to < age.min,
            [...path, "stake", "young", "to"],
            "is below age.min",
          ),
        ];
      }),
    ],
  },
  {
    name: "a break is shorter than an exclusion, and one press takes one of them",
    check: ({ breaks, exclusion, panic }) => {
      const shortest = Math.min(...exclusion.periods.map(lengthOf));
      return [
        ...breaks.flatMap((period, index) =>
          problemIf(durationMs(period) >= shortest, ["breaks", index], "is no shorter than an exclusion"),
        ),
        ...problemIf(panic && !breaks.includes(panic.period), ["panic", "period"], "must be one of breaks"),
      ];
    },
  },
  {
    name: "a kind of limit is there once",
    check: ({ limits }) => twice(limits, "kind", ["limits"]),
  },
  {
    name: "a higher limit waits a day, or the file says why not",
    check: ({ limits, unsure }) =>
      limits.flatMap(({ raiseAfter }, index) => [
        ...problemIf(
          durationMs(raiseAfter) < durationMs("PT24H") && !unsure[`limits.${index}.raiseAfter`],
          ["limits", index, "raiseAfter"],
          `is shorter than PT24H: say in unsure.limits.${index}.raiseAfter why`,
        ),
        ...problemIf(
          durationMs(raiseAfter) > durationMs("P90D"),
          ["limits", index, "raiseAfter"],
          "is longer than P90D",
        ),
      ]),
  },
  {
    name: "a limit that holds something up is not passed by",
    check: ({ limits }) =>
      limits.flatMap(({ ask }, index) =>
        problemIf(
          ask?.answer === "may" && ask.at.some((moment) => moment !== "register"),
          ["limits", index, "ask"],
          "holds up a deposit or a bet, and may be passed by: ask it at register",
        ),
      ),
  },
  {
    name: "highest limits are amounts of the limit's periods and of the market's currencies",
    check: ({ age, currencies, limits }) =>
      limits.flatMap(({ kind, max, periods }, index) => {
        const path = ["limits", index, "max"];
        if (!max) return [];
        const named = Object.keys({ ...max.amounts, ...max.young });
        const strange = named.filter((period) => !(periods as readonly string[]).includes(period));
        return [
          ...problemIf(kind === "time", path, "is an amount, and the limit a time"),
          ...problemIf(named.length === 0, [...path, "amounts"], "must name a period"),
          ...strange.map((period) => ({ path, message: `names ${period}, which is none of its periods` })),
          ...problemIf(max.young && age.youngTo === undefined, [...path, "young"], "needs age.youngTo"),
          ...problemIf(
            currencies && !currencies.includes(max.currency),
            [...path, "currency"],
            "is none of currencies",
          ),
        ];
      }),
  },
  {
    name: "highest limits rise with their periods, and are no higher for young players",
    check: ({ limits }) =>
      limits.flatMap(({ max }, index) => {
        if (!max) return [];
        const path = ["limits", index, "max"];
        const { amounts, young = {} } = max;
        return [
          ...risingProblems([...path, "amounts"], amounts),
          ...risingProblems([...path, "young"], young),
          ...periodsOf(young).flatMap((period) =>
            problemIf(
              Number(young[period]) > Number(amounts[period] ?? Number.POSITIVE_INFINITY),
              [...path, "young", period],
              "is above that of other players",
            ),
          ),
        ];
      }),
  },
  licenceRule,
  hiddenRule,
  {
    name: "what is unsure is a field of the file",
    check: (file) =>
      Object.keys(file.unsure).flatMap((path) =>
        problemIf(valueAt(file, path) === undefined, ["unsure", path], "is no field of this file"),
      ),
  },
];

/** The schema of a market's file, with the rules across its fields. */
export const MarketFileSchema = MarketFields.check(({ value, issues }) => {
  for (const { path, message } of rules.flatMap(({ check }) => check(value, Date.now())))
    issues.push({ code: "custom", input: value, path: [...path], message });
});

const limitPeriods = ["day", "week", "month"] as const;
type Amounts = { readonly [period in (typeof limitPeriods)[number]]?: string | undefined };

function periodsOf(amounts: Amounts) {
  return limitPeriods.filter((period) => amounts[period] !== undefined);
}

function risingProblems(path: Path, amounts: Amounts): Problem[] {
  const named = periodsOf(amounts);
  return named.flatMap((period, index) => {
    const longer = named[index + 1];
    return problemIf(
      longer !== undefined && Number(amounts[period]) > Number(amounts[longer]),
      [...path, period],
      `is above that of a ${longer}`,
    );
  });
}

function twice<K extends string>(
  entries: readonly { readonly [key in K]: string }[],
  key: K,
  path: Path,
  others: readonly string[] = [],
): Problem[] {
  return entries.flatMap((entry, index) =>
    problemIf(
      others.includes(entry[key]) || entries.findIndex((other) => other[key] === entry[key]) !== index,
      [...path, index, key],
      `${entry[key]} is there twice`,
    ),
  );
}

const lengthOf = (period: string) => (period === "permanent" ? Number.POSITIVE_INFINITY : durationMs(period));

/** The value at a dotted path; undefined: there is none. */
function valueAt(value: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (at, key) =>
        at && typeof at === "object" ? Object.entries(at).find(([name]) => name === key)?.[1] : undefined,
      value,
    );
}
