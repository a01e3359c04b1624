import { z } from "zod";
import { issueOf } from "~/forms/validation/issue";
import { codeRule } from "~/forms/validation/rules/code";

/** The second step's form (docs/product.md#5: exactly 6 digits). */
export const CodeSchema = z.object({
  two_factor_auth: z
    .string({ error: issueOf("auth.twofa.codeLength") })
    .pipe(codeRule(issueOf("auth.twofa.codeLength"))),
});
