import { z } from "zod";
import { catalogues, isMessageKey, type MessageKey } from "~/i18n/messages/catalogue";

/** Where on the site something of the market stands. `head` and `foot` are on every page, `game` beside a game. */
const places = ["head", "foot", "home", "register", "account", "deposit", "game", "help", "blocked"] as const;
export type Place = (typeof places)[number];

/** Moments at which a notice is shown. */
const moments = ["register", "signIn", "firstBet", "deposit"] as const;
export type Moment = (typeof moments)[number];

const DUTY = /^[a-z][a-z\d-]*(?:\.[a-zA-Z\d-]+)*$/;
const text = z.string({ error: "must be a text" }).trim().min(1, { error: "must not be empty" }).max(200);
const yes = z.boolean({ error: "must be true or false" });
const placed = z.array(oneOf(places)).min(1, { error: "must name a place" });
const address = z.url({ protocol: /^https$/, error: "must be an https address" });
const minutes = z
  .int({ error: "must be a whole number of minutes" })
  .min(1, { error: "must be at least 1" })
  .max(1440, { error: "must be at most 1440" });
const age = z
  .int({ error: "must be a whole number of years" })
  .min(16, { error: "must be at least 16" })
  .max(99, { error: "must be at most 99" });
const amount = z.string().regex(/^\d{1,9}(?:\.\d{1,2})?$/, { error: 'must be an amount such as "500"' });
const currency = z.string().regex(/^[A-Z][A-Z\d]{2,9}$/, { error: "must be a currency such as EUR" });
const country = z.string().regex(/^[A-Z]{2}$/, { error: "must be two capital letters (ISO 3166-1)" });
const phone = z.string().regex(/^\+?\d[\d ()-]{2,24}$/, { error: "must be a telephone number" });
const day = z.iso.date({ error: "must be a day such as 2026-11-30" });
/** Calendar units are allowed, because law counts in months: what is compared is approximate (`durationMs`). */
const duration = z
  .string()
  .regex(/^P(?:\d{1,3}[DWMY]|T\d{1,3}[HM])$/, { error: "must be a duration such as PT24H, P7D or P6M" });
const period = z.union([duration, z.literal("permanent")], {
  error: "must be a duration such as P6M, or permanent",
});

/** A key of the message catalogue, with a text in every locale that comes along. */
const words = z.custom<MessageKey>().check(({ value, issues }) => {
  if (typeof value !== "string" || !isMessageKey(value))
    return void issues.push({
      code: "custom",
      input: value,
      message: `${String(value)} is no key of the catalogue`,
    });
  const lacking = Object.keys(catalogues).filter((locale) => !catalogues[locale]?.[value]);
  if (lacking.length > 0)
    issues.push({
      code: "custom",
      input: value,
      message: `${value} has no text in ${lacking.join(", ")}`,
    });
});

const MarkSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z\d-]{0,39}$/, { error: "must be a short name such as spelpaus" }),
  /** A picture beside the file; without it the words stand on a plate. */
  image: z
    .string()
    .regex(/^(?:[\w-]+\/)*[\w.-]+\.svg$/, { error: "must be the name of an svg file beside this one" })
    .optional(),
  alt: words,
  /** An address, or the site's own place for limits or exclusion. */
  href: z
    .union([z.enum(["limits", "exclude"]), address], {
      error: "must be an https address, limits or exclude",
    })
    .optional(),
});
const PlacedMarkSchema = MarkSchema.extend({ places: placed });

const limitPeriods = ["day", "week", "month"] as const;
/** The highest amount by period. */
const AmountsSchema = z.partialRecord(oneOf(limitPeriods), amount);

const LimitSchema = z.strictObject({
  kind: oneOf(["deposit", "loss", "stake", "time"]),
  periods: z.array(oneOf(limitPeriods)).min(1, { error: "must name a period" }),
  /** Whether a player needs a limit of one of the periods, or of each of them. */
  needs: oneOf(["one", "all"]),
  /** When the question is put, and whether it may be passed by, declined, or has to be answered with a limit. */
  ask: z
    .strictObject({
      at: z.array(oneOf(["register", "deposit", "bet"])).min(1, { error: "must name a moment" }),
      answer: oneOf(["may", "mustAnswer", "mustSet"]),
    })
    .optional(),
  max: z
    .strictObject({
      currency,
      amounts: AmountsSchema,
      young: AmountsSchema.optional(),
      over: oneOf(["refuse", "contact"]),
    })
    .optional(),
  freeText: yes,
  /** How long a higher limit waits. */
  raiseAfter: duration,
  confirmRaise: yes.default(false),
  name: words,
});

