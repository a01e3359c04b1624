import { z } from "zod";
import { fieldIssue, issueOf } from "~/forms/validation/issue";
import "~/forms/validation/no-eval";
import { bareLogin } from "~/forms/validation/bare-login";

/** Longer than any real login or password; both must fit, encrypted, into a cookie. */
const MAX_LENGTH = 250;

/** A login: name, e-mail or phone (docs/product.md#7.1: a leading + is removed). */
export const loginField = z
  .string({ error: issueOf("auth.login.loginRequired") })
  .trim()
  .min(1, issueOf("auth.login.loginRequired"))
  .max(MAX_LENGTH, fieldIssue("wrongField"))
  .transform(bareLogin);

/** The login form (docs/product.md#5): both fields are required; errors are message keys. */
export const LoginSchema = z.object({
  login: loginField,
  password: z.string({ error: fieldIssue("insertPassword") }).max(MAX_LENGTH, fieldIssue("longPassword")),
  redirectUrl: z.string().optional(),
});
