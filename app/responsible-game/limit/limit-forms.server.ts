import { z } from "zod";
import { accountForm, showDone } from "~/account-form/account-form.server";
import type { AppContext } from "~/context";
import { withDialog } from "~/dialogs/address/dialog-query";
import { paths } from "~/paths";
import { redirectWithin } from "~/redirects/redirect-within.server";
import type { AttemptResult } from "~/session/idempotency/stored-outcome.server";
import { recordOutcome } from "~/session/recorded-outcomes.server";
import { settleSection } from "~/shell/sections/page-section";
import { isInForce, isLooser } from "./limit-change";
import { limitDecimals } from "./limit-decimals.server";
import { limitSchema, type RequestedLimit, type WantedLimit } from "./limit-schema";

/** Outcome that records the requested limit while it is pending (read by `loadOwnLimit`). */
export const LIMIT_REQUESTED = "limit_asked";

/** Result for a looser limit that was submitted without its confirmation. */
const QUESTION = "question";

/** Forms for the player's own limit (docs/contract.md#3.11). A looser one has to be confirmed first. */
export const limitForms = {
  limit: accountForm({
    schema: async (context: AppContext) => limitSchema(await limitDecimals(context)),
    async send(context, wanted): Promise<AttemptResult<1 | typeof QUESTION>> {
      const present = await context.platform.call("account.getDepositLimit");
      return isLooser(wanted, present) ? { ok: true, data: QUESTION } : ask(context, wanted);
    },
    done: (context, { value, data }) =>
      data === QUESTION
        ? redirectWithin(context, paths.responsibleGame() + withDialog("", questionOf(value)))
        : showLimit(context, value),
  }),
  looserLimit: accountForm({
    schema: async (context: AppContext) =>
      z.union([limitSchema(await limitDecimals(context)), z.object({ period: z.literal("none") })]),
    send: ask,
    done: (context, { value }) => showLimit(context, value),
  }),
};

function questionOf({ limit_amount: id, period: type }: WantedLimit) {
  return { confirm: "limit_raise", id, type };
}

function ask({ platform }: AppContext, wanted: RequestedLimit) {
  return platform.attempt("Support.sendFeedback", { subject: "deposit_limit", ...wanted });
}

/**
 * The platform's 1 only confirms the request; whether the limit is in force shows when it is read again
 * (docs/contract.md#3.11).
 */
async function showLimit(context: AppContext, wanted: RequestedLimit): Promise<Response> {
  const read = await settleSection(context, context.platform.call("account.getDepositLimit"));
  if (read.ok && isInForce(wanted, read.value)) return showDone(context, "flash.limitHolds");
  if (read.ok && !read.value.can_edit) {
    const lines = wanted.period === "none" ? [] : [wanted.period, wanted.limit_amount];
    await recordOutcome(context, { name: LIMIT_REQUESTED, lines });
    return showDone(context, "flash.limitWaits");
  }
  return showDone(context, "flash.limitAsked");
}
