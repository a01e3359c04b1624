import { z } from "zod";
import { list, oneOf, says, text, yes } from "./values";

export const withdrawals = says(
  z.strictObject({ cancel: says(yes, "Whether a player may take one back.") }),
  "Withdrawals.",
);

export const bonus = says(
  z.strictObject({
    allowed: says(yes, "Whether there are any."),
    welcomeOnly: says(yes.default(false), "Only offers for a registration or a first deposit."),
    maxWager: says(
      z
        .number({ error: "must be a number" })
        .positive({ error: "must be above 0" })
        .max(100, { error: "must be at most 100" }),
      "The highest wagering, as a multiple of the bonus.",
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

export const games = says(
  z
    .strictObject({
      hideTypes: says(
        list(oneOf(["casino", "slot", "live", "fast"])).default([]),
        "Kinds that this market does not have.",
      ),
      hideTags: says(list(text).default([]), "Tags of games that it does not have.", ["hold-and-win"]),
      hideJackpots: says(yes.default(false), "Whether games with a jackpot are hidden."),
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
