import { type GenericRuleName, genericIssue, type IssueValues } from "../issue";
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
