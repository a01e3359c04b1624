import type { AppContext } from "~/context/app-context";
import { readOutcome, recordOutcome } from "~/session/recorded-outcomes.server";
import { type AuthNoticeName, noticeNamed } from "./auth-notices";

const NOTICE = "auth_notice";

/** Records a notice for the next view, which does not trust the URL alone. */
export function recordNotice(context: AppContext, notice: AuthNoticeName): Promise<void> {
  return recordOutcome(context, { name: NOTICE, id: notice });
}

/** The notice that the URL names, if it was recorded for this visitor. */
export async function readNotice(context: AppContext): Promise<AuthNoticeName | null> {
  const notice = noticeNamed(context.query.get("notice"));
  return notice && (await readOutcome(context, NOTICE, notice)) ? notice : null;
}
