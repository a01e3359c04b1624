import { fieldIssue } from "../issue";
import { matching, requiredText } from "./rule";

/** One `@`, no spaces, a domain of two or three labels (docs/product.md#5). */
export const EMAIL = /^[^\s@]{1,64}@[^\s@.]{1,63}(?:\.[^\s@.]{1,63}){1,2}$/;

export function emailRule() {
  return requiredText(fieldIssue("insertEmailAddress"), matching(EMAIL, fieldIssue("wrongEmailAddress")));
}
