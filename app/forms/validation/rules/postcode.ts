import { fieldIssue } from "../issue";
import { latinDigits } from "../latin-digits";
import { patternCheck } from "../pattern";
import { plainText } from "../plain-text";
import { matching, requiredText } from "./rule";

/** Up to 8 digits, or the supplied pattern (docs/product.md#5). */
export function postcodeRule(pattern?: string) {
  return requiredText(
    fieldIssue("requiredField"),
    pattern ? patternCheck(pattern) : matching(/^\d{1,8}$/),
    (value) => latinDigits(plainText(value)),
  );
}
