import { accountForm, showDone } from "~/account-form/account-form.server";
import { PasswordSchema } from "./password-schema";

/** What can be done on the security page (contract 3.1). */
export const securityForms = {
  password: accountForm({
    schema: PasswordSchema,
    secrets: ["old_password", "password"],
    send: ({ platform }, passwords) => platform.attempt("account.changepassword", passwords),
    done: (context) => showDone(context, "flash.passwordChanged"),
  }),
};
