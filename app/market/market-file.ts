import { z } from "zod";
import { bonus, consent, games, withdrawals } from "./file/money";
import { ages, breaks, check, closing, exclusion, history, limits, panic, session, time } from "./file/play";
import { bar, complaints, help, licence, marks, notices } from "./file/shown";
import { country, currency, DUTY, day, list, locale, says, text } from "./file/values";

const duty = z.string().regex(DUTY, { error: "must be a short name such as age.proof" });

/** The fields of a market's file. What holds between them: `file/rules.ts`. */
export const MarketFields = z.strictObject({
  $schema: says(text, "The schema by which editors complete this file.").optional(),
  market: says(
    z
      .string({ error: "must be two capital letters" })
      .regex(/^[A-Z]{2}$/, { error: "must be two capital letters" }),
    "Its short name, in metrics and in the log.",
  ),
  regulator: says(text, "Who regulates it."),
  checked: says(
    z
      .strictObject({ by: says(text, "Their name.", "A. Counsel"), on: says(day, "The day.", "2026-11-02") })
      .nullable(),
    "Who compared the file with the law, and when; null: nobody.",
    { by: "A. Counsel", on: "2026-11-02" },
  ),
  unsure: says(
    z.record(z.string(), text).default({}),
    "Fields that rest on weak sources, with what is to be checked.",
    { "help.0.phone": "read on a page of 2020" },
  ),
  countries: says(list(country, "a country"), "Where players may be from."),
  currencies: says(
    list(currency, "a currency"),
    "A subset of the platform's; absent: all of them.",
  ).optional(),
  locales: says(
    list(locale, "a locale"),
    "A subset of the content service's, in its spelling; absent: all of them. The file's own words have a text in the language of each: `es-CO` is told where the site has `es-ES`.",
  ).optional(),
  age: ages,
  licence,
  bar: bar.optional(),
  marks: marks.default([]),
  notices: notices.default([]),
  time,
  check: check.optional(),
  session,
  history: history.optional(),
  limits: limits.default([]),
  breaks: breaks.default([]),
  panic: panic.optional(),
  exclusion,
  closing: closing.optional(),
  withdrawals,
  bonus,
  games,
  consent,
  help,
  complaints,
  alsoRequired: says(
    z.record(duty, text).default({}),
    "Duties that no field implies, with what each asks: of the platform, the games, or the operator's office (reports, money laundering).",
    { "credit-cards": "No credit cards." },
  ),
  duties: says(
    z
      .record(
        duty,
        z.strictObject({
          by: says(text, "Who does it.", "Platform Ltd, contract of 2026"),
          on: says(day, "Since when.", "2026-11-01"),
        }),
      )
      .default({}),
    "Who vouches for each duty that the site cannot do itself.",
    { "age.proof": { by: "Platform Ltd, contract of 2026", on: "2026-11-01" } },
  ),
});

/** What the file of `MARKET_FILE` says: the rules of one market (docs/markets.md#the-fields). */
export type MarketFile = z.output<typeof MarketFields>;

/** What pages need of it. */
export type Market = Omit<
  MarketFile,
  "$schema" | "alsoRequired" | "checked" | "duties" | "regulator" | "unsure"
>;
