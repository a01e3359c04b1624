import { z } from "zod";
import type { AppContext } from "~/context/app-context";
import { recordRequirement } from "~/forms/account-requirements/required.server";
import { accountRequirements, requirementOf } from "~/forms/account-requirements/requirements";
import { isMessageKey, type MessageKey } from "~/i18n/messages/catalogue";
import { MessageKeySchema } from "~/i18n/messages/message-key";
import { CampaignSchema } from "~/platform/entities/bonuses";
import { errorCatalogue } from "~/platform/error-catalogue";
import { PlatformFailure, type PlatformRefusal } from "~/platform/errors";
import { pageEndOf } from "~/platform/page-end";
import { fieldErrors, waitSeconds } from "~/platform/refusal-details";
import { dedupeSubmission, showingOf } from "~/session/idempotency/dedupe-submission.server";

/** Why a code was not activated. */
const RefusalSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("invalid"), text: MessageKeySchema }),
  z.object({ kind: z.literal("tooMany"), seconds: z.number() }),
  z.object({ kind: z.literal("need"), need: z.enum(accountRequirements) }),
  /** Any other failure, explained by `text`. */
  z.object({ kind: z.literal("failed"), text: MessageKeySchema }),
]);
export type PromoRefusal = z.output<typeof RefusalSchema>;

const ActivationSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("activated"), campaign: CampaignSchema }),
  z.object({ kind: z.literal("signedOut") }),
  z.object({ kind: z.literal("refused"), refusal: RefusalSchema }),
  /** No answer was received: the code may have been activated. */
  z.object({ kind: z.literal("unknown") }),
]);
export type Activation = z.output<typeof ActivationSchema>;

/**
 * Activates a code (docs/contract.md#3.5). A repeated submission gets the first one's result instead of ALREADY_USED.
 */
export async function activatePromoCode(
  context: AppContext,
  { code, form }: { code: string; form: FormData },
): Promise<Activation> {
  const session = context.cookies.upstreamHeader();
  // Without a platform cookie the visitor is not signed in (docs/contract.md#1.4).
  if (!session) return { kind: "signedOut" };
  const showing = showingOf(form);
  const name = showing && ["promo code", session, ...showing];
  const submission = {
    name,
    result: ActivationSchema,
    isFinal,
    abandoned: { kind: "unknown" as const },
    alone: notActivated,
  };
  return dedupeSubmission(context, submission, () => activate(context, code));
}

const notActivated: Activation = {
  kind: "refused",
  refusal: { kind: "failed", text: "promoCode.unchecked" },
};

/** A code that was or may have been activated is not sent again by the same form. */
const isFinal = ({ kind }: Activation) => kind === "activated" || kind === "unknown";

async function activate(context: AppContext, code: string): Promise<Activation> {
  const { platform, log } = context;
  try {
    const reply = await platform.attempt("campaigns.activateOffer", { promo_code: code });
    if (reply.ok) return { kind: "activated", campaign: reply.data };
    if (reply.refusal.code === "NOT_AUTHORIZED") return { kind: "signedOut" };
    // A server error may have occurred after the activation.
    if (reply.refusal.status >= 500) return { kind: "unknown" };
    await recordRequirement(context, reply.refusal);
    return { kind: "refused", refusal: explain(reply.refusal) };
  } catch (error) {
    if (!(error instanceof PlatformFailure) || pageEndOf(error)) throw error;
    log.warn({ kind: error.kind }, "activating a promo code got no answer");
    if (error.wasSent) return { kind: "unknown" };
    return notActivated;
  }
}

function explain(refusal: PlatformRefusal): PromoRefusal {
  if (refusal.type === "TooManyRequestsException") return { kind: "tooMany", seconds: waitSeconds(refusal) };
  const need = requirementOf(refusal);
  if (need) return { kind: "need", need };
  if (refusal.type === "InvalidParameterException")
    return { kind: "invalid", text: promoProblem(fieldErrors(refusal).promo_code) };
  return { kind: "failed", text: errorCatalogue[refusal.type].messageKey };
}

/** Returns the message for a refused code by its first error; INVALID for one without a message (docs/product.md#8). */
function promoProblem(error: string | undefined): MessageKey {
  const key = `common.promoCodeErrors.${error}`;
  return isMessageKey(key) ? key : "common.promoCodeErrors.INVALID";
}
