import { fieldIssue, type Issue } from "./issue";
import { patternRisk } from "./pattern-risk";
import type { Check } from "./rules/rule";

/** Contract 5: longer ones are no field patterns. */
const LONGEST_SOURCE = 200;

/**
 * The check of a pattern that a server supplies, as the source of an anchored JavaScript expression (contract 5). It
 * may be wrong or hostile, so it never throws and never runs for long: what cannot be judged here, the platform judges.
 */
export function patternCheck(source: string, issue: Issue = fieldIssue("wrongField")): Check {
  const pattern = source.length <= LONGEST_SOURCE ? compile(source) : undefined;
  const isBearable = pattern && patternRisk(source);
  if (!pattern || !isBearable) return () => undefined;
  return (value) => {
    if (!isBearable(value.length)) return undefined;
    try {
      return pattern.test(value) ? undefined : issue;
    } catch {
      // Engines find an expression too large only when it first runs.
      return undefined;
    }
  };
}

function compile(source: string): RegExp | undefined {
  for (const flags of ["u", ""]) {
    try {
      // The bare source first: `a)|(b` is wrong, yet would be right between our brackets.
      new RegExp(source, flags);
      return new RegExp(`^(?:${source})$`, flags);
    } catch {
      // Older patterns escape what the flag forbids to escape.
    }
  }
}
