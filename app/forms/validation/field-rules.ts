import { z } from "zod";
import type { FieldDefinition, PhoneCountryOption } from "~/platform/entities/account";
import { isFilledByPlayer } from "./fields/form-field";
import { fieldIssue } from "./issue";
import { fitMasked } from "./mask";
import "./no-eval";
import { patternCheck } from "./pattern";
import type { ReadPhone } from "./phone-countries";
import { cardRule } from "./rules/card";
import { dateRule } from "./rules/date";
import { emailRule } from "./rules/email";
import { fakenameRule } from "./rules/fakename";
import {
  commonLettersCheck,
  maxLengthCheck,
  maxValueCheck,
  minLengthCheck,
  minValueCheck,
  noMarksCheck,
} from "./rules/generic";
import { addressRule, nameRule } from "./rules/name";
import { passwordRule } from "./rules/password";
import { phoneRule } from "./rules/phone";
import { postcodeRule } from "./rules/postcode";
import { type Check, firstOf, type requiredText } from "./rules/rule";
import { cardHolderRule, sexRule, textRule } from "./rules/text";

type Attributes = FieldDefinition["attributes"];
type Rule = ReturnType<typeof requiredText>;
export type RuleOf = (attributes: Attributes, data: FieldData) => Rule;

/** What the rules need besides the field definitions. */
export interface FieldData {
  phoneCountries?: readonly PhoneCountryOption[];
  /** The server's reader of phone numbers, whose table is too large for the browser. */
  readPhone?: ReadPhone;
  /** The country selected next to the number in the same form. */
  phoneCountryCode?: string;
  /** Rules of one form only, by sysname, such as `iban`. */
  rules?: Readonly<Record<string, RuleOf>>;
  /** Values that are valid whatever the rules say, by sysname: those already stored, which may be masked. */
  stored?: Readonly<Record<string, string>>;
}

const phone: RuleOf = (_, data) =>
  phoneRule({ countries: data.phoneCountries, countryCode: data.phoneCountryCode, read: data.readPhone });
const date: RuleOf = ({ options }) => dateRule({ min: options?.min_date, max: options?.max_date });
const birthDate: RuleOf = ({ options }) =>
  dateRule({ min: options?.min_date, max: options?.max_date, late: fieldIssue("underAge") });
const password: RuleOf = () => passwordRule();
const postcode: RuleOf = ({ regex }) => postcodeRule(regex);
const card: RuleOf = ({ regex }) => cardRule(regex);

const bySysname: Readonly<Record<string, RuleOf>> = {
  first_name: nameRule,
  middle_name: nameRule,
  last_name: nameRule,
  name: nameRule,
  card_holder: cardHolderRule,
  address: addressRule,
  home_town: addressRule,
  email: emailRule,
  fakename: fakenameRule,
  sex: sexRule,
  postcode,
  card_number: card,
  mobile: phone,
  phone,
  birth_date: birthDate,
  password,
};

const byType: Readonly<Record<string, RuleOf>> = { date, password, phone };

/** Rules that apply the pattern themselves: a saved card need not match the pattern of a new one. */
const ownPattern: ReadonlySet<RuleOf> = new Set([postcode, card]);
/** Rules whose value has its own format, whatever mask it is typed in. */
const ownShape: ReadonlySet<RuleOf> = new Set([phone, date, birthDate, card]);

/**
 * The schema of a form that the server defines (docs/product.md#3 and #5, docs/contract.md#3.1): the rule of the
 * sysname, else of the type, else any text; then options, mask, pattern and lengths. Invisible fields are ignored.
 */
export function fieldSchema(definitions: readonly FieldDefinition[], data: FieldData = {}) {
  const shape = definitions
    .filter(isFilledByPlayer)
    .map((definition) => [definition.sysname, fieldRule(definition, data)] as const);
  return z.object(Object.fromEntries(shape));
}

function fieldRule({ sysname, type, attributes }: FieldDefinition, data: FieldData) {
  const ruleOf = own(data.rules, sysname) ?? own(bySysname, sysname) ?? own(byType, type) ?? textRule;
  const mask = ownShape.has(ruleOf) ? undefined : attributes.mask;
  const pattern = ownPattern.has(ruleOf) ? undefined : attributes.regex;
  const check = firstOf(...checksOf({ ...attributes, mask, regex: pattern }));
  const rule = ruleOf(attributes, data).superRefine((value, context) => {
    const issue = check(value);
    if (issue) context.addIssue({ code: "custom", message: issue });
  });
  const prepare = (value: unknown) => {
    if (typeof value !== "string") return value;
    if (value.trim() === "") return undefined;
    return (mask && fitMasked(mask, value)?.shown) ?? value;
  };
  const judged = z.preprocess(prepare, attributes.is_required ? rule : rule.optional());
  const stored = own(data.stored, sysname);
  if (stored === undefined) return judged;
  // For a failed union the message of the rule is used.
  return z.union([z.literal(stored), judged], {
    error: (issue) => (issue.code === "invalid_union" ? issue.errors.at(-1)?.[0]?.message : undefined),
  });
}

function checksOf({ options, mask, regex }: Attributes): Check[] {
  const wrong = fieldIssue("wrongField");
  const choices = options?.select && new Set(options.select.map(({ value }) => value));
  return [
    choices && ((value: string) => (choices.has(value) ? undefined : wrong)),
    mask && ((value: string) => (fitMasked(mask, value) ? undefined : wrong)),
    regex && patternCheck(regex),
    options?.min_length && minLengthCheck(options.min_length),
    options?.max_length && maxLengthCheck(options.max_length),
    options?.min_value !== undefined && minValueCheck(options.min_value),
    options?.max_value !== undefined && maxValueCheck(options.max_value),
    options?.characters && byCharacters[options.characters],
  ].filter((check) => typeof check === "function");
}

const byCharacters = { letters: commonLettersCheck, no_marks: noMarksCheck } as const;

/** Names come from the server, so only own properties of the tables count. */
function own<T>(table: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return table && Object.hasOwn(table, name) ? table[name] : undefined;
}
