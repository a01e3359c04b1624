import { bareCode } from "../bare-code";
import { fieldIssue, type Issue, issueOf } from "../issue";
import { matching, requiredText } from "./rule";

/** A two-factor or confirmation code: exactly 6 digits (docs/product.md#5), as `bareCode` finds them in what is typed. */
export function codeRule(wrong: Issue = issueOf("accountForm.codeLength")) {
  return requiredText(fieldIssue("requiredField"), matching(/^\d{6}$/, wrong), bareCode);
}
