import { z } from "zod";
import type { AppContext } from "~/context/app-context";
import { withDialog } from "~/dialogs/address/requested-dialog";
import { beginQuietWeek } from "~/dialogs/attention/quiet-week.server";
import { accountForm, showDone } from "~/forms/account-form/account-form.server";
import type { DepositLimit } from "~/platform/entities/account";
import { withSearch } from "~/routing/addresses/internal-path";
import { paths } from "~/routing/paths";
import { redirectWithin } from "~/routing/redirects/redirect-within.server";
import type { AttemptResult } from "~/session/idempotency/stored-outcome.server";
import { recordOutcome } from "~/session/recorded-outcomes.server";
import { settleSection } from "~/shell/sections/page-section";
import { isInForce, isLooser } from "./limit-change";
import { limitRules, ownLimitSchema } from "./limit-rules.server";
import type { RequestedLimit, WantedLimit } from "./limit-schema";

/** Outcome that records the requested limit while it is pending (read by `loadOwnLimit`). */
export const LIMIT_REQUESTED = "limit_asked";

/** Clocks differ, and the platform counts from when it got the request. */
const TOLERANCE_MS = 300_000;

/** Result for a looser limit that was submitted without its confirmation. */
const QUESTION = "question";

/** Forms for the player's own limit (docs/contract.md#3.11). A looser one has to be confirmed first. */
export const limitForms = {
  limit: accountForm({
    schema: ownLimitSchema,
    async send(context, wanted): Promise<AttemptResult<1 | typeof QUESTION>> {
      const present = await context.platform.call("account.getDepositLimit");
      return isLooser(wanted, present) ? { ok: true, data: QUESTION } : requestLimit(context, wanted);
    },
    done: (context, { value, data }) =>
      data === QUESTION
        ? redirectWithin(context, withSearch(paths.responsibleGame(), withDialog("", questionOf(value))))
        : showLimit(context, value),
  }),
  looserLimit: accountForm({
    schema: async (context: AppContext) => {
      const schema = await ownLimitSchema(context);
      return limitRules(context).isRequired
        ? schema
        : z.union([schema, z.object({ period: z.literal("none") })]);
    },
    send: requestLimit,
    done: (context, { value }) => showLimit(context, value, limitRules(context).waitingMs),
  }),
};

function questionOf({ limit_amount: id, period: type }: WantedLimit) {
  return { confirm: "limit_raise", id, type };
}

/** Requests a limit from the platform. */
export async function requestLimit(context: AppContext, wanted: RequestedLimit) {
  const reply = await context.platform.attempt("Support.sendFeedback", {
    subject: "deposit_limit",
    ...wanted,
  });
  if (reply.ok) await beginQuietWeek(context);
  return reply;
}

/**
 * The platform's 1 only confirms the request; whether the limit is in force shows when it is read again
 * (docs/contract.md#3.11). `waitingMs`: how long a looser one has to wait.
 */
export async function showLimit(
  context: AppContext,
  wanted: RequestedLimit,
  waitingMs?: number,
): Promise<Response> {
  const read = await settleSection(context, context.platform.call("account.getDepositLimit"));
  if (read.ok && waitingMs !== undefined) checkWaiting(context, read.value, wanted, waitingMs);
  if (read.ok && isInForce(wanted, read.value)) return showDone(context, "flash.limitHolds");
  if (read.ok && !read.value.can_edit) {
    const lines = wanted.period === "none" ? [] : [wanted.period, wanted.limit_amount];
    await recordOutcome(context, { name: LIMIT_REQUESTED, lines });
    return showDone(context, "flash.limitWaits");
  }
  return showDone(context, "flash.limitAsked");
}

/** The platform decides when a looser limit holds; one that holds before the market allows it is for the operator to see. */
function checkWaiting(
  { log }: AppContext,
  present: DepositLimit,
  wanted: RequestedLimit,
  waitingMs: number,
): void {
  const waits = present.can_edit || !present.expired_at ? 0 : Date.parse(present.expired_at) - Date.now();
  const isWaiting = !present.can_edit && !isInForce(wanted, present);
  if (isInForce(wanted, present) || (isWaiting && present.expired_at && waits < waitingMs - TOLERANCE_MS))
    log.error(
      { waitsHours: Math.round(waits / 3_600_000), market: waitingMs / 3_600_000 },
      "a raised limit holds earlier than the market allows",
    );
}
