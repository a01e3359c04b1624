import { z } from "zod";
import { age, amount, currency, list, oneOf, says, text, yes } from "./values";

export const withdrawals = says(
  z.strictObject({ cancel: says(yes, "Whether a player may take one back.") }),
  "Withdrawals.",
);

export const bonus = says(
  z.strictObject({
    allowed: says(yes, "Whether there are any."),
    visitors: says(
      yes.default(true),
      "Whether visitors are offered any: else offers, promotions and codes are for players who are signed in.",
      false,
    ),
    welcomeOnly: says(yes.default(false), "Only offers for a registration or a first deposit."),
    maxWager: says(
      z
        .number({ error: "must be a number" })
        .positive({ error: "must be above 0" })
        .max(100, { error: "must be at most 100" }),
      "The highest wagering, as a multiple of the bonus.",
    ).optional(),
    maxAmount: says(
      z.strictObject({
        currency: says(currency, "Its currency.", "DKK"),
        amount: says(amount, "The amount.", "1000"),
      }),
      "The most that an offer or a bonus may be worth.",
    ).optional(),
    oneProduct: says(yes.default(false), "Whether an offer may be of one product alone."),
    refuse: says(
      list(oneOf(["registration", "deposit", "promo_code", "confirm", "login"])).default([]),
      "Events whose offers are not shown.",
    ),
    termsBeside: says(
      list(oneOf(["min", "wager", "expiry", "maxBet", "games"])).default([]),
      "Terms that stand beside an offer's button.",
    ),
  }),
  "Bonuses.",
);

const gameTypes = oneOf(["casino", "slot", "live", "fast"]);

const Bounds = z
  .strictObject({
    types: says(list(gameTypes, "a kind"), "Of which kinds of games.", ["slot"]),
    stake: says(
      z.strictObject({
        currency: says(currency, "The currency of the amounts.", "GBP"),
        amount: says(amount, "The highest stake of a game.", "5"),
        young: says(
          z.strictObject({
            to: says(age, "Up to this age.", 24),
            amount: says(amount, "Their highest stake.", "2"),
          }),
          "A lower one for young players.",
        ).optional(),
      }),
      "The highest stake.",
    ).optional(),
    seconds: says(
      z
        .number({ error: "must be a number of seconds" })
        .min(0.5, { error: "must be at least 0.5" })
        .max(60, { error: "must be at most 60" }),
      "How long a game takes at least, from one start to the next.",
      2.5,
    ).optional(),
  })
  .refine(({ seconds, stake }) => seconds !== undefined || stake !== undefined, {
    error: "must have a stake or seconds",
  });

export const games = says(
  z
    .strictObject({
      hideTypes: says(
        list(gameTypes).default([]),
        "Kinds that this market does not have: in no list, and neither opened nor launched by their names.",
      ),
      hideTags: says(list(text).default([]), "Tags of games that it does not have.", ["hold-and-win"]),
      hideJackpots: says(yes.default(false), "Whether games with a jackpot are hidden."),
      sportsbook: says(
        yes.default(true),
        "Whether there is the sportsbook: else it is in no list, and neither its page nor a launch has it.",
        false,
      ),
      bounds: says(list(Bounds).default([]), "Stake and speed of games, which their pages say."),
      demo: says(
        oneOf(["all", "verified"]).default("all"),
        "Who plays demos: everybody, or players alone whose age and identity are proved.",
        "verified",
      ),
      moments: says(
        yes.default(true),
        "Whether the site marks what a player achieves: the best round of a session, and a level that is reached. Else neither is told by itself; a level waits among the notices.",
        false,
      ),
      oneAtATime: says(yes.default(false), "Whether a player may have one game open at a time."),
      rtp: says(yes.default(false), "Whether a game's page says its return to player."),
    })
    .prefault({}),
  "Games.",
);

export const consent = says(
  z.strictObject({
    cookies: says(oneOf(["ask", "off"]), "Whether visitors are asked before code of others is loaded."),
    marketing: says(
      z.strictObject({
        channels: says(list(oneOf(["email", "sms", "phone"]), "a channel"), "By which channel it is asked."),
        products: says(list(text).default([]), "For which products it is asked apart."),
        askAgain: says(
          yes.default(false),
          "Whether players who were never asked are asked at their next sign-in.",
        ),
      }),
      "Consent to marketing.",
    ),
  }),
  "Consent.",
);
