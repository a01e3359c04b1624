import { z } from "zod";
import { fieldIssue } from "../issue";
import "../no-eval";

/** Always right (product 5): whether a code works, only the platform knows. A blank one is none. */
export function promoRule() {
  return z
    .string({ error: fieldIssue("wrongField") })
    .optional()
    .transform((value) => value?.trim() || undefined);
}
