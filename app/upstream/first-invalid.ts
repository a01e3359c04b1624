import type { z } from "zod";

type Issue = z.core.$ZodIssue;

/** The first field of a value that does not fit its schema, and why. Of a union: where the value came closest. */
export function firstInvalid({ issues }: z.ZodError): { field: string; problem: string } {
  const { path, message } = deepest(issues[0] as Issue);
  return { field: path.join("."), problem: message.replace(/^Invalid input: /, "") };
}

function deepest(issue: Issue): { path: PropertyKey[]; message: string } {
  if (issue.code !== "invalid_union") return issue;
  const within = issue.errors.flatMap(([first]) => (first ? [deepest(first)] : []));
  const [closest] = within.sort((one, other) => other.path.length - one.path.length);
  return closest ? { ...closest, path: [...issue.path, ...closest.path] } : issue;
}
