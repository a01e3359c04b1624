import type { AppContext } from "~/context/app-context";
import type { SignedIn } from "~/platform/entities/session";
import { PlatformFailure, type PlatformRefusal } from "~/platform/errors";
import { pageEndOf } from "~/platform/page-end";
import { resendSeconds, waitSeconds } from "~/platform/refusal-details";
import { type TwoFactorStep, twoFactorStep } from "~/platform/two-factor-step";
import { startPlayerSession } from "~/session/player.server";
import { accountLocale, rememberLocale } from "~/session/preferences/account-locale.server";

export interface Credentials {
  login: string;
  password: string;
  /** Six digits; absent in the first step and when a new code is requested. */
  two_factor_auth?: string;
}

/** Why a sign-in failed or is not complete yet, as the form shows it. */
export type LoginRefusal =
  | { reason: "wrongCredentials" | "failed" | "somethingWrong" }
  | { reason: "tooMany"; seconds: number }
  | {
      reason: "twoFactor";
      step: TwoFactorStep;
      /** Until a new code may be requested, where the platform says so. */
      resendSeconds?: number;
    };

export type LoginOutcome = { ok: true; account: SignedIn } | { ok: false; refusal: LoginRefusal };

/**
 * Signs in, submits a code, or requests a new one: all three are the same call (docs/contract.md#3.2). The platform's
 * session cookie passes through the cookie jar. Throws for bans and deleted accounts, which get the user block page.
 * A platform failure is a refusal, so that the form keeps its input.
 */
export async function signIn(context: AppContext, credentials: Credentials): Promise<LoginOutcome> {
  try {
    const before = context.cookies.upstreamHeader();
    const reply = await context.platform.attempt("auth.login", credentials);
    if (!reply.ok) return { ok: false, refusal: explain(reply.refusal) };
    if (reply.data.status === "already-enabled") {
      const { resend_time: resendSeconds } = reply.data;
      return { ok: false, refusal: { reason: "twoFactor", step: "enabled", resendSeconds } };
    }
    // Session fixation: the session from before the sign-in may be known to an attacker.
    if (context.cookies.upstreamHeader() === before) context.log.error({}, "session_not_rotated");
    startPlayerSession(context.cookies);
    // Otherwise the next URL without locale would redirect to the previous locale.
    rememberLocale(context, accountLocale(context, reply.data.payload));
    return { ok: true, account: reply.data.payload };
  } catch (error) {
    if (!(error instanceof PlatformFailure) || pageEndOf(error)) throw error;
    context.log.warn({ kind: error.kind }, "sign-in got no answer");
    return { ok: false, refusal: { reason: "failed" } };
  }
}

function explain(refusal: PlatformRefusal): LoginRefusal {
  if (refusal.code === "WRONG_CREDENTIALS") return { reason: "wrongCredentials" };
  const step = twoFactorStep(refusal);
  const seconds = resendSeconds(refusal);
  if (step) {
    // An expired code ends the wait for a new one (docs/contract.md#3.2).
    const given = step === "timeExpired" ? 0 : seconds;
    return { reason: "twoFactor", step, resendSeconds: given };
  }
  const isTooMany = refusal.type === "TooManyRequestsException";
  if (isTooMany && refusal.errorData.resend_time === undefined)
    return { reason: "tooMany", seconds: waitSeconds(refusal) };
  if (seconds !== undefined) return { reason: "twoFactor", step: "resendIn", resendSeconds: seconds };
  return { reason: "somethingWrong" };
}
