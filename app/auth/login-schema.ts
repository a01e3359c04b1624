import { z } from "zod";
import "~/validation/no-eval";

/** The login form (specification 5): both are needed, and the errors are message keys. */
export const LoginSchema = z.object({
  login: z
    .string({ error: "auth.login.loginRequired" })
    .trim()
    .min(1, "auth.login.loginRequired")
    .transform((login) => login.replace(/^\+/, "")),
  password: z.string({ error: "common.fieldsValidatorErrors.insertPassword" }),
  redirectUrl: z.string().optional(),
});

export type Login = z.infer<typeof LoginSchema>;
