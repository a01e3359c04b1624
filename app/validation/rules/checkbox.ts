import { z } from "zod";
import "../no-eval";
import { fieldIssue } from "../issue";

/** A box that has to be ticked (product 5). */
export function checkedRule() {
  const error = fieldIssue("uncheckedCheckbox");
  return z.boolean({ error }).refine((isChecked) => isChecked, { error });
}
