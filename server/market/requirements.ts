import { durationMs } from "../../app/market/duration";
import type { MarketFile } from "../../app/market/market-file";
import { exclusionPeriods } from "../../app/responsible-game/exclusion/exclusion-periods";

/** One thing that a market asks for. */
export interface Requirement {
  /** The field of the file that asks for it. */
  field: string;
  /** What the site shows or refuses. */
  site?: string;
  /** The group of tests that proves it. */
  proof?: string;
  /** What the site cannot do: its name in `duties`, and what it is. */
  duty?: { name: string; asks: string };
}

/**
 * What the file asks for, in the order of its fields. What a site can do alone, or by a method of the contract, it
 * does; the rest is a duty, which the file has to name with who vouches for it.
 */
export function requirementsOf(file: MarketFile): Requirement[] {
  return [
    ...people(file),
    ...shown(file),
    ...timeAndChecks(file),
    ...file.limits.flatMap((limit) => limitRequirements(limit)),
    ...breaksAndExclusion(file),
    ...money(file),
    ...games(file),
    ...contact(file),
    ...Object.entries(file.alsoRequired).map(
      ([name, asks]): Requirement => ({ field: `alsoRequired.${name}`, duty: { name, asks } }),
    ),
  ];
}

/** Duties that the file does not say who vouches for. */
export function openDuties(file: MarketFile): { name: string; asks: string }[] {
  return requirementsOf(file).flatMap(({ duty }) => (duty && !file.duties[duty.name] ? duty : []));
}

/** Names of duties that nothing in the file asks for. */
export function idleDuties(file: MarketFile): string[] {
  const asked = new Set(requirementsOf(file).map(({ duty }) => duty?.name));
  return Object.keys(file.duties).filter((name) => !asked.has(name));
}

function people({ age, countries, currencies, locales }: MarketFile): Requirement[] {
  return [
    {
      field: "countries",
      site: `Registration offers and takes ${countries.join(", ")} alone`,
      proof: "choice",
      duty: { name: "countries.location", asks: "Where a player is, at sign-in and in play" },
    },
    ...(currencies
      ? [{ field: "currencies", site: `Offers and takes ${currencies.join(", ")} alone`, proof: "choice" }]
      : []),
    ...(locales
      ? [{ field: "locales", site: `The site is in ${locales.join(", ")} alone`, proof: "choice" }]
      : []),
    {
      field: "age.min",
      site: `Refuses a date of birth of less than ${age.min} years`,
      proof: "age",
      duty: { name: "age.proof", asks: "Proof of age and identity before play" },
    },
    ...(age.gate
      ? [{ field: "age.gate", site: `Asks visitors whether they are ${age.min}`, proof: "age" }]
      : []),
    ...(age.bonusMin
      ? [
          {
            field: "age.bonusMin",
            duty: { name: "age.bonus", asks: `No bonus before the age of ${age.bonusMin}` },
          },
        ]
      : []),
    ...(age.youngTo
      ? [
          {
            field: "age.youngTo",
            duty: {
              name: "age.young",
              asks: `Players up to the age of ${age.youngTo} are watched as a class of their own`,
            },
          },
        ]
      : []),
  ];
}

function shown({ bar, complaints, help, licence, marks, notices }: MarketFile): Requirement[] {
  return [
    {
      field: "licence",
      site: `The sentence of the licence, linked to the register: ${licence.places.join(", ")}`,
      proof: "foot",
    },
    ...(bar
      ? [
          {
            field: "bar",
            site: `A bar that stays on top: ${bar.map(({ id }) => id).join(", ")}`,
            proof: "bar",
          },
        ]
      : []),
    ...marks.map(({ id, places }) => ({
      field: "marks",
      site: `The mark ${id}: ${places.join(", ")}`,
      proof: "foot",
    })),
    ...notices.map(({ id, at, answer, every }) => ({
      field: "notices",
      site: `The notice ${id} at: ${at.join(", ")}${answer ? "; it has to be answered" : ""}${every ? `, again each ${every}` : ""}`,
      proof: "notices",
    })),
    ...help.map(({ name, places }) => ({
      field: "help",
      site: `How to reach ${name}: ${places.join(", ")}`,
      proof: "help",
    })),
    {
      field: "complaints",
      site: `A page on complaints${complaints.dispute ? `, with ${complaints.dispute.name}` : ""}`,
      proof: "help",
    },
  ];
}

