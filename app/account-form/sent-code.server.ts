import type { AppContext } from "~/context";
import { forgetOutcome, readOutcome, recordOutcome } from "~/session/outcomes.server";

type CodeContext = Pick<AppContext, "config" | "cookies" | "player">;

/** Where the platform does not say it (contract 6.3). */
const RESEND_SECONDS = 60;

const NAME = "code_sent";

/** Remembers for the pages to come that a code is on its way, and when another one may be asked for. */
export async function recordSentCode(context: CodeContext, id: string, seconds = RESEND_SECONDS) {
  await recordOutcome(context, { name: NAME, id, until: Date.now() + seconds * 1000 });
}

/** Seconds until another code may be asked for; undefined: none has been sent that we know of. */
export async function secondsToResend(context: CodeContext, id: string): Promise<number | undefined> {
  const sent = await readOutcome(context, NAME, id);
  return sent ? Math.max(0, Math.ceil(((sent.until ?? 0) - Date.now()) / 1000)) : undefined;
}

/** The code has been used. */
export function forgetSentCode(context: CodeContext, id: string): Promise<void> {
  return forgetOutcome(context, NAME, id);
}
