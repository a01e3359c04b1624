import { z } from "zod";
import { issueOf } from "~/validation/issue";
import { latinDigits } from "~/validation/latin-digits";
import { codeRule } from "~/validation/rules/code";

/** Codes may be written in groups: removes the separators. */
export function bareCode(text: string): string {
  return latinDigits(text).replace(/[\s\p{Pd}.·]/gu, "");
}

/** The second step's form (docs/product.md#5: exactly 6 digits). */
export const CodeSchema = z.object({
  two_factor_auth: z
    .string({ error: issueOf("auth.twofa.codeLength") })
    .transform(bareCode)
    .pipe(codeRule(issueOf("auth.twofa.codeLength"))),
});
