import type { AppContext } from "~/context/app-context";
import { accountForm, showDone } from "~/forms/account-form/account-form.server";
import { checkRules } from "~/session/reality-check/check-rules";
import {
  acknowledgeCheck,
  saveCheckInterval,
  writeInterval,
} from "~/session/reality-check/reality-check.server";
import { checkSchema } from "./check-schema";

/** Form for the interval of reality checks, which is stored for all of the player's devices. */
export const checkForms = {
  check: accountForm({
    schema: async ({ config }: AppContext) => checkSchema(checkRules(config).choices),
    send: (context, { interval }) => writeInterval(context, interval),
    done(context, { value: { interval } }) {
      saveCheckInterval(context, interval);
      // In a market a new interval counts from the last check, or saving one would put it off for ever.
      if (!context.config.market?.check) acknowledgeCheck(context);
      return showDone(context);
    },
  }),
};
