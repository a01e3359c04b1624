import { readFileSync, statSync } from "node:fs";
import type { z } from "zod";

/** What is wrong with a file that a setting names: one line for each. */
export class SettingsFileError extends Error {
  constructor(readonly lines: readonly string[]) {
    super(lines.join("\n"));
  }
}

/** Parses JSON by a schema. Throws SettingsFileError, with each wrong field by name. */
export function parseSettings<T extends z.ZodType>(bytes: Buffer, schema: T): z.output<T> {
  const result = schema.safeParse(jsonOf(bytes));
  if (!result.success) throw new SettingsFileError(linesOf(result.error));
  return result.data;
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

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    throw new SettingsFileError(["it is no JSON"]);
  }
}

function linesOf(error: z.ZodError): string[] {
  return error.issues.flatMap((issue) => {
    const field = issue.path.join(".");
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => `${[...issue.path, key].join(".")} is unknown`);
    return [`${field || "it"} ${issue.message}`];
  });
}
