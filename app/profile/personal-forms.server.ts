import { accountForm, showDone } from "~/account-form/account-form.server";
import { FakenameSchema } from "./fakename-schema";

/** What can be done on the settings page (contract 3.1). */
export const settingsForms = {
  fakename: accountForm({
    schema: FakenameSchema,
    send: ({ platform }, name) => platform.attempt("account.changefakename", name),
    done: (context) => showDone(context),
  }),
};
