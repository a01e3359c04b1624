import type { AppContext } from "~/context";
import { accountLocale, rememberLocale } from "~/i18n/choice/account-locale.server";
import type { AccountInfo } from "~/platform/entities";
import { PlatformFailure, type PlatformRefusal } from "~/platform/errors";
import { resendSeconds, waitSeconds } from "~/platform/refusal-details";
import { type TwoFactorStep, twoFactorStep } from "~/platform/two-factor-step";
import { admitPlayer, forgetPlayer } from "~/session/player.server";

export interface Credentials {
  login: string;
  password: string;
  /** Six digits; absent at the first step and when a new code is asked for. */
  two_factor_auth?: string;
}

/** Why a sign-in did not happen, or not yet, as the form tells it. */
export type LoginRefusal =
  | { reason: "wrongCredentials" | "failed" | "somethingWrong" }
  | { reason: "tooMany"; seconds: number }
  | {
      reason: "twoFactor";
      step: TwoFactorStep;
      /** Until a new code may be asked for, where the platform said so. */
      resendSeconds?: number;
    };

export type LoginOutcome = { ok: true; account: AccountInfo } | { ok: false; refusal: LoginRefusal };

/**
 * Signs in, gives a code, or asks for a new one: all three are the same call (contract 3.2). The platform's session
 * cookie travels through the jar. Bans and deleted accounts are thrown and end on the user block page. An unreachable
 * platform is a refusal: what was typed stays.
 */
export async function signIn(context: AppContext, credentials: Credentials): Promise<LoginOutcome> {
  try {
    const before = context.cookies.upstreamHeader();
    const reply = await context.platform.attempt("auth.login", credentials);
    if (!reply.ok) return { ok: false, refusal: explain(reply.refusal) };
    if (reply.data.status !== "success") {
      const { resend_time: resendSeconds } = reply.data;
      return { ok: false, refusal: { reason: "twoFactor", step: "enabled", resendSeconds } };
    }
    // A session that was there before might be one that somebody else knows.
    if (context.cookies.upstreamHeader() === before)
      context.log.error({ requestId: context.requestId }, "session_not_rotated");
    admitPlayer(context.cookies);
    // The account's language becomes the browser's, or the next plain address would lead back to the old one.
    rememberLocale(context, accountLocale(context, reply.data.payload));
    return { ok: true, account: reply.data.payload };
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    context.log.warn({ requestId: context.requestId, kind: error.kind }, "sign-in got no answer");
    return { ok: false, refusal: { reason: "failed" } };
  }
}

/** Ends the session upstream and forgets the marker. Fails loudly: a session that lives on must not look ended. */
export async function signOut(context: AppContext): Promise<void> {
  await context.platform.call("auth.logout");
  forgetPlayer(context.cookies);
}

function explain(refusal: PlatformRefusal): LoginRefusal {
  if (refusal.code === "WRONG_CREDENTIALS") return { reason: "wrongCredentials" };
  const step = twoFactorStep(refusal);
  const seconds = resendSeconds(refusal);
  if (step) {
    // An expired code ends the wait for a new one (contract 3.2).
    const given = step === "timeExpired" ? 0 : seconds;
    return { reason: "twoFactor", step, resendSeconds: given };
  }
  const isTooMany = refusal.type === "TooManyRequestsException";
  if (isTooMany && refusal.errorData.resend_time === undefined)
    return { reason: "tooMany", seconds: waitSeconds(refusal) };
  if (seconds !== undefined) return { reason: "twoFactor", step: "resendIn", resendSeconds: seconds };
  return { reason: "somethingWrong" };
}
