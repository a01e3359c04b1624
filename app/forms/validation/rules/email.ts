import { fieldIssue } from "../issue";
import { plainText } from "../plain-text";
import { matching, requiredText } from "./rule";

/** One `@`, no spaces, a domain of two or three labels (docs/product.md#5). */
export const EMAIL = /^[^\s@]{1,64}@[^\s@.]{1,63}(?:\.[^\s@.]{1,63}){1,2}$/;

export function emailRule() {
  return requiredText(
    fieldIssue("insertEmailAddress"),
    matching(EMAIL, fieldIssue("wrongEmailAddress")),
    bareEmail,
  );
}

/** The address of a link or of a contact, such as `mailto:ana@mail.test` or `Ana <ana@mail.test>`. */
function bareEmail(typed: string): string {
  const text = plainText(typed).replace(/^mailto:/i, "");
  return /^[^<>]*<([^\s<>]+)>$/.exec(text)?.[1] ?? text;
}
