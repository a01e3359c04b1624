import { isMessageKey } from "~/i18n/messages/catalogue";
import { fieldIssue, type Issue, issueOf } from "./issue";

/** Message prefixes in which a field code of the platform is looked up, in order (docs/contract.md#2 and #3.5). */
const dictionaries = ["common.validationErrors.", "common.promoCodeErrors."] as const;

/** The issue of a field code of the platform; a code without a message becomes "wrong field" (docs/product.md#8). */
export function serverIssue(code: string): Issue {
  const key = dictionaries.map((dictionary) => dictionary + code).find(isMessageKey);
  return key ? issueOf(key) : fieldIssue("wrongField");
}

/** Converts the result of `fieldErrors(refusal)` for `submission.reply({ fieldErrors })`. */
export function serverIssues(codes: Readonly<Record<string, string>>): Record<string, Issue[]> {
  return Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, [serverIssue(code)]]));
}
