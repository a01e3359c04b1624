import { z } from "zod";
import "../no-eval";
import { fieldIssue } from "../issue";

/** A checkbox that must be checked (docs/product.md#5). */
export function checkedRule() {
  const error = fieldIssue("uncheckedCheckbox");
  return z.boolean({ error }).refine((isChecked) => isChecked, { error });
}
