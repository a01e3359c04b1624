import { z } from "zod";
import type { AppContext } from "~/context/app-context";
import { recordRequirement } from "~/forms/account-requirements/required.server";
import { accountRequirements, requirementOf } from "~/forms/account-requirements/requirements";
import { MessageKeySchema } from "~/i18n/messages/message-key";
import { errorCatalogue } from "~/platform/error-catalogue";
import { PlatformFailure, PlatformRefusal } from "~/platform/errors";
import { pageEndOf } from "~/platform/page-end";
import { dedupeSubmission } from "~/session/idempotency/dedupe-submission.server";

/** Why a player could not join: a missing requirement, or a message. */
const RefusalSchema = z.object({ reason: z.enum(accountRequirements).optional(), text: MessageKeySchema });
export type JoinRefusal = z.output<typeof RefusalSchema>;

/** `failed`: no reply, or one other than 1. */
const JoinSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("joined") }),
  z.object({ kind: z.literal("signedOut") }),
  z.object({ kind: z.enum(["refused", "failed"]), refusal: RefusalSchema }),
]);
export type JoinOutcome = z.output<typeof JoinSchema>;

/**
 * Joins a tournament (docs/contract.md#3.12). It can be joined only once, so all tabs and forms of a session share one
 * submission.
 */
export async function joinTournament(context: AppContext, id: string): Promise<JoinOutcome> {
  const session = context.cookies.upstreamHeader();
  // Without a platform cookie the visitor is not signed in (docs/contract.md#1.4).
  if (!session) return { kind: "signedOut" };
  const name = ["tournament", id, session];
  const submission = { name, result: JoinSchema, isFinal: ({ kind }: JoinOutcome) => kind === "joined" };
  return dedupeSubmission(context, submission, () => join(context, id));
}

/**
 * Only the reply 1 is a success. When a repeated click is refused or the reply is lost, reading the tournament shows
 * whether the player has joined.
 */
async function join(context: AppContext, id: string): Promise<JoinOutcome> {
  try {
    const reply = await context.platform.attempt("tournaments.participate", { tournament_id: id });
    if (reply.ok) return { kind: "joined" };
    return await explain(context, id, reply.refusal);
  } catch (error) {
    if (!(error instanceof PlatformFailure) || pageEndOf(error)) throw error;
    if (await isParticipant(context, id)) return { kind: "joined" };
    context.log.warn({ kind: error.kind }, "taking part in a tournament got no answer");
    return { kind: "failed", refusal: { text: "tournament.failed" } };
  }
}

async function explain(context: AppContext, id: string, refusal: PlatformRefusal): Promise<JoinOutcome> {
  if (refusal.code === "NOT_AUTHORIZED") return { kind: "signedOut" };
  await recordRequirement(context, refusal);
  const reason = requirementOf(refusal);
  const { messageKey } = errorCatalogue[refusal.type];
  if (reason) return { kind: "refused", refusal: { reason, text: messageKey } };
  if (refusal.code !== "WRONG_STATE") return { kind: "refused", refusal: { text: messageKey } };
  return (await isParticipant(context, id))
    ? { kind: "joined" }
    : { kind: "refused", refusal: { text: "errors.codes.WRONG_STATE" } };
}

/** Also false when the platform cannot be read. */
async function isParticipant({ platform }: AppContext, id: string): Promise<boolean> {
  try {
    const { items } = await platform.call("tournaments.get", { ids: [id], count: 1 }, { personal: true });
    return items.some((one) => one.id === id && one.user_info?.is_participant === true);
  } catch (error) {
    if (error instanceof PlatformFailure || error instanceof PlatformRefusal) return false;
    throw error;
  }
}
