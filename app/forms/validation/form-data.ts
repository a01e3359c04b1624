import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { stripEmoji } from "./emoji";

// Limits of docs/product.md#9: anything beyond them is dropped.
const LONGEST_LIST = 20;
const DEEPEST = 5;
const MAX_PARAMETERS = 1000;
const LONGEST_NAME = 200;

/** `a`, `a.b`, `a[b]`, `a[0]`, each optionally with `[]` at the end. */
const NAME = /^[^.[\]]+(?:\.[^.[\]]+|\[[^.[\]]+\])*(?:\[\])?$/;

/**
 * Conform's own parameters contain JSON that modifies the form, and invalid JSON makes it throw; no form here uses
 * them.
 */
const RESERVED = new Set(["__intent__", "__state__"]);

interface FormReading {
  /** Fields from which emoji are removed, as listed in `forms.preventEmoji`. */
  preventEmoji?: readonly string[];
}

/**
 * Normalises the field names of a submission for conform: `a[b][c]` becomes `a.b.c`, `a[0][b]` becomes `a[0].b`,
 * `a[]` and a repeated `a` are a list. Invalid names are dropped, so it never throws.
 */
export function normaliseForm(form: FormData, { preventEmoji = [] }: FormReading = {}): FormData {
  const normal = new FormData();
  const counts = new Map<string, number>();
  let parameters = 0;
  for (const [posted, value] of form) {
    parameters += 1;
    if (parameters > MAX_PARAMETERS) break;
    const name = normalName(posted);
    if (!name) continue;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    if (count > LONGEST_LIST) continue;
    const isText = typeof value === "string";
    normal.append(name, isText && preventEmoji.includes(name) ? stripEmoji(value) : value);
  }
  return normal;
}

/** Parses a form with a schema, on the server and in the browser alike. */
export function parseForm<T extends z.ZodType>(
  form: FormData,
  { schema, ...reading }: { schema: T } & FormReading,
) {
  return parseWithZod(normaliseForm(form, reading), { schema });
}

/** Undefined for a name that is too long, too deep, reserved or malformed. */
function normalName(posted: string): string | undefined {
  if (posted.length > LONGEST_NAME || !NAME.test(posted)) return undefined;
  const parts = posted.match(/[^.[\]]+/g) ?? [];
  if (parts.length > DEEPEST || parts.some(isHostile)) return undefined;
  let name = "";
  for (const part of parts) {
    const isIndex = name !== "" && /^\d+$/.test(part);
    if (isIndex && Number(part) >= LONGEST_LIST) return undefined;
    if (isIndex) name += `[${Number(part)}]`;
    else name += name ? `.${part}` : part;
  }
  return name;
}

/** Names of Object.prototype would pollute it, and conform's own would change its state. */
function isHostile(part: string): boolean {
  return part in Object.prototype || RESERVED.has(part);
}
