import { fieldIssue } from "../issue";
import { type Check, requiredText } from "./rule";

/** A nickname (docs/product.md#5): at least 4 characters, letters and digits only. */
export function fakenameRule() {
  return requiredText(fieldIssue("minCountSymbolsFakename"), fakenameCheck);
}

export const fakenameCheck: Check = (value) => {
  if ([...value].length < 4) return fieldIssue("minCountSymbolsFakename");
  return /^[\p{L}\p{M}\p{N}]+$/u.test(value) ? undefined : fieldIssue("specialSymbolsFakename");
};
