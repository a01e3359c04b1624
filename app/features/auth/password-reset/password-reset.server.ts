import type { AppContext } from "~/context/app-context";
import type { AuthRefusal } from "~/features/auth/form/auth-answer";
import { PlatformFailure } from "~/platform/errors";
import { pageEndOf } from "~/platform/page-end";
import { waitSeconds } from "~/platform/refusal-details";

/**
 * Requests a password reset (docs/contract.md#3.2). Null on success; never reveals whether the account exists
 * (docs/contract.md#d29).
 */
export async function resetPassword(context: AppContext, login: string): Promise<AuthRefusal | null> {
  try {
    const reply = await context.platform.attempt("auth.restore", { login });
    if (reply.ok) return null;
    return reply.refusal.type === "TooManyRequestsException"
      ? { reason: "tooMany", seconds: waitSeconds(reply.refusal) }
      : { reason: "somethingWrong" };
  } catch (error) {
    if (!(error instanceof PlatformFailure) || pageEndOf(error)) throw error;
    context.log.warn({ kind: error.kind }, "restore got no answer");
    return { reason: "failed" };
  }
}
