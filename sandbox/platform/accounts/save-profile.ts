import { type ProfileField, profileFields } from "../../seed/players/profile-fields";
import type { Player } from "../../world/player";
import { promoCodeError } from "../promotions/promo-codes";
import type { MethodTable, PlayerCall } from "../protocol/call";
import { invalidParameters, Refusal } from "../protocol/errors";
import { textOf } from "../protocol/parameters";
import { characterOf } from "./character";
import { sendContactCode } from "./contact-mail";
import { identityFields } from "./demands";
import { problemOfNamed } from "./field-problems";
import { isTaken } from "./find-player";
import { giveNotice } from "./notices";
import { fieldNamed, isComplete, missingFields } from "./personal-fields";
import { hasMoney, setCurrency } from "./settings";

export const profileWrites: MethodTable = {
  "account.saveProfileInfo": { verb: "POST", cache: "P", needsPlayer: true, handle: save },
};

/** Only while the registration is unfinished (docs/contract.md#d33). */
const registrationOnly = ["email", "mobile", "password"];
/** A method of its own changes it. */
const elsewhere = ["fakename"];
const profilePoints = 20;

function save(call: PlayerCall) {
  const { player } = call;
  const isFinishing = !player.is_registration_completed;
  const given = givenFields(call, isFinishing);
  const problems = problemsOf(call, given, isFinishing);
  if (Object.keys(problems).length > 0) throw invalidParameters(problems);
  refuseLocked(player, given);
  for (const [field, value] of given) field.write?.(player, value);
  if (isFinishing) finish(call);
  return 1;
}

/** Fields that came, with what they are to hold. An empty value clears what may be empty. */
function givenFields(call: PlayerCall, isFinishing: boolean): [ProfileField, string][] {
  return openFields(call, isFinishing).flatMap((field): [ProfileField, string][] => {
    const value = textOf(call.parameters, parameterOf(field));
    return value === undefined ? [] : [[field, value]];
  });
}

function openFields(call: PlayerCall, isFinishing: boolean): ProfileField[] {
  const known = profileFields.filter(({ sysname }) => !elsewhere.includes(sysname));
  if (!isFinishing) return known.filter(({ sysname }) => !registrationOnly.includes(sysname));
  const country = textOf(call.parameters, "country_code") || call.player.country_code;
  const missing = missingFields(call, call.player, country).map(({ sysname }) => fieldNamed(sysname));
  return [...new Set([...known, ...missing])];
}

/** docs/contract.md#o19. */
const parameterOf = ({ sysname }: ProfileField) => (sysname === "country" ? "country_code" : sysname);

function problemsOf(call: PlayerCall, given: [ProfileField, string][], isFinishing: boolean) {
  const { player, parameters, world } = call;
  const country = textOf(parameters, "country_code") || player.country_code;
  const problems: Record<string, string[]> = {};
  for (const [field, value] of given) {
    const isNeeded = field.registration === "required" && field.value(player) !== undefined;
    const problem = value
      ? problemOfNamed(call, field.sysname, value, country)
      : isNeeded
        ? "REQUIRED"
        : undefined;
    const isOthers = registrationOnly.includes(field.sysname) && value && isTaken(world, value, player.uid);
    if (problem ?? isOthers) problems[parameterOf(field)] = [problem ?? "UNIQUE"];
  }
  if (!isFinishing) return problems;
  const { currency, terms, promo_code, character_id } = finishingOf(call);
  if (currency && !world.brand.currencies.includes(currency)) problems.currency = ["WRONG_VALUE"];
  if (terms === "0") problems.terms = ["NOT_ACCEPTED"];
  if (character_id && !characterOf(character_id)) problems.character_id = ["WRONG_VALUE"];
  const promoProblem = promo_code && promoCodeError(promo_code, player);
  if (promoProblem) problems.promo_code = [promoProblem];
  return problems;
}

/** What was verified stays as it is; what is being verified may not go missing (23 of docs/contract.md#2). */
function refuseLocked(player: Player, given: [ProfileField, string][]): void {
  const names: readonly string[] = identityFields;
  const identity = given.filter(([{ sysname }]) => names.includes(sysname));
  const isChanged = identity.some(([field, value]) => ![undefined, value].includes(field.value(player)));
  if (player.is_verified && isChanged) {
    throw new Refusal("InvalidRequestException", { message: "Verified data cannot change" });
  }
  const missing = identity.filter(([, value]) => !value).map(([{ sysname }]) => sysname);
  if (player.is_on_verification && missing.length > 0) {
    throw new Refusal("KycUserProfileException", { data: { fields: missing } });
  }
}

/** The rest of a registration that began elsewhere (docs/contract.md#6.2). */
function finish(call: PlayerCall): void {
  const { player } = call;
  const { currency, notify, phone_country_code, character_id } = finishingOf(call);
  if (currency && currency !== player.currency && !hasMoney(player)) setCurrency(player, currency);
  if (player.phone && phone_country_code) player.phone.phone_country_code = phone_country_code;
  if (notify)
    for (const contact of [player.email, player.phone]) if (contact) contact.is_subscribed = notify === "1";
  const character = characterOf(character_id);
  if (character) player.loyalty.character_id = character.id;
  if (textOf(call.parameters, "email") && player.email) sendContactCode(call, player.email.contact);
  if (!isComplete(call, player)) return;
  player.is_registration_completed = true;
  giveNotice(player, "profile", profilePoints);
}

const finishingNames = [
  "currency",
  "terms",
  "notify",
  "promo_code",
  "character_id",
  "phone_country_code",
] as const;

function finishingOf({ parameters }: PlayerCall): Partial<Record<(typeof finishingNames)[number], string>> {
  return Object.fromEntries(finishingNames.map((name) => [name, textOf(parameters, name)]));
}
