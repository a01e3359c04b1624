import { readFileSync, statSync } from "node:fs";
import type { z } from "zod";
import { type JsonSource, JsonSourceError, readJsonSource } from "./json-source";

/** What is wrong with a file that a setting names: one line for each. */
export class SettingsFileError extends Error {
  constructor(readonly lines: readonly string[]) {
    super(lines.join("\n"));
  }
}

/** Parses JSON by a schema. Throws SettingsFileError, with each wrong field by name and place. */
export function parseSettings<T extends z.ZodType>(bytes: Buffer, schema: T): z.output<T> {
  return parseSource(readSource(bytes), schema);
}

/** The same of JSON that is read already. */
export function parseSource<T extends z.ZodType>({ value, at }: JsonSource, schema: T): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const wrong = result.error.issues.flatMap((issue) => problemsOf(issue, []));
  throw new SettingsFileError(
    wrong.map(({ path, message }) => `${path.join(".") || "it"} ${message}${at(path)}`),
  );
}

/** Reads JSON. Throws SettingsFileError. */
export function readSource(bytes: Buffer): JsonSource {
  try {
    return readJsonSource(bytes.toString("utf8"));
  } catch (error) {
    throw error instanceof JsonSourceError ? new SettingsFileError(error.lines) : error;
  }
}

/**
 * Reads a file of at most so many bytes, or throws SettingsFileError with the name that its line begins with.
 */
export function readBytes(path: string, name: string, most = Number.POSITIVE_INFINITY): Buffer {
  try {
    if (statSync(path).size > most) throw new SettingsFileError([`${name} has more than ${most} bytes`]);
    return readFileSync(path);
  } catch (error) {
    if (error instanceof SettingsFileError) throw error;
    throw new SettingsFileError([`${name} cannot be read (${(error as NodeJS.ErrnoException).code})`]);
  }
}

interface Problem {
  path: PropertyKey[];
  message: string;
}

type Issue = z.core.$ZodIssue;

/** Of a choice of shapes, what is wrong with the one that the value comes nearest to. */
function problemsOf(issue: Issue, outer: PropertyKey[]): Problem[] {
  const path = [...outer, ...issue.path];
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => ({ path: [...path, key], message: "is unknown" }));
  if (issue.code === "invalid_key") return [{ path, message: issue.issues[0]?.message ?? issue.message }];
  const inner = issue.code === "invalid_union" ? issue.errors.find(isDeeper) : undefined;
  return inner ? inner.flatMap((one) => problemsOf(one, path)) : [{ path, message: issue.message }];
}

const isDeeper = (issues: readonly Issue[]) => issues.some(({ path }) => path.length > 0);
