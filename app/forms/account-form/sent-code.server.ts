import type { AppContext } from "~/context/app-context";
import { clearOutcome, readOutcome, recordOutcome } from "~/session/recorded-outcomes.server";

/** Default where the platform names no wait (docs/contract.md#6.3). */
const RESEND_SECONDS = 60;

const NAME = "code_sent";

/** Records for later pages that a code was sent, and when another one may be requested. */
export async function recordSentCode(context: AppContext, id: string, seconds = RESEND_SECONDS) {
  await recordOutcome(context, { name: NAME, id, until: Date.now() + seconds * 1000 });
}

/** Seconds until another code may be requested; undefined when no sent code is recorded. */
export async function secondsToResend(context: AppContext, id: string): Promise<number | undefined> {
  const sent = await readOutcome(context, NAME, id);
  return sent ? Math.max(0, Math.ceil(((sent.until ?? 0) - Date.now()) / 1000)) : undefined;
}

/** Called once the code has been used. */
export function clearSentCode(context: AppContext, id: string): Promise<void> {
  return clearOutcome(context, NAME, id);
}
