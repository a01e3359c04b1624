import { z } from "zod";
import { fieldIssue, issueOf } from "~/validation/issue";
import "~/validation/no-eval";

/** Longer than any account's: what is sealed into a cookie has to fit there. */
const MAX_LENGTH = 250;

/** A login of any kind (product 7.1: a leading + is removed). */
export const loginField = z
  .string({ error: issueOf("auth.login.loginRequired") })
  .trim()
  .min(1, issueOf("auth.login.loginRequired"))
  .max(MAX_LENGTH, fieldIssue("wrongField"))
  .transform((login) => login.replace(/^\+/, ""));

/** The login form (product 5): both are needed, and the errors are message keys. */
export const LoginSchema = z.object({
  login: loginField,
  password: z.string({ error: fieldIssue("insertPassword") }).max(MAX_LENGTH, fieldIssue("longPassword")),
  redirectUrl: z.string().optional(),
});
