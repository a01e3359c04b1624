import type { z } from "zod";

/** Below, a schema costs more to compile than compiled code saves. */
const WORTH_COMPILING = 20;
const parses = new WeakMap<z.ZodType, number>();

/**
 * How zod is to parse with a schema. It compiles each object of a schema when it is first parsed (`new Function`), which was a
 * twelfth of the time to a process's first page, for schemas of which most are used once: settings, words, menus.
 */
export function howToParse(schema: z.ZodType): { jitless: boolean } {
  const count = parses.get(schema) ?? 0;
  if (count >= WORTH_COMPILING) return COMPILED;
  parses.set(schema, count + 1);
  return INTERPRETED;
}

const COMPILED = { jitless: false };
const INTERPRETED = { jitless: true };
