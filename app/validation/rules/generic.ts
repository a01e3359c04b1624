import { type GenericRuleName, genericIssue, type IssueValues } from "../issue";
import { patternCheck } from "../pattern";
import { cardCheck } from "./card";
import { parseDate } from "./date";
import { EMAIL } from "./email";
import { fakenameCheck } from "./fakename";
import { ADDRESS, NAME } from "./name";
import { passwordCheck } from "./password";
import { type Check, firstOf, requiredText } from "./rule";

// The rules whose texts an operator words in `forms.validationMessages` (specification 5, contract 4.2).

/** A generic field: has to be there, and passes each check. Under `optional()` the checks skip an empty value. */
export function genericRule(...checks: Check[]) {
  return requiredText(genericIssue("required"), firstOf(...checks));
}

export function genericCheck(
  rule: GenericRuleName,
  isRight: (value: string) => unknown,
  values?: IssueValues,
): Check {
  const issue = genericIssue(rule, values);
  return (value) => (isRight(value) ? undefined : issue);
}

export const emailCheck = () => genericCheck("email", (value) => EMAIL.test(value));
export const nameCheck = () => genericCheck("name", (value) => NAME.test(value));
export const addressCheck = () => genericCheck("address", (value) => ADDRESS.test(value));
export const dateCheck = () => genericCheck("date", parseDate);
export const phoneCheck = () => genericCheck("phone", (value) => /^[1-9]\d{6,14}$/.test(value));
export const nicknameCheck = () => genericCheck("fakename", (value) => !fakenameCheck(value));
export const secretCheck = () => genericCheck("password", (value) => !passwordCheck(value));
export const cardNumberCheck = (pattern?: string) => cardCheck(pattern, genericIssue("cardNumber"));
export const regexCheck = (source: string) => patternCheck(source, genericIssue("regex"));
export const sameAsCheck = (other: string) => genericCheck("sameAs", (value) => value === other);

export const minLengthCheck = (min: number) =>
  genericCheck("minLength", (value) => [...value].length >= min, { min });
export const maxLengthCheck = (max: number) =>
  genericCheck("maxLength", (value) => [...value].length <= max, { max });
export const minValueCheck = (min: number) =>
  genericCheck("minValue", (value) => number(value) >= min, { min });
export const maxValueCheck = (max: number) =>
  genericCheck("maxValue", (value) => number(value) <= max, { max });

/** Without its thousands commas; what is no number is neither above nor below anything. */
function number(value: string): number {
  return value.trim() === "" ? Number.NaN : Number(value.replaceAll(",", ""));
}
