import type { AppContext } from "~/context/app-context";
import { START_OVER } from "~/features/cashier/pending-payment/payment-check";
import { unlessOnHold } from "~/features/responsible-game/holds/hold.server";
import { internalPath } from "~/routing/addresses/read-internal-address";
import { paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";
import { setFlash } from "~/session/flash/flash.server";
import { giveUpPending } from "~/session/idempotency/pending-attempt.server";
import { type CancelOutcome, cancelWithdrawal } from "./cancel/cancel.server";
import { answer, checkStep, editStep } from "./steps/check.server";
import { sendStep } from "./steps/send.server";
import { withdrawPath } from "./withdraw-query";
import { sentWithdrawal } from "./withdrawals.server";

type Step = (context: AppContext, posted: FormData) => Promise<Response | ReturnType<typeof answer>>;

const steps: Readonly<Record<string, Step>> = {
  review: unlessOnHold("withdraw", checkStep),
  edit: editStep,
  send: unlessOnHold("withdraw", sendStep),
  cancel: cancelStep,
  /** Starts again although the last outcome is unknown; the player has been warned. */
  async [START_OVER](context) {
    await giveUpPending(context, sentWithdrawal);
    return redirect(withdrawPath({}));
  },
};

/** Dispatches a form of the withdrawal page. */
export function submitWithdraw(context: AppContext, posted: FormData): ReturnType<Step> {
  const intent = String(posted.get("intent") ?? "review");
  const step = (Object.hasOwn(steps, intent) && steps[intent]) || checkStep;
  return step(context, posted);
}

const tones = {
  done: "positive",
  refused: "danger",
  unknown: "info",
  notSent: "warning",
} as const satisfies Record<Exclude<CancelOutcome["kind"], "invalid" | "paused">, string>;

/** Cancels a withdrawal from the history or this page, and redirects back there. */
async function cancelStep(context: AppContext, posted: FormData): ReturnType<Step> {
  const { kind, text } = await cancelWithdrawal(context, posted);
  if (kind === "invalid") return answer(409, { problem: text });
  if (kind === "paused") return answer(503, { problem: text });
  setFlash(context, { tone: tones[kind], key: text });
  return redirect(
    internalPath(posted.get("from"), context.locales) ?? paths.cashierHistory({ tab: "withdrawal" }),
  );
}
