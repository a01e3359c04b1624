import type { z } from "zod";

/**
 * Parses an entry of the store. Null when it is truncated, unreadable or of another version: the outcome is then
 * unknown.
 */
export function readEntry<T>(text: string, schema: z.ZodType<T>): T | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
