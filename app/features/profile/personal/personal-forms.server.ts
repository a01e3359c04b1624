import { accountForm, showDone } from "~/forms/account-form/account-form.server";
import { CurrencySchema } from "../settings/currency-schema";
import { FakenameSchema } from "../settings/fakename-schema";
import { savePersonal } from "./save-personal.server";

/** Forms of the settings page (docs/contract.md#3.1). */
export const settingsForms = {
  personal: savePersonal,
  currency: accountForm({
    schema: CurrencySchema,
    send: ({ platform }, value) => platform.attempt("account.setCurrency", value),
    done: (context) => showDone(context),
  }),
  fakename: accountForm({
    schema: FakenameSchema,
    send: ({ platform }, name) => platform.attempt("account.changefakename", name),
    done: (context) => showDone(context),
  }),
};
