import type { z } from "zod";

/**
 * What an entry of the store says. Null for one that this version cannot read: another version's, one cut off, or not
 * ours at all. Nobody may guess then what became of the form.
 */
export function readEntry<T>(text: string, schema: z.ZodType<T>): T | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
