import { z } from "zod";
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

/** The contact that a row of the notification page is about. */
const ContactSchema = z.object({ id: z.string() });

/** What can be done on the notification page: news for each contact (contract 6.3). */
export const notificationForms = {
  subscribe: subscription(true),
  unsubscribe: subscription(false),
};

function subscription(isOn: boolean) {
  return accountForm({
    schema: ContactSchema,
    send: ({ platform }, { id }) =>
      platform.attempt("account.changeSubscription", { contact: id, subscription: isOn }),
    done: (context) => showDone(context),
  });
}
