import { z } from "zod";
import type { AppContext } from "~/context/app-context";
import type { Credentials } from "~/features/auth/sign-in/attempt-sign-in.server";
import { paths } from "~/routing/paths";
import { ownCookies } from "~/session/cookies/cookies";
import { decryptValue, encryptValue } from "~/session/cookies/encrypted-value.server";

/** Lifetime of a code (docs/contract.md#3.2). */
const LIFE_SECONDS = 300;

const PendingSignInSchema = z.object({ login: z.string(), password: z.string(), resendAt: z.number() });

/** The first step's data for the second, for browsers without script (docs/contract.md#o4). */
export type PendingSignIn = z.output<typeof PendingSignInSchema>;

export function savePendingSignIn(
  context: AppContext,
  { login, password }: Credentials,
  resendSeconds: number,
): void {
  const pending: PendingSignIn = { login, password, resendAt: Date.now() + resendSeconds * 1000 };
  const sealed = encryptValue(context.config.sessionSecret, ownCookies.twoFactor, pending, LIFE_SECONDS);
  context.cookies.set(ownCookies.twoFactor, sealed, { maxAge: LIFE_SECONDS, path: pagePath(context) });
}

export function readPendingSignIn({ config, cookies }: AppContext): PendingSignIn | null {
  return decryptValue(
    config.sessionSecret,
    ownCookies.twoFactor,
    cookies.get(ownCookies.twoFactor),
    PendingSignInSchema,
  );
}

export function clearPendingSignIn(context: AppContext): void {
  if (context.cookies.get(ownCookies.twoFactor) === undefined) return;
  context.cookies.remove(ownCookies.twoFactor, { path: pagePath(context) });
}

/** Seconds until a new code may be requested. */
export function secondsUntil(resendAt: number): number {
  return Math.max(0, Math.ceil((resendAt - Date.now()) / 1000));
}

/** The cookie's path: only the sign-in page of this locale. */
function pagePath({ basename }: AppContext): string {
  return basename + paths.signIn();
}
