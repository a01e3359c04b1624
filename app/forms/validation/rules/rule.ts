import { z } from "zod";
import "../no-eval";
import { fieldIssue, type Issue } from "../issue";
import { plainText } from "../plain-text";

/** Checks a value that is not empty; returns an issue, or undefined when valid. */
export type Check = (value: string) => Issue | undefined;

/** Maximum length of any field, checked before all other rules. */
export const LONGEST = 2000;

/**
 * The base of every rule of docs/product.md#5: a required text that passes its check. Parses to the cleaned value.
 * For fields that may be empty, see `optional`.
 */
export function requiredText(empty: Issue, check?: Check, clean: (value: string) => string = plainText) {
  return z
    .string({ error: ({ input }) => (input === undefined ? empty : fieldIssue("wrongField")) })
    .overwrite((value) => (value.length > LONGEST ? value : clean(value)))
    .superRefine((value, context) => {
      const issue = value === "" ? empty : value.length > LONGEST ? fieldIssue("wrongField") : check?.(value);
      if (issue) context.addIssue({ code: "custom", message: issue });
    });
}

/** Makes a field optional: blank counts as absent, anything else must pass the rule. */
export function optional<T extends z.ZodType>(rule: T) {
  return z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? undefined : value),
    rule.optional(),
  );
}

/** Checks a value against a regular expression; by default the issue is a wrong field. */
export function matching(pattern: RegExp, issue: Issue = fieldIssue("wrongField")): Check {
  return (value) => (pattern.test(value) ? undefined : issue);
}

/** Combines checks; returns the first issue. */
export function firstOf(...checks: Check[]): Check {
  return (value) => {
    for (const check of checks) {
      const issue = check(value);
      if (issue) return issue;
    }
  };
}
