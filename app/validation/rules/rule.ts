import { z } from "zod";
import "../no-eval";
import { fieldIssue, type Issue } from "../issue";

/** What is wrong with a value that is there; undefined when nothing is. */
export type Check = (value: string) => Issue | undefined;

/** No field is longer; what follows then need not fear the length of a text. */
export const LONGEST = 2000;

const trimmed = (value: string) => value.trim();

/**
 * The base of every rule of product 5: a text that has to be there and passes its check. The value handed on
 * is the cleaned one. For a field that may stay empty, see `optional`.
 */
export function requiredText(empty: Issue, check?: Check, clean: (value: string) => string = trimmed) {
  return z
    .string({ error: ({ input }) => (input === undefined ? empty : fieldIssue("wrongField")) })
    .overwrite((value) => (value.length > LONGEST ? value : clean(value)))
    .superRefine((value, context) => {
      const issue = value === "" ? empty : value.length > LONGEST ? fieldIssue("wrongField") : check?.(value);
      if (issue) context.addIssue({ code: "custom", message: issue });
    });
}

/** The field may stay empty: blank counts as absent, anything else has to be right. */
export function optional<T extends z.ZodType>(rule: T) {
  return z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? undefined : value),
    rule.optional(),
  );
}

/** The check of a pattern: anything else is a wrong field. */
export function matching(pattern: RegExp, issue: Issue = fieldIssue("wrongField")): Check {
  return (value) => (pattern.test(value) ? undefined : issue);
}

/** The first of several checks that objects. */
export function firstOf(...checks: Check[]): Check {
  return (value) => {
    for (const check of checks) {
      const issue = check(value);
      if (issue) return issue;
    }
  };
}
