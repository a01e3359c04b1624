import { fieldIssue, wrongField } from "../issue";
import { matching, requiredText } from "./rule";

// docs/product.md#5: characters that a name may not contain. Addresses may also contain digits, `|` and `/`.
export const NAME = /^[^\p{Nd}@_"!?#$%^&*(){}[\]|/\\<>~§+:;`]+$/u;
export const ADDRESS = /^[^@_"!?#$%^&*(){}[\]\\<>~§+:;`]+$/u;

/** First, middle and last names: no digits, no symbols. */
export function nameRule() {
  return requiredText(fieldIssue("requiredField"), matching(NAME, wrongField("name")));
}

/** As names, but also with digits, `|` and `/`. */
export function addressRule() {
  return requiredText(fieldIssue("requiredField"), matching(ADDRESS, wrongField("address")));
}
