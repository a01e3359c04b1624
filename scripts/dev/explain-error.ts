import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { ErrorPayload } from "vite";

export type ErrorDetails = ErrorPayload["err"];

/** Lines of source shown before and after the one that failed. */
const AROUND = 3;
/** Packages, and the development server itself. */
const NOT_OURS = /\/(?:node_modules|scripts\/dev)\//;
const PLACE = /\(?(?:file:\/\/)?(\/[^\s():]+):(\d+):(\d+)\)?$/;

/**
 * What is reported of an error. A compiler's error has its position (`loc`, `frame`, `id`); for any other it is the
 * first line of its stack that names a file of the project.
 */
export function explainError(thrown: unknown, root: string): ErrorDetails {
  const error = (thrown instanceof Error ? thrown : new Error(String(thrown))) as Error &
    Partial<ErrorDetails>;
  const stack = stripVTControlCharacters(error.stack ?? "");
  const own = compilerLocation(error, root);
  const location = own ?? firstLocation(stack, root);
  return {
    name: error.name,
    message: stripVTControlCharacters(error.message),
    stack,
    plugin: error.plugin,
    id: location?.file?.replace(/\?.*/, ""),
    loc:
      location?.line === undefined
        ? undefined
        : { file: location.file, line: location.line, column: location.column ?? 0 },
    frame: error.frame ? stripVTControlCharacters(error.frame) : frameOf(location),
  };
}

/** The details as text: file, message, frame and stack. */
export function textOf({ name, message, stack, id, loc, frame }: ErrorDetails, root: string): string {
  const file = id && relative(root, id);
  const where = loc ? `${file}:${loc.line}:${loc.column}` : file;
  const calls = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return [where, `${name}: ${message}`, frame, calls.join("\n")].filter(Boolean).join("\n\n");
}

/** Rollup's way to say it, which is Vite's, or esbuild's. */
function compilerLocation(error: Partial<ErrorDetails>, root: string): SourceLocation | undefined {
  const [first] = (error.errors ?? []) as { location?: { file: string; line: number; column: number } }[];
  if (first?.location) return { ...first.location, file: resolve(root, first.location.file) };
  const file = error.loc?.file ?? error.id;
  return file ? { ...error.loc, file } : undefined;
}

interface SourceLocation {
  file?: string;
  line?: number;
  column?: number;
}

function firstLocation(stack: string, root: string): SourceLocation | undefined {
  for (const line of stack.split("\n")) {
    const [, file = "", row, column] = PLACE.exec(line.trim()) ?? [];
    if (file.startsWith(`${root}/`) && !NOT_OURS.test(file)) {
      return { file, line: Number(row), column: Number(column) };
    }
  }
  return undefined;
}

function frameOf(location: SourceLocation | undefined): string | undefined {
  if (!location?.file || location.line === undefined) return undefined;
  const { line: failed, column = 1 } = location;
  const first = Math.max(1, failed - AROUND);
  const lines = readLines(location.file).slice(first - 1, failed + AROUND);
  return lines
    .flatMap((text, index) => {
      const line = first + index;
      const numbered = `${String(line).padStart(5)} | ${text}`;
      return line === failed ? [numbered, `      | ${" ".repeat(Math.max(0, column - 1))}^`] : [numbered];
    })
    .join("\n");
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, "utf8").split("\n");
  } catch {
    return [];
  }
}
