import type { MarketFile } from "../../app/market/market-file";
import { breaksAndExclusion } from "./exclusion-requirements";
import { limitRequirements } from "./limit-requirements";
import { gameRequirements, moneyRequirements } from "./play-requirements";
import type { Requirement } from "./requirement";

/**
 * What the file requires, in the order of its fields. What a site can do alone, or by a method of the contract, it
 * does; the rest is a duty, which the file has to name with who vouches for it.
 */
export function requirementsOf(file: MarketFile): Requirement[] {
  return [
    ...people(file),
    ...shown(file),
    ...timeAndChecks(file),
    ...historyOf(file),
    ...file.limits.flatMap((limit) => limitRequirements(limit)),
    ...breaksAndExclusion(file),
    ...moneyRequirements(file),
    ...gameRequirements(file),
    ...contact(file),
    ...Object.entries(file.alsoRequired).map(
      ([name, requires]): Requirement => ({ field: `alsoRequired.${name}`, duty: { name, requires } }),
    ),
  ];
}

/** Duties that the file does not say who vouches for. */
export function openDuties(file: MarketFile): { name: string; requires: string }[] {
  return requirementsOf(file).flatMap(({ duty }) => (duty && !file.duties[duty.name] ? duty : []));
}

/** Names of duties that nothing in the file requires. */
export function idleDuties(file: MarketFile): string[] {
  const required = new Set(requirementsOf(file).map(({ duty }) => duty?.name));
  return Object.keys(file.duties).filter((name) => !required.has(name));
}

function people({ age, countries, currencies, locales }: MarketFile): Requirement[] {
  return [
    {
      field: "countries",
      site: `Registration offers and takes ${countries.join(", ")} alone`,
      proof: "choice",
      duty: { name: "countries.location", requires: "Where a player is, at sign-in and in play" },
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
      duty: { name: "age.proof", requires: "Proof of age and identity before play" },
    },
    ...(age.gate
      ? [{ field: "age.gate", site: `Asks visitors whether they are ${age.min}`, proof: "age" }]
      : []),
    ...(age.bonusMin
      ? [
          {
            field: "age.bonusMin",
            site: `Neither offers nor takes a bonus before the age of ${age.bonusMin}`,
            proof: "bonus",
            duty: {
              name: "age.bonus",
              requires: `What is given without an offer, such as cashback, free spins or points: nothing before the age of ${age.bonusMin}`,
            },
          },
        ]
      : []),
    ...(age.youngTo
      ? [
          {
            field: "age.youngTo",
            duty: {
              name: "age.young",
              requires: `Players up to the age of ${age.youngTo} are watched as a class of their own`,
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
    ...licence.others.map(({ number, products }) => ({
      field: "licence.others",
      site: `Licence ${number} beside it, for ${products.join(", ")}`,
      proof: "foot",
    })),
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
            duty: { name: "time.net", requires: "The exact net position in a running game" },
          },
        ]
      : []),
    ...(time.lastSignIn
      ? [
          {
            field: "time.lastSignIn",
            duty: { name: "time.last-sign-in", requires: "When the player last signed in" },
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
              duty: { name: "check.round", requires: "A running round ends when the check begins" },
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
            duty: { name: "session.idle", requires: "A game that is open in its frame ends as well" },
          },
        ]
      : []),
    ...(session.maxMinutes
      ? [
          {
            field: "session.maxMinutes",
            duty: { name: "session.max", requires: `Play ends after ${session.maxMinutes} minutes` },
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
              requires: `Play ends at what the player has set: ${session.before.join(", ")}`,
            },
          },
        ]
      : []),
  ];
}

function historyOf({ history }: MarketFile): Requirement[] {
  if (!history) return [];
  return [
    {
      field: "history",
      site: "The history of play stands in the profile, by period and by day, and is asked for as a file",
      proof: "history",
      duty: {
        name: "history.months",
        requires: `Play of the last ${history.months} months is told and exported`,
      },
    },
  ];
}

const checkModes = { offer: "offered", default: "on by default", must: "demanded" };

function contact({ consent: { cookies, marketing } }: MarketFile): Requirement[] {
  return [
    ...(cookies === "ask"
      ? [{ field: "consent.cookies", site: "Asks before code of others is loaded", proof: "consent" }]
      : []),
    {
      field: "consent.marketing",
      site: "Asks for consent to letters by e-mail, unticked; for other channels in the profile, by contact",
      proof: "consent",
      duty: {
        name: "consent.channels",
        requires: "Marketing keeps to the channels that a player has agreed to",
      },
    },
    ...(marketing.products.length > 0
      ? [
          {
            field: "consent.marketing.products",
            duty: {
              name: "consent.products",
              requires: `Consent by product: ${marketing.products.join(", ")}`,
            },
          },
        ]
      : []),
    ...(marketing.askAgain
      ? [
          {
            field: "consent.marketing.askAgain",
            duty: {
              name: "consent.again",
              requires: "Players who were never asked are asked at their next sign-in",
            },
          },
        ]
      : []),
  ];
}
