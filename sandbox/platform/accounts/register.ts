import type { Player } from "../../world/player";
import { isLocaleCode } from "../../world/words";
import { promoCodeError } from "../promotions/promo-codes";
import type { Call } from "../protocol/call";
import { invalidParameters, Refusal } from "../protocol/errors";
import { textOf } from "../protocol/parameters";
import { characterOf } from "./character";
import { problemOf } from "./field-problems";
import { isFakenameTaken, isTaken } from "./find-player";
import { registerFromMessenger } from "./messenger";
import { createPlayer, openAccount } from "./new-account";
import { fieldNamed, registrationFields } from "./personal-fields";
import { freshPassword } from "./restore";

type FieldCodes = Record<string, string[]>;

/** docs/contract.md#3.2 and #6.2. */
export function register(call: Call) {
  if (textOf(call.parameters, "is_tg") === "1") return registerFromMessenger(call);
  const problems = parameterProblems(call);
  if (Object.keys(problems).length > 0) throw invalidParameters(problems);
  const conflicts = accountConflicts(call);
  if (Object.keys(conflicts).length > 0) {
    throw new Refusal("InvalidRequestException", {
      code: "REGISTRATION_REFUSED",
      message: "Registration refused",
      data: conflicts,
    });
  }
  const given = givenOf(call);
  const player = createPlayer(call, given.login ?? given.email ?? given.phone);
  for (const [name, value] of filledFields(call)) fieldNamed(name).write?.(player, value);
  player.country_code ||= given.country ?? call.country ?? "";
  if (player.phone) player.phone.phone_country_code = given.phone_country_code ?? player.country_code;
  const wantsNews = given.notify === "1";
  for (const contact of [player.email, player.phone]) if (contact) contact.is_subscribed = wantsNews;
  const character = characterOf(given.character_id);
  if (character) player.loyalty.character_id = character.id;
  const generated = given.password ? undefined : { login: player.login, password: generatePassword(player) };
  return { ...openAccount(call, player, given.is_betting === "1"), ...(generated ? { generated } : {}) };
}

/** Shown once in the reply and nowhere else (docs/contract.md#d32). */
function generatePassword(player: Player): string {
  player.password = freshPassword();
  return player.password;
}

/** Form A: what cannot be right whoever else is registered. */
function parameterProblems(call: Call): FieldCodes {
  const { country, currency, locale, terms, promo_code, character_id } = givenOf(call);
  const problems: FieldCodes = {};
  for (const definition of registrationFields(call, country)) {
    const name = parameterOf(definition.sysname);
    const value = textOf(call.parameters, name);
    const { is_required, is_visible } = definition.attributes;
    const problem = value
      ? problemOf(call, definition, value)
      : is_required && is_visible
        ? "REQUIRED"
        : undefined;
    if (problem) problems[name] = [problem];
  }
  if (currency && !call.world.brand.currencies.includes(currency)) problems.currency = ["WRONG_VALUE"];
  if (locale && !isLocaleCode(locale)) problems.locale = ["WRONG_VALUE"];
  if (terms === "0") problems.terms = ["NOT_ACCEPTED"];
  if (character_id && !characterOf(character_id)) problems.character_id = ["WRONG_VALUE"];
  const promoProblem = promo_code && promoCodeError(promo_code, null);
  if (promoProblem) problems.promo_code = [promoProblem];
  return problems;
}

/** Form B: what other accounts stand in the way of. */
function accountConflicts(call: Call): FieldCodes {
  const { login, email, phone, fakename } = givenOf(call);
  const conflicts: FieldCodes = {};
  if (email && (email.toLowerCase() === takenEmail || isTaken(call.world, email)))
    conflicts.email = ["UNIQUE"];
  if (phone && isTaken(call.world, phone)) conflicts.phone = ["UNIQUE"];
  if (login && login !== email && login !== phone && isTaken(call.world, login)) conflicts.login = ["UNIQUE"];
  if (fakename && isFakenameTaken(call.world, fakename)) conflicts.fakename = ["UNIQUE"];
  return conflicts;
}

/** docs/contract.md#7.3. */
const takenEmail = "taken@sandbox.test";

/** Values of the fields that the form may hold, by sysname. */
function filledFields(call: Call): [string, string][] {
  const country = textOf(call.parameters, "country");
  return registrationFields(call, country).flatMap(({ sysname }): [string, string][] => {
    const value = textOf(call.parameters, parameterOf(sysname));
    return value ? [[sysname, value]] : [];
  });
}

/** The one field that travels under another name (docs/contract.md#3.2). */
const parameterOf = (sysname: string) => (sysname === "mobile" ? "phone" : sysname);

const parameterNames = [
  "login",
  "password",
  "email",
  "phone",
  "phone_country_code",
  "country",
  "currency",
  "locale",
  "fakename",
  "terms",
  "notify",
  "is_betting",
  "promo_code",
  "character_id",
] as const;

/** Empty counts as not sent. */
function givenOf({ parameters }: Call): Partial<Record<(typeof parameterNames)[number], string>> {
  return Object.fromEntries(
    parameterNames.flatMap((name) => {
      const value = textOf(parameters, name);
      return value ? [[name, value]] : [];
    }),
  );
}