const FieldsSchema = z.strictObject({
  market: z.string().regex(/^[A-Z]{2}$/, { error: "must be two capital letters" }),
  regulator: text,
  /** Who compared the file with the law, and when; null: nobody. */
  checked: z.strictObject({ by: text, on: day }).nullable(),
  /** Fields that rest on weak sources, with what is to be checked. */
  unsure: z.record(z.string(), text).default({}),
  countries: z.array(country).min(1, { error: "must name a country" }),
  /** A subset of the platform's; absent: all of them. */
  currencies: z.array(currency).min(1, { error: "must name a currency" }).optional(),
  locales: z.array(text).min(1, { error: "must name a locale" }).optional(),
  age: z.strictObject({
    min: age,
    /** Whether visitors are asked. */
    gate: yes.default(false),
    /** The age from which bonuses are offered. */
    bonusMin: age.optional(),
    /** The age up to which a player counts as young. */
    youngTo: age.optional(),
  }),
  licence: z.strictObject({
    holder: text,
    number: text,
    /** May name `{holder}`, `{number}` and `{date}`. */
    sentence: words,
    link: address,
    seal: MarkSchema.optional(),
    places: placed,
    /** The day that the licence is of. */
    on: day.optional(),
  }),
  /** Marks in a bar that stays on top, of a look that no theme changes. */
  bar: z.array(MarkSchema).min(1, { error: "must hold a mark" }).optional(),
  marks: z.array(PlacedMarkSchema).default([]),
  notices: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z][a-z\d-]{0,39}$/, { error: "must be a short name such as risk" }),
        text: words,
        at: z.array(oneOf(moments)).min(1, { error: "must name a moment" }),
        /** Whether it has to be answered before the visitor goes on. */
        answer: yes,
        /** How often it is asked again, first so long after the registration; without it once. */
        every: duration.optional(),
      }),
    )
    .default([]),
  time: z
    .strictObject({
      /** Whether the time of day is shown. */
      local: yes.default(false),
      /** Elapsed time in games, since the sign-in or since the game was opened. */
      elapsed: oneOf(["signIn", "game"]).optional(),
      /** What was won or lost, in games. */
      net: yes.default(false),
      lastSignIn: yes.default(false),
    })
    .prefault({}),
  /** Reality checks: offered, on by default, or demanded. */
  check: z
    .strictObject({
      mode: oneOf(["offer", "default", "must"]),
      minutes,
      choices: z.array(minutes).min(1, { error: "must hold a choice" }),
      shows: z.array(oneOf(["time", "net", "history", "limits", "signOut"])),
      breakMinutes: minutes.optional(),
    })
    .optional(),
  session: z
    .strictObject({
      idleMinutes: minutes.optional(),
      maxMinutes: minutes.optional(),
      /** What players set before they play. */
      before: z.array(oneOf(["time", "spend"])).default([]),
    })
    .prefault({}),
  limits: z.array(LimitSchema).default([]),
  breaks: z.array(duration).default([]),
  /** A break by one press. */
  panic: z.strictObject({ period: duration, places: placed }).optional(),
  exclusion: z.strictObject({
    periods: z.array(period).min(1, { error: "must name a period" }),
    /** The market's own register. */
    register: z.strictObject({ name: text, url: address, places: placed }).optional(),
  }),
  withdrawals: z.strictObject({ cancel: yes }),
  bonus: z.strictObject({
    allowed: yes,
    /** Only offers for a registration or a first deposit. */
    welcomeOnly: yes.default(false),
    /** The highest wagering, as a multiple of the bonus. */
    maxWager: z
      .number({ error: "must be a number" })
      .positive({ error: "must be above 0" })
      .max(100)
      .optional(),
    /** Whether an offer may be of one product alone. */
    oneProduct: yes.default(false),
    /** Events whose offers are not shown. */
    refuse: z.array(oneOf(["registration", "deposit", "promo_code", "confirm", "login"])).default([]),
    termsBeside: z.array(oneOf(["min", "wager", "expiry", "maxBet", "games"])).default([]),
  }),
  games: z
    .strictObject({
      hideTypes: z.array(oneOf(["casino", "slot", "live", "fast"])).default([]),
      hideTags: z.array(text).default([]),
      hideJackpots: yes.default(false),
      oneAtATime: yes.default(false),
      /** Whether a game's page says its return to player. */
      rtp: yes.default(false),
    })
    .prefault({}),
  consent: z.strictObject({
    cookies: oneOf(["ask", "off"]),
    marketing: z.strictObject({
      channels: z.array(oneOf(["email", "sms", "phone"])).min(1, { error: "must name a channel" }),
      products: z.array(text).default([]),
      /** Whether players who were never asked are asked at their next sign-in. */
      askAgain: yes.default(false),
    }),
  }),
  help: z
    .array(
      z
        .strictObject({
          name: text,
          phone: phone.optional(),
          url: address.optional(),
          hours: words.optional(),
          places: placed,
        })
        .refine(({ phone, url }) => phone ?? url, { error: "must have a phone or a url" }),
    )
    .min(1, { error: "must name who helps" }),
  complaints: z.strictObject({
    text: words,
    dispute: z.strictObject({ name: text, url: address }).optional(),
  }),
  /** Duties of the platform or the games that no field implies, with what each asks. */
  alsoRequired: z.record(z.string().regex(DUTY, { error: "must be a short name" }), text).default({}),
  /** Who vouches for each duty that the site cannot do itself. */
  duties: z.record(z.string().regex(DUTY), z.strictObject({ by: text, on: day })).default({}),
});

