import { z } from "zod";
import { fieldIssue } from "~/forms/validation/issue";
import { passwordRule } from "~/forms/validation/rules/password";

/** Only the new password has to follow the rule (docs/contract.md#3.1). */
export const PasswordSchema = z.object({
  old_password: z.string({ error: fieldIssue("insertPassword") }).max(250, fieldIssue("longPassword")),
  password: passwordRule(),
});
