import type { AppContext } from "~/context";
import type { AccountInfo } from "~/platform/entities";
import type { PlatformRefusal } from "~/platform/errors";
import { PlatformFailure } from "~/platform/errors";
import { LOCALE_SECONDS, ownCookies } from "~/session/cookies";
import { forgetPlayer, rememberPlayer } from "~/session/player.server";
import type { Login } from "./login-schema";

/** Why a sign-in did not happen, as the form tells it. */
export type LoginRefusal =
  | { reason: "wrongCredentials" }
  | { reason: "twoFactor" }
  | { reason: "tooMany"; seconds: number }
  | { reason: "failed" };

export type LoginOutcome = { ok: true; account: AccountInfo } | { ok: false; refusal: LoginRefusal };

/**
 * Signs in (contract 3.2). The platform's session cookie travels through the jar. Bans and deleted accounts are
 * thrown and end on the user block page. An unreachable platform is a refusal: what was typed stays.
 */
export async function signIn(context: AppContext, { login, password }: Login): Promise<LoginOutcome> {
  try {
    const reply = await context.platform.attempt("auth.login", { login, password });
    if (!reply.ok) return { ok: false, refusal: explain(reply.refusal) };
    if (reply.data.status !== "success") return { ok: false, refusal: { reason: "twoFactor" } };
    rememberPlayer(context.cookies);
    // The account's language becomes the browser's, or the next plain address would lead back to the old one.
    context.cookies.set(ownCookies.locale, accountLocale(context, reply.data.payload).code, {
      maxAge: LOCALE_SECONDS,
    });
    return { ok: true, account: reply.data.payload };
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    context.log.warn({ requestId: context.requestId, kind: error.kind }, "sign-in got no answer");
    return { ok: false, refusal: { reason: "failed" } };
  }
}

/** The account's locale where the site has it, else the one the visitor is in (specification 2.2). */
export function accountLocale(context: Pick<AppContext, "locales" | "locale">, account: AccountInfo) {
  return context.locales.find((locale) => locale.code === account.locale) ?? context.locale;
}

/** Ends the session upstream and forgets the marker. Fails loudly: a session that lives on must not look ended. */
export async function signOut(context: AppContext): Promise<void> {
  await context.platform.call("auth.logout");
  forgetPlayer(context.cookies);
}

function explain(refusal: PlatformRefusal): LoginRefusal {
  if (refusal.code === "WRONG_CREDENTIALS") return { reason: "wrongCredentials" };
  if (refusal.type === "TooManyRequestsException") {
    return { reason: "tooMany", seconds: Number(refusal.errorData.retry_after) || 60 };
  }
  if (refusal.code.startsWith("TWO_FACTOR_") || refusal.message.includes("two_factor_auth is enable")) {
    return { reason: "twoFactor" };
  }
  return { reason: "failed" };
}
