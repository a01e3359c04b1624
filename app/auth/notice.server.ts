import type { AppContext } from "~/context";
import { readOutcome, recordOutcome } from "~/session/outcomes.server";
import { type AuthNoticeName, noticeNamed } from "./auth-notices";

const NOTICE = "auth_notice";

/** Notes what a view will say on arrival: its address alone is believed by nobody. */
export function recordNotice(context: AppContext, notice: AuthNoticeName): Promise<void> {
  return recordOutcome(context, { name: NOTICE, id: notice });
}

/** The notice that the address names, if it is about something that has just happened here. */
export async function readNotice(context: AppContext): Promise<AuthNoticeName | null> {
  const notice = noticeNamed(context.query.get("notice"));
  return notice && (await readOutcome(context, NOTICE, notice)) ? notice : null;
}
