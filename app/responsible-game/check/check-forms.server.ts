import { accountForm, showDone } from "~/account-form/account-form.server";
import { acknowledgeCheck, keepInterval, writeInterval } from "~/session/reality-check.server";
import { CheckSchema } from "./check-schema";

/** How often a player wants to be told how long they have been here: for all their devices. */
export const checkForms = {
  check: accountForm({
    schema: CheckSchema,
    send: (context, { interval }) => writeInterval(context, interval),
    done(context, { value: { interval } }) {
      keepInterval(context, interval);
      acknowledgeCheck(context);
      return showDone(context);
    },
  }),
};
