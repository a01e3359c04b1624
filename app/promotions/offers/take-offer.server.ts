import { z } from "zod";
import { accountNeeds, needOf } from "~/account-needs/needs";
import type { AppContext } from "~/context";
import { MessageKeySchema } from "~/i18n/messages/message-key";
import { errorCatalogue } from "~/platform/error-catalogue";
import { PlatformFailure, type PlatformRefusal } from "~/platform/errors";
import { performOnce, showingOf } from "~/session/once/perform-once.server";
import { recordOutcome } from "~/session/outcomes.server";

/** Why an offer was not given: something that is missing, or a sentence. */
const RefusalSchema = z.object({ need: z.enum(accountNeeds).optional(), text: MessageKeySchema });
export type TakingRefusal = z.output<typeof RefusalSchema>;

const TakingSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("taken") }),
  z.object({ kind: z.literal("signedOut") }),
  /** `failed`: it could not be sent; `unknown`: its answer was lost, and it may be taken. */
  z.object({ kind: z.enum(["refused", "failed", "unknown"]), refusal: RefusalSchema }),
]);
export type Taking = z.output<typeof TakingSchema>;

type TakingContext = Pick<AppContext, "platform" | "cookies" | "log" | "config" | "once">;

/** Takes what an offer promises (contract 3.5): the number 1 alone is success. Sent twice, a form is one wish. */
export async function takeOffer(context: TakingContext, id: string, form: FormData): Promise<Taking> {
  const session = context.cookies.upstreamHeader();
  // Without a cookie of the platform nobody can be signed in (contract 1.4).
  if (!session) return { kind: "signedOut" };
  const showing = showingOf(form);
  const name = showing && ["offer", id, session, ...showing];
  const wish = { name, result: TakingSchema, isKept };
  return performOnce(context, wish, () => take(context, id));
}

/** What was or may have been done is not done again by the same form. */
const isKept = ({ kind }: Taking) => kind === "taken" || kind === "unknown";

/** For the page that says so. What the offer brings is told where the platform tells it; the offer is taken either way. */
export async function recordTaken(context: AppContext, id: string): Promise<void> {
  const offers = await context.platform.call("campaigns.getoffers").catch(() => []);
  const offer = offers.find((one) => one.id === id);
  const lines = offer?.promotions.map(({ title }) => title);
  await recordOutcome(context, { name: "offer_taken", id, title: offer?.description.title, lines });
}

const unknown: Taking = { kind: "unknown", refusal: { text: "offers.taking.failed" } };

async function take({ platform, log }: TakingContext, id: string): Promise<Taking> {
  try {
    const reply = await platform.attempt("campaigns.takepromotions", { offer_id: id });
    if (reply.ok) return { kind: "taken" };
    if (reply.refusal.code === "NOT_AUTHORIZED") return { kind: "signedOut" };
    // An error of the service itself may have come after the deed.
    if (reply.refusal.status >= 500) return unknown;
    return { kind: "refused", refusal: explain(reply.refusal) };
  } catch (error) {
    if (!(error instanceof PlatformFailure) || error.status === 403) throw error;
    log.warn({ kind: error.kind }, "taking an offer got no answer");
    return error.wasSent ? unknown : { kind: "failed", refusal: { text: "accountForm.notSent" } };
  }
}

function explain(refusal: PlatformRefusal): TakingRefusal {
  const text =
    refusal.code === "WRONG_STATE" ? "offers.taking.notOpen" : errorCatalogue[refusal.type].messageKey;
  return { need: needOf(refusal), text };
}
