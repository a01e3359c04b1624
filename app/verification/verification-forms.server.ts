import { z } from "zod";
import { accountForm } from "~/account-form/account-form.server";
import type { AppContext } from "~/context";
import { paths } from "~/paths";
import { redirectWithin } from "~/redirects/redirect-within.server";
import { providerOf, readAction } from "./open-check.server";
import { keepStepDate } from "./step-dates.server";
import { fromOf } from "./verification.server";

const schema = z.object({});

/** The player's part of a check: it is begun, and everything is handed in (contract 3.11). */
export const verificationForms = {
  begin: accountForm({
    schema,
    send: async (context) =>
      context.platform.attempt("verification.createApplicant", {}, { provider: await providerOf(context) }),
    done: async (context) => {
      const action = readAction(context.query.get("action"));
      // The steps are those of the identity; payment details are checked beside them.
      if (action === null) await keepStepDate(context, "start");
      return redirectWithin(context, here(context, { action, check: "open" }));
    },
  }),
  sent: accountForm({
    schema,
    send: async ({ platform }) => {
      const told = await platform.attempt("account.setUserOnVerification");
      // The provider was quicker: the page shows how it ended.
      return !told.ok && told.refusal.code === "WRONG_STATE" ? { ok: true, data: 1 as const } : told;
    },
    done: async (context) => {
      await keepStepDate(context, "verification");
      return redirectWithin(context, here(context, { action: null }));
    },
  }),
};

function here(context: AppContext, { action, check }: { action: string | null; check?: "open" }): string {
  return paths.verification({ action: action ?? undefined, from: fromOf(context), check });
}
