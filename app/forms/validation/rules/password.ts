import { fieldIssue } from "../issue";
import { type Check, requiredText } from "./rule";

const SHORTEST = 6;
const LONGEST = 20;

/** Printable ASCII without the space (docs/contract.md#d30). */
const ALLOWED = /[\x21-\x7E]/;

/**
 * A new password (docs/product.md#5): 6 to 20 characters; the issue names characters that are not allowed. `previous`
 * must be repeated. Not trimmed: a space is reported instead of removed.
 */
export function passwordRule({ previous }: { previous?: string } = {}) {
  return requiredText(
    fieldIssue("insertPassword"),
    (value) =>
      passwordCheck(value) ??
      (previous === undefined || value === previous ? undefined : fieldIssue("passwordsNotEqual")),
    (value) => value,
  );
}

export const passwordCheck: Check = (value) => {
  if (value.length < SHORTEST) return fieldIssue("shortPassword");
  if (value.length > LONGEST) return fieldIssue("longPassword");
  const symbols = new Set([...value.replace(/\s/g, " ")].filter((symbol) => !ALLOWED.test(symbol)));
  return symbols.size > 0 ? fieldIssue("notWalidPassword", { symbols: [...symbols] }) : undefined;
};
