import Big from "big.js";
import { type GenericRuleName, genericIssue, type IssueValues, wrongField } from "../issue";
import { latinDigits } from "../latin-digits";
import type { Check } from "./rule";

// Rules whose issues are named as in `forms.validationMessages` (docs/product.md#5, docs/contract.md#4.2).

export function genericCheck(
  rule: GenericRuleName,
  isRight: (value: string) => unknown,
  values?: IssueValues,
): Check {
  const issue = genericIssue(rule, values);
  return (value) => (isRight(value) ? undefined : issue);
}

export const minLengthCheck = (min: number) =>
  genericCheck("minLength", (value) => [...value].length >= min, { min });
export const maxLengthCheck = (max: number) =>
  genericCheck("maxLength", (value) => [...value].length <= max, { max });

export const minValueCheck = (min: number) =>
  genericCheck("minValue", (value) => isCompared(value, (number) => number.gte(min)), { min });
export const maxValueCheck = (max: number) =>
  genericCheck("maxValue", (value) => isCompared(value, (number) => number.lte(max)), { max });

/** Compared without the commas between thousands; an empty value is skipped, and what is no number never fits. */
function isCompared(value: string, fits: (number: Big) => boolean): boolean {
  const text = latinDigits(value).replaceAll(",", "").trim();
  if (text === "") return true;
  return /^[+-]?\d+(?:\.\d+)?$/.test(text) && fits(new Big(text));
}

/** Rejects comma, space, quotes, dash and slashes. */
export const noMarksCheck: Check = (value) =>
  /[,\s"'`´‘’“”«»\-‐–—/\\]/.test(value) ? wrongField("regex") : undefined;

/** Accepts Latin, Cyrillic and Latvian letters, digits and common symbols: Latvian ones are of the Latin script. */
export const commonLettersCheck: Check = (value) =>
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{M}\d\s.,:;!?'"’()&@#%*+=/_-]+$/u.test(value)
    ? undefined
    : wrongField("regex");
