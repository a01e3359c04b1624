import { z } from "zod";
import { register } from "./shown";
import {
  age,
  amount,
  currency,
  duration,
  list,
  minutes,
  oneOf,
  period,
  placesOf,
  says,
  whole,
  yes,
} from "./values";
import { ownTexts, words } from "./words";

export const ages = says(
  z.strictObject({
    min: says(age, "The age from which somebody may play."),
    gate: says(yes.default(false), "Whether visitors are asked.", true),
    bonusMin: says(
      age,
      "The age from which bonuses are offered, by the birthday that the platform knows: whoever has none is offered none, and a registration takes no code.",
    ).optional(),
    youngTo: says(age, "The age up to which a player counts as young.").optional(),
  }),
  "Ages.",
);

export const time = says(
  z
    .strictObject({
      local: says(yes.default(false), "Whether the time of day is shown, in games."),
      elapsed: says(
        oneOf(["signIn", "game"]),
        "Elapsed time in games: since the sign-in, or since the game was opened.",
      ).optional(),
      net: says(yes.default(false), "Whether games show what was won or lost."),
      lastSignIn: says(yes.default(false), "Whether players see when they last signed in."),
    })
    .prefault({}),
  "What is shown of time and result.",
);

export const check = says(
  z.strictObject({
    mode: says(oneOf(["offer", "default", "must"]), "Offered, on by default, or demanded."),
    minutes: says(minutes, "After so many."),
    choices: says(list(minutes, "a choice"), "What players may choose."),
    shows: says(list(oneOf(["time", "net", "history", "limits", "signOut"])), "What it shows."),
    breakMinutes: says(minutes, "How long no game is launched after one.").optional(),
  }),
  "Reality checks.",
);

export const session = says(
  z
    .strictObject({
      idleMinutes: says(minutes, "After how long without action a player is signed out.").optional(),
      maxMinutes: says(minutes, "How long play may last at most.", 240).optional(),
      before: says(
        list(oneOf(["time", "spend"])).default([]),
        "What players set for one session, before they play: the site asks, and keeps it until the sign-out. Apart from it a limit of time by day, week or month is one of `limits`.",
      ),
    })
    .prefault({}),
  "Sessions of play.",
);

export const history = says(
  z.strictObject({
    months: says(
      whole("months", 1, 120),
      "How far back it reaches at least, on the page and in the file of it.",
      12,
    ),
  }),
  "The history of play in the profile, which the content service then cannot turn off.",
);

const limitPeriods = ["day", "week", "month"] as const;
/** The highest amount by period. */
const Amounts = z.partialRecord(oneOf(limitPeriods), amount);

export const limits = says(
  list(
    z.strictObject({
      kind: says(oneOf(["deposit", "loss", "stake", "time"]), "What it limits."),
      periods: says(
        list(oneOf(limitPeriods), "a period"),
        "Over which periods it counts. A month is 30 days at the platform.",
      ),
      needs: says(
        oneOf(["one", "all"]),
        "Whether a player needs a limit of one of the periods, or of each of them. The platform keeps one of a kind, which the site asks for: `all` is a duty.",
      ),
      ask: says(
        z.strictObject({
          at: says(
            list(oneOf(["register", "deposit", "bet"]), "a moment"),
            "When players are asked for it. The site asks for that of deposits; to ask for others is a duty.",
          ),
          answer: says(
            oneOf(["may", "mustAnswer", "mustSet"]),
            "Whether the question may be passed by, declined, or has to be answered with a limit.",
          ),
        }),
        "The question for it.",
      ).optional(),
      max: says(
        z.strictObject({
          currency: says(currency, "The currency of the amounts."),
          amounts: says(Amounts, "The highest amount by period."),
          young: says(Amounts, "The same for young players.", { month: "300" }).optional(),
          over: says(oneOf(["refuse", "contact"]), "Whether a higher one is refused, or set after contact."),
        }),
        "The highest limit.",
      ).optional(),
      freeText: says(yes, "Whether players type the amount."),
      raiseAfter: says(
        duration,
        "How long a higher limit waits, at most P90D. The platform waits PT24H: longer is told by the site, and for deposits a duty; shorter needs a line in `unsure`, and is told as PT24H.",
      ),
      confirmRaise: says(yes.default(false), "Whether it has to be confirmed again after that."),
      name: says(words, "What it is called."),
    }),
  ),
  "Limits that players set.",
);

export const breaks = says(
  list(duration),
  "Breaks that players take, each shorter than an exclusion. What the platform does not take is a duty, and is not offered: see `exclusion.periods`.",
);

export const panic = says(
  z.strictObject({
    period: says(duration, "How long it lasts: one of `breaks`."),
    places: placesOf(["head", "game"]),
  }),
  "A break by one press.",
);

export const exclusion = says(
  z.strictObject({
    periods: says(
      list(period, "a period"),
      "For how long: durations, or `permanent`. For breaks and exclusions the platform takes P1D, P7D, P30D, P3M, P4M, P5M, P6M, P7M, P8M, P9M, P1Y, P2Y, P3Y, P4Y, P5Y, permanent; another is a duty, and is not offered.",
      ["P6M", "permanent"],
    ),
    register: register.optional(),
    text: says(ownTexts, "What stands above its form; absent: the site's words.", {
      "en-GB": "Exclude yourself for six months or more.",
    }).optional(),
    breakText: says(ownTexts, "The same above the form of breaks.", {
      "en-GB": "Take a day off.",
    }).optional(),
  }),
  "Self-exclusion.",
);

export const closing = says(
  z.strictObject({
    text: says(ownTexts, "How a player closes it, above the way to support.", {
      "en-GB": "To close your account, write to our support.",
    }),
    days: says(whole("days", 1, 90), "Within how many days of the wish it is closed.", 14).optional(),
  }),
  "Closing an account: told on the page of limits, and a duty, as the platform has no method.",
);
