import { z } from "zod";
import { address, day, duration, id, list, oneOf, phone, placesOf, says, text, yes } from "./values";
import { ownTexts, words } from "./words";

/** Moments at which a notice is shown. */
const moments = ["register", "signIn", "firstBet", "deposit"] as const;
export type Moment = (typeof moments)[number];

const inPages = ["head", "foot", "home", "register", "account", "deposit", "game"] as const;

const Mark = z.strictObject({
  id: says(id, "Its name in this file.", "spelpaus"),
  image: says(
    z
      .string({ error: "must be the name of an svg file beside this one" })
      .regex(/^(?:[\w-]+\/){0,4}[\w-][\w.-]{0,60}\.svg$/, {
        error: "must be the name of an svg file beside this one",
      }),
    "A picture beside the file; without it the words stand on a plate.",
    "marks/adults.svg",
  ).optional(),
  alt: says(words, "What it says.", { "sv-SE": "Spelpaus" }),
  href: says(
    z.union([z.enum(["limits", "exclude"]), address], {
      error: "must be an https address, limits or exclude",
    }),
    "Where it leads: an address, or the site's own page of limits or of exclusion.",
    "https://www.spelpaus.se",
  ).optional(),
});

export const bar = says(
  list(Mark, "a mark"),
  "Marks in a bar that stays on top of every page, of a look that no theme changes: where a regulator demands a bar.",
);

export const marks = says(
  list(Mark.extend({ places: placesOf(inPages) })),
  "Marks, each at places of its own.",
);

/** What a licence may cover: the kinds of games, and bets. */
export const products = ["casino", "slot", "live", "fast", "betting"] as const;
const covered = list(oneOf(products), "a product");

const Licence = z.strictObject({
  holder: says(text, "Who holds it."),
  number: says(text, "Its number."),
  sentence: says(
    ownTexts,
    "What pages say of it. It uses `{holder}` and `{number}`, and `{date}` where `on` stands.",
  ),
  link: says(
    address,
    "Where the sentence leads: the licence in the regulator's register, else the register, else the regulator's site. An address that no source says stands in `unsure` too. Seal, marks and helpers lead elsewhere.",
  ),
  on: says(day, "The day that it is of.", "2026-01-01").optional(),
});

export const licence = says(
  Licence.extend({
    products: says(
      covered,
      "What it covers, which pages say behind its sentence; absent: all that there is. The platform says the kind of each game: `slot` has reels, `live` a dealer, `casino` tables and cards, `fast` is over in seconds (crash, dice, instant wins); `betting` is the sportsbook.",
    ).optional(),
    others: says(
      list(Licence.extend({ products: says(covered, "What it covers.", ["betting"]) })).default([]),
      "Further licences, each for products of its own: pages say them beside the first.",
    ),
    seal: says(
      Mark,
      "The seal of the licence: it stands wherever the sentence does, and has no places of its own.",
      {
        id: "seal",
        image: "seal.svg",
        alt: { "en-GB": "Licensed and regulated" },
      },
    ).optional(),
    places: placesOf(inPages),
  }),
  "The licence, and what pages say of it.",
);

export const notices = says(
  list(
    z.strictObject({
      id: says(id, "Its name: what players have answered is kept by it."),
      text: says(words, "What it says."),
      at: says(list(oneOf(moments), "a moment"), "When it is told."),
      answer: says(yes, "Whether it has to be answered before the visitor goes on."),
      every: says(
        duration,
        "How long after an answer it is asked again, in days or more, of which a month has 30 and a year 365; the first time so long after the registration. Without it once, at `signIn` in each session.",
      ).optional(),
    }),
  ),
  "What players are told.",
);

export const help = says(
  list(
    z
      .strictObject({
        name: says(text, "Who helps."),
        phone: says(phone, "Their telephone number.").optional(),
        url: says(address, "Their address.").optional(),
        hours: says(words, "When they can be reached.").optional(),
        places: placesOf([...inPages, "help", "blocked"]),
      })
      .refine(({ phone, url }) => phone ?? url, { error: "must have a phone or a url" }),
    "who helps",
  ),
  "Who helps players.",
);

export const complaints = says(
  z.strictObject({
    text: says(words, "How to complain."),
    dispute: says(
      z.strictObject({
        name: says(text, "Its name."),
        url: says(address, "Its address."),
        text: says(
          ownTexts,
          "What is said before its name; absent: that an independent body can decide, at no cost.",
          { "es-CO": "Si no estás de acuerdo con nuestra respuesta, puedes presentar una queja ante:" },
        ).optional(),
      }),
      "The body that decides where player and operator do not agree.",
    ).optional(),
  }),
  "The words of `/disputes`.",
);

export const register = says(
  z.strictObject({
    name: says(text, "Its name."),
    url: says(address, "Its address."),
    places: placesOf([...inPages, "help"]),
  }),
  "The market's own register of exclusions.",
);
