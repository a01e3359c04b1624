import { fieldIssue } from "../issue";
import { matching, requiredText } from "./rule";

// Product 5: what a name may not hold. An address may have digits and two of the symbols besides.
export const NAME = /^[^\p{Nd}@_"!?#$%^&*(){}[\]|/\\<>~§+:;`]+$/u;
export const ADDRESS = /^[^@_"!?#$%^&*(){}[\]\\<>~§+:;`]+$/u;

/** First, middle and last names: no digits, no symbols. */
export function nameRule() {
  return requiredText(fieldIssue("requiredField"), matching(NAME));
}

/** As names, but with digits, `|` and `/`. */
export function addressRule() {
  return requiredText(fieldIssue("requiredField"), matching(ADDRESS));
}
