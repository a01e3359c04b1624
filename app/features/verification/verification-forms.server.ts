import { z } from "zod";
import type { AppContext } from "~/context/app-context";
import { accountForm } from "~/forms/account-form/account-form.server";
import type { InternalPath } from "~/routing/addresses/internal-path";
import { paths } from "~/routing/paths";
import { redirectWithin } from "~/routing/redirects/redirect-within.server";
import { providerOf, readAction } from "./open-check.server";
import { saveStepDate } from "./step-dates.server";
import { fromOf } from "./verification.server";

const schema = z.object({});

/** Forms that begin a check and report that everything is submitted (docs/contract.md#3.11). */
export const verificationForms = {
  begin: accountForm({
    schema,
    send: async (context) =>
      context.platform.attempt("verification.createApplicant", {}, { provider: await providerOf(context) }),
    done: async (context) => {
      const action = readAction(context.query.get("action"));
      // Only the identity has steps; a check of payment details has none.
      if (action === null) await saveStepDate(context, "start");
      return redirectWithin(context, here(context, { action, check: "open" }));
    },
  }),
  sent: accountForm({
    schema,
    send: async ({ platform }) => {
      const reply = await platform.attempt("account.setUserOnVerification");
      // The provider has reported it already; the page shows the result.
      return !reply.ok && reply.refusal.code === "WRONG_STATE" ? { ok: true, data: 1 as const } : reply;
    },
    done: async (context) => {
      await saveStepDate(context, "verification");
      return redirectWithin(context, here(context, { action: null }));
    },
  }),
};

function here(
  context: AppContext,
  { action, check }: { action: string | null; check?: "open" },
): InternalPath {
  return paths.verification({ action: action ?? undefined, from: fromOf(context), check });
}