/** What the file of `MARKET_FILE` says: the rules of one market (docs/markets.md). */
export type MarketFile = z.output<typeof FieldsSchema>;

/** What pages need of it. */
export type Market = Omit<MarketFile, "alsoRequired" | "checked" | "duties" | "regulator" | "unsure">;

export const MarketFileSchema = FieldsSchema.check(({ value, issues }) => {
  for (const { path, message } of contradictionsOf(value))
    issues.push({ code: "custom", input: value, path: path.split("."), message });
});

function oneOf<const T extends readonly [string, ...string[]]>(names: T) {
  return z.enum(names, { error: `must be one of ${names.join(", ")}` });
}

interface Contradiction {
  path: string;
  message: string;
}

/** Fields that cannot hold together. */
function contradictionsOf(market: MarketFile): Contradiction[] {
  const { age, bonus, breaks, check, exclusion, games, limits, notices, panic } = market;
  const found: (Contradiction | false | undefined)[] = [
    age.bonusMin !== undefined &&
      age.bonusMin < age.min && { path: "age.bonusMin", message: "is below age.min" },
    age.youngTo !== undefined &&
      age.youngTo < age.min && { path: "age.youngTo", message: "is below age.min" },
    check &&
      !check.choices.includes(check.minutes) && { path: "check.choices", message: "must hold check.minutes" },
    check?.mode === "must" &&
      Math.max(...check.choices) > check.minutes && {
        path: "check.choices",
        message: "must not exceed check.minutes, which players must keep",
      },
    !bonus.allowed &&
      (bonus.welcomeOnly || bonus.maxWager !== undefined) && {
        path: "bonus",
        message: "says which bonuses are allowed, and allows none",
      },
    ...notices.map(
      ({ answer, at, every }, index) =>
        !answer &&
        (at.includes("firstBet") || every !== undefined) && {
          path: `notices.${index}.answer`,
          message:
            "must be true before a first bet, which waits for it, and with every, which counts from it",
        },
    ),
    games.hideTypes.length === 4 && { path: "games.hideTypes", message: "hides every game" },
    panic && !breaks.includes(panic.period) && { path: "panic.period", message: "must be one of breaks" },
    ...breaks.map(
      (period, index) =>
        exclusion.periods.includes(period) && {
          path: `breaks.${index}`,
          message: `${period} is a period of exclusion too`,
        },
    ),
    ...limits.flatMap(({ kind, max, periods, ask }, index) => [
      limits.findIndex((other) => other.kind === kind) !== index && {
        path: `limits.${index}.kind`,
        message: `${kind} is there twice`,
      },
      max &&
        kind === "time" && { path: `limits.${index}.max`, message: "is an amount, and the limit a time" },
      ...Object.keys({ ...max?.amounts, ...max?.young }).map(
        (period) =>
          !(periods as string[]).includes(period) && {
            path: `limits.${index}.max`,
            message: `names ${period}, which is none of its periods`,
          },
      ),
      max?.young &&
        age.youngTo === undefined && { path: `limits.${index}.max.young`, message: "needs age.youngTo" },
      max &&
        market.currencies &&
        !market.currencies.includes(max.currency) && {
          path: `limits.${index}.max.currency`,
          message: "is none of currencies",
        },
      ask?.answer === "may" &&
        ask.at.some((moment) => moment !== "register") && {
          path: `limits.${index}.ask`,
          message: "holds up a deposit or a bet, and may be passed by: ask it at register",
        },
    ]),
    ...Object.keys(market.unsure).map(
      (path) =>
        valueAt(market, path) === undefined && {
          path: `unsure.${path}`,
          message: "is no field of this file",
        },
    ),
  ];
  return found.filter((one): one is Contradiction => typeof one === "object");
}

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
