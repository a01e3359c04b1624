import { type Issue, wrongField } from "./issue";
import { patternRisk } from "./pattern-risk";
import type { Check } from "./rules/rule";

/** docs/contract.md#5: longer patterns are ignored. */
const LONGEST_SOURCE = 200;

/**
 * The check of a pattern supplied by a server: the source of an anchored JavaScript expression (docs/contract.md#5).
 * It may be invalid or hostile, so this never throws and never runs long: what cannot be checked here passes, and the
 * platform decides.
 */
export function patternCheck(source: string, issue: Issue = wrongField("regex")): Check {
  const pattern = source.length <= LONGEST_SOURCE ? compile(source) : undefined;
  const isBearable = pattern && patternRisk(source);
  if (!pattern || !isBearable) return () => undefined;
  return (value) => {
    if (!isBearable(value.length)) return undefined;
    try {
      return pattern.test(value) ? undefined : issue;
    } catch {
      // Engines may report an expression as too large only when it first runs.
      return undefined;
    }
  };
}

function compile(source: string): RegExp | undefined {
  for (const flags of ["u", ""]) {
    try {
      // The bare source first: `a)|(b` is invalid, but would compile inside our group.
      new RegExp(source, flags);
      return new RegExp(`^(?:${source})$`, flags);
    } catch {
      // Older patterns contain escapes that the `u` flag rejects.
    }
  }
}
