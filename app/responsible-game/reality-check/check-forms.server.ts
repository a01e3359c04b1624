import { accountForm, showDone } from "~/account-form/account-form.server";
import {
  acknowledgeCheck,
  saveCheckInterval,
  writeInterval,
} from "~/session/reality-check/reality-check.server";
import { CheckSchema } from "./check-schema";

/** Form for the interval of reality checks, which is stored for all of the player's devices. */
export const checkForms = {
  check: accountForm({
    schema: CheckSchema,
    send: (context, { interval }) => writeInterval(context, interval),
    done(context, { value: { interval } }) {
      saveCheckInterval(context, interval);
      acknowledgeCheck(context);
      return showDone(context);
    },
  }),
};
