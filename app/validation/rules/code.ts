import { fieldIssue, type Issue, issueOf } from "../issue";
import { latinDigits } from "../latin-digits";
import { matching, requiredText } from "./rule";

/**
 * A two-factor or confirmation code: exactly 6 digits (docs/product.md#5). Whitespace is removed, so "123 456"
 * is valid.
 */
export function codeRule(wrong: Issue = issueOf("accountForm.codeLength")) {
  return requiredText(fieldIssue("requiredField"), matching(/^\d{6}$/, wrong), (value) =>
    latinDigits(value.replace(/\s/g, "")),
  );
}
