import { readFileSync, statSync } from "node:fs";
import type { z } from "zod";
import { type JsonSource, JsonSourceError, readJsonSource } from "./json-source";
import { schemaProblems } from "./schema-problems";

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
  const result = schemaProblems(value, schema);
  if ("data" in result) return result.data;
  throw new SettingsFileError(
    result.problems.map(({ path, message }) => `${path.join(".") || "it"} ${message}${at(path)}`),
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
export function readBytes(path: string, name: string, max = Number.POSITIVE_INFINITY): Buffer {
  try {
    if (statSync(path).size > max) throw new SettingsFileError([`${name} has more than ${max} bytes`]);
    return readFileSync(path);
  } catch (error) {
    if (error instanceof SettingsFileError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingsFileError([
      `${name} ${code === "ENOENT" ? "is not there" : `cannot be read (${code})`}`,
    ]);
  }
}
