import { isMessageKey } from "~/i18n/messages/catalogue";
import { fieldIssue, type Issue, issueOf } from "./issue";

/** Where a field code of the platform has its text, the first that knows it (contract 2 and 3.5). */
const dictionaries = ["common.validationErrors.", "common.promoCodeErrors."] as const;

/** The issue of a field code; a code without a text is told as a wrong field (product 8). */
export function serverIssue(code: string): Issue {
  const key = dictionaries.map((dictionary) => dictionary + code).find(isMessageKey);
  return key ? issueOf(key) : fieldIssue("wrongField");
}

/** For `submission.reply({ fieldErrors })`, from what `fieldErrors(refusal)` read. */
export function serverIssues(codes: Readonly<Record<string, string>>): Record<string, Issue[]> {
  return Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, [serverIssue(code)]]));
}
