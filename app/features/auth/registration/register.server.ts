import { z } from "zod";
import type { AppContext } from "~/context/app-context";
import { standingNotices } from "~/market/notices/due-notices.server";
import { recordNotices } from "~/market/notices/notice-record.server";
import { SignedInSchema } from "~/platform/entities/session";
import { PlatformFailure, PlatformRefusal } from "~/platform/errors";
import type { Params } from "~/platform/methods/registry";
import { pageEndOf } from "~/platform/page-end";
import { fieldErrors, waitSeconds } from "~/platform/refusal-details";
import { isOwnCookie, ownCookies } from "~/session/cookies/cookies";
import { dedupeSubmission } from "~/session/idempotency/dedupe-submission.server";
import { pendingPromoCode } from "~/session/promo.server";

const RefusedSchema = z.object({
  ok: z.literal(false),
  /** As the form shows it. */
  refusal: z.discriminatedUnion("reason", [
    z.object({ reason: z.literal("tooMany"), seconds: z.number() }),
    z.object({ reason: z.enum(["wrongEntry", "unanswered"]) }),
  ]),
  /** The platform's error codes by parameter. */
  fields: z.record(z.string(), z.string()),
  /** The refusal's error code, for analytics (docs/product.md#8). */
  code: z.string(),
});
export type RegistrationRefused = z.output<typeof RefusedSchema>;

const RegisteredSchema = z.object({
  ok: z.literal(true),
  account: SignedInSchema,
  /** Login and password that the platform generated (docs/contract.md#d32). */
  generated: z.object({ login: z.string(), password: z.string() }).optional(),
  /** `Set-Cookie` lines of the new session. */
  session: z.array(z.string()),
});
export type Registered = z.output<typeof RegisteredSchema>;

const OutcomeSchema = z.discriminatedUnion("ok", [RegisteredSchema, RefusedSchema]);
export type RegistrationOutcome = z.output<typeof OutcomeSchema>;

/**
 * Registers an account and starts its session in this browser; `showing` identifies the rendered form, so that
 * submitting it twice counts once.
 */
export async function register(
  context: AppContext,
  payload: Params<"auth.register">,
  { showing, promoCode }: { showing: string[] | undefined; promoCode: string | null },
): Promise<RegistrationOutcome> {
  const name = showing && ["registration", ...showing];
  const submission = { name, result: OutcomeSchema, isFinal: ({ ok }: RegistrationOutcome) => ok };
  const outcome = await dedupeSubmission(context, submission, () => openAccount(context, payload, promoCode));
  if (!outcome.ok) return outcome;
  for (const line of outcome.session) context.cookies.relay(line);
  if (promoCode !== null || pendingPromoCode(context) !== null) context.cookies.remove(ownCookies.promo);
  return outcome;
}

async function openAccount(
  context: AppContext,
  payload: Params<"auth.register">,
  promoCode: string | null,
): Promise<RegistrationOutcome> {
  const { platform, cookies } = context;
  try {
    const reply = await platform.attempt("auth.register", payload);
    if (!reply.ok) return refused(reply.refusal);
    // docs/contract.md#3.2: registration never asks for a two-factor code.
    if (reply.data.status === "already-enabled") return platformUnanswered();
    if (promoCode !== null) await activate(context, promoCode);
    const { payload: account, generated } = reply.data;
    // They stood beside the form of somebody who has an account only now.
    recordNotices(context, "shown", standingNotices(context.config, "register"), account.uid);
    return { ok: true, account, generated, session: foreign(cookies.setCookieLines()) };
  } catch (error) {
    if (!(error instanceof PlatformFailure) || pageEndOf(error)) throw error;
    context.log.warn({ kind: error.kind }, "registration got no answer");
    return platformUnanswered();
  }
}

/** The registration holds even if its promo code fails (docs/product.md#4); the reason is logged. */
async function activate({ platform, log }: AppContext, promo_code: string): Promise<void> {
  try {
    await platform.call("campaigns.activateOffer", { promo_code });
  } catch (error) {
    if (!(error instanceof PlatformFailure || error instanceof PlatformRefusal)) throw error;
    log.warn({ code: error.code }, "a promo code was not activated");
  }
}

/** A refusal as the form shows it, also for completing a registration. */
export function refused(refusal: PlatformRefusal): RegistrationRefused {
  const isTooMany = refusal.type === "TooManyRequestsException";
  return {
    ok: false,
    refusal: isTooMany ? { reason: "tooMany", seconds: waitSeconds(refusal) } : { reason: "wrongEntry" },
    fields: fieldErrors(refusal),
    code: refusal.code,
  };
}

export function platformUnanswered(): RegistrationRefused {
  return { ok: false, refusal: { reason: "unanswered" }, fields: {}, code: "BAD_RESPONSE" };
}

function foreign(lines: readonly string[]): string[] {
  return lines.filter((line) => !isOwnCookie(line.split("=", 1)[0] ?? ""));
}