function timeAndChecks({ check, session, time }: MarketFile): Requirement[] {
  return [
    ...(time.local ? [{ field: "time.local", site: "The time of day, in games" }] : []),
    ...(time.elapsed ? [{ field: "time.elapsed", site: "Elapsed time, in games" }] : []),
    ...(time.net
      ? [
          {
            field: "time.net",
            site: "Won or lost, as far as the history of games says, in games",
            duty: { name: "time.net", asks: "The exact net position in a running game" },
          },
        ]
      : []),
    ...(time.lastSignIn
      ? [
          {
            field: "time.lastSignIn",
            duty: { name: "time.last-sign-in", asks: "When the player last signed in" },
          },
        ]
      : []),
    ...(check
      ? [
          {
            field: "check",
            site: `A reality check after ${check.minutes} minutes (${checkModes[check.mode]})`,
            proof: "check",
            ...(check.mode === "must" && {
              duty: { name: "check.round", asks: "A running round ends when the check begins" },
            }),
          },
        ]
      : []),
    ...(check?.breakMinutes
      ? [
          {
            field: "check.breakMinutes",
            site: `Launches no game for ${check.breakMinutes} minutes after a check`,
          },
        ]
      : []),
    ...(session.idleMinutes
      ? [
          {
            field: "session.idleMinutes",
            site: `Signs out after ${session.idleMinutes} minutes without action`,
            proof: "idle",
            duty: { name: "session.idle", asks: "A game that is open in its frame ends as well" },
          },
        ]
      : []),
    ...(session.maxMinutes
      ? [
          {
            field: "session.maxMinutes",
            duty: { name: "session.max", asks: `Play ends after ${session.maxMinutes} minutes` },
          },
        ]
      : []),
    ...(session.before.length > 0
      ? [
          {
            field: "session.before",
            site: `Asks before play: ${session.before.join(", ")}; what is reached ends the next launch`,
            proof: "session",
            duty: {
              name: "session.before",
              asks: `Play ends at what the player has set: ${session.before.join(", ")}`,
            },
          },
        ]
      : []),
  ];
}

const checkModes = { offer: "offered", default: "on by default", must: "demanded" };
/** The platform raises a deposit limit after this (docs/contract.md). */
const PLATFORM_RAISES = "PT24H";

function limitRequirements(limit: MarketFile["limits"][number]): Requirement[] {
  const { kind, ask, max, needs, periods, raiseAfter } = limit;
  const field = `limits.${kind}`;
  const when = ask ? `, asked for at: ${ask.at.join(", ")} (${answers[ask.answer]})` : "";
  if (kind !== "deposit")
    return [
      {
        field,
        site: `A limit of ${kind} by ${periods.join(", ")}, shown and set by players where the platform keeps it`,
        proof: "limits",
        duty: { name: field, asks: `A limit of ${kind} by ${periods.join(", ")} is kept${when}` },
      },
    ];
  const duty = (part: string, asks: string): Requirement => ({
    field: `${field}.${part}`,
    duty: { name: `${field}.${part}`, asks },
  });
  return [
    {
      field,
      site: `Limits of deposits by ${periods.join(", ")}: lowering at once, raising later${when}`,
      ...(ask && { proof: "ask" }),
    },
    ...(needs === "all" && periods.length > 1
      ? [duty("needs", `Limits of ${periods.join(", ")} together`)]
      : []),
    ...(periods.includes("month")
      ? [duty("periods", "A month of the calendar, where the platform counts 30 days")]
      : []),
    ...(durationMs(raiseAfter) > durationMs(PLATFORM_RAISES)
      ? [
          duty(
            "raiseAfter",
            `A raised limit waits ${raiseAfter}, where the platform waits ${PLATFORM_RAISES}`,
          ),
        ]
      : []),
    ...(max ? [duty("max", `No limit above ${amountsOf(max)}, unless ${overs[max.over]}`)] : []),
  ];
}

const answers = { may: "may be passed by", mustAnswer: "has to be answered", mustSet: "has to be set" };
const overs = { refuse: "never", contact: "after personal contact" };

function amountsOf({ amounts, young, currency }: NonNullable<MarketFile["limits"][number]["max"]>): string {
  const list = (of: object) =>
    Object.entries(of)
      .map(([period, amount]) => `${amount} ${currency} a ${period}`)
      .join(", ");
  return young ? `${list(amounts)} (young players: ${list(young)})` : list(amounts);
}

function breaksAndExclusion({ breaks, exclusion, panic }: MarketFile): Requirement[] {
  const unknown = [...breaks, ...exclusion.periods].filter(
    (period) => !(exclusionPeriods as readonly string[]).includes(period),
  );
  return [
    ...(breaks.length > 0 ? [{ field: "breaks", site: `Breaks of ${breaks.join(", ")}` }] : []),
    ...(panic
      ? [
          {
            field: "panic",
            site: `A break of ${panic.period} by one press: ${panic.places.join(", ")}`,
            proof: "break",
          },
        ]
      : []),
    { field: "exclusion.periods", site: `Exclusion for ${exclusion.periods.join(", ")}` },
    ...unknown.map((period) => ({
      field: breaks.includes(period) ? "breaks" : "exclusion.periods",
      duty: { name: `exclusion.${period}`, asks: `A period of ${period}, which the platform does not know` },
    })),
    ...(exclusion.register
      ? [
          {
            field: "exclusion.register",
            site: `A link to ${exclusion.register.name}: ${exclusion.register.places.join(", ")}`,
            proof: "foot",
            duty: {
              name: "exclusion.register",
              asks: `${exclusion.register.name} is asked at registration, at sign-in and before marketing`,
            },
          },
        ]
      : []),
  ];
}

