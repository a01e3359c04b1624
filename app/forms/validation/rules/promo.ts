import { z } from "zod";
import { fieldIssue } from "../issue";
import { plainText } from "../plain-text";
import "../no-eval";

/** Any text is valid (docs/product.md#5): only the platform knows whether a code works. Blank counts as absent. */
export function promoRule() {
  return z
    .string({ error: fieldIssue("wrongField") })
    .optional()
    .transform((value) => (value && plainText(value)) || undefined);
}
