import { latinDigits } from "./latin-digits";
import { plainText } from "./plain-text";

/** Length of every code that is sent (docs/product.md#5). */
const LENGTH = 6;

/** Separators of the groups of a code. */
const SEPARATORS = /[\s\p{Pd}.·]/gu;

/**
 * A code of six digits: without separators, and out of the message that brought it, where that names one alone. Any other
 * text stays, for its field to refuse.
 */
export function bareCode(typed: string): string {
  const text = latinDigits(plainText(typed));
  const bare = text.replace(SEPARATORS, "");
  if (/^\d*$/.test(bare)) return bare;
  const [unbroken, grouped] = [/\d+/g, /\d+(?:[\s\p{Pd}.·]\d+)*/gu].map((runs) =>
    (text.match(runs) ?? []).map((run) => run.replace(SEPARATORS, "")).filter((run) => run.length === LENGTH),
  );
  const found = unbroken?.length ? unbroken : (grouped ?? []);
  return found.length === 1 ? (found[0] as string) : bare;
}