function money({ bonus, withdrawals }: MarketFile): Requirement[] {
  const rules = [
    ...(bonus.allowed ? [] : ["none"]),
    ...(bonus.welcomeOnly ? ["a welcome alone"] : []),
    ...(bonus.maxWager ? [`wagering of at most ${bonus.maxWager} times`] : []),
    ...(bonus.maxAmount ? [`at most ${bonus.maxAmount.amount} ${bonus.maxAmount.currency} each`] : []),
    ...(bonus.oneProduct ? ["one product each"] : []),
    ...(bonus.refuse.length > 0 ? [`none of ${bonus.refuse.join(", ")}`] : []),
  ].join("; ");
  return [
    ...(withdrawals.cancel
      ? []
      : [{ field: "withdrawals.cancel", site: "No withdrawal can be cancelled", proof: "cancel" }]),
    ...(rules
      ? [
          {
            field: "bonus",
            site: `Offers that the market refuses are hidden: ${rules}`,
            proof: "bonus",
            duty: { name: "bonus.grant", asks: `Bonuses are granted accordingly: ${rules}` },
          },
        ]
      : []),
    ...(bonus.termsBeside.length > 0
      ? [
          {
            field: "bonus.termsBeside",
            site: "The terms of an offer stand beside its button",
            duty: {
              name: "bonus.terms",
              asks: `The terms of each offer say: ${bonus.termsBeside.join(", ")}`,
            },
          },
        ]
      : []),
  ];
}

function games({ games }: MarketFile): Requirement[] {
  const hidden = [...games.hideTypes, ...games.hideTags, ...(games.hideJackpots ? ["jackpots"] : [])];
  return [
    ...(hidden.length > 0
      ? [{ field: "games", site: `Hides games: ${hidden.join(", ")}`, proof: "games" }]
      : []),
    ...(games.oneAtATime
      ? [
          {
            field: "games.oneAtATime",
            site: "Refuses a second game beside one that is open here, in whatever tab or browser",
            proof: "games",
            duty: {
              name: "games.oneAtATime",
              asks: "The same game twice, and a game that is open elsewhere than on this site",
            },
          },
        ]
      : []),
    ...(games.demo === "verified"
      ? [
          {
            field: "games.demo",
            site: "Launches a demo for nobody but players who have proved their age",
            proof: "demo",
          },
        ]
      : []),
    ...games.bounds.map((bounds) => ({
      field: "games.bounds",
      site: `The page of a game says it: ${boundsOf(bounds)}`,
      proof: "bounds",
      duty: {
        name: `games.bounds.${bounds.types.join("-")}`,
        asks: `Games keep to it: ${boundsOf(bounds)}`,
      },
    })),
    ...(games.rtp ? [{ field: "games.rtp", site: "The return to player, on the page of each game" }] : []),
  ];
}

function boundsOf({ seconds, stake, types }: MarketFile["games"]["bounds"][number]): string {
  const young = stake?.young ? ` (${stake.young.amount} up to the age of ${stake.young.to})` : "";
  return [
    types.join(", "),
    ...(stake ? [`a stake of at most ${stake.amount} ${stake.currency}${young}`] : []),
    ...(seconds ? [`${seconds} seconds or more`] : []),
  ].join("; ");
}

function contact({ consent: { cookies, marketing } }: MarketFile): Requirement[] {
  return [
    ...(cookies === "ask"
      ? [{ field: "consent.cookies", site: "Asks before code of others is loaded", proof: "consent" }]
      : []),
    {
      field: "consent.marketing",
      site: "Asks for consent to letters by e-mail, unticked; for other channels in the profile, by contact",
      proof: "consent",
      duty: { name: "consent.channels", asks: "Marketing keeps to the channels that a player has agreed to" },
    },
    ...(marketing.products.length > 0
      ? [
          {
            field: "consent.marketing.products",
            duty: { name: "consent.products", asks: `Consent by product: ${marketing.products.join(", ")}` },
          },
        ]
      : []),
    ...(marketing.askAgain
      ? [
          {
            field: "consent.marketing.askAgain",
            duty: {
              name: "consent.again",
              asks: "Players who were never asked are asked at their next sign-in",
            },
          },
        ]
      : []),
  ];
}
