import type { AppContext } from "~/context/app-context";
import { type Said, say } from "../file/words";
import { dueNotices } from "./due-notices.server";
import { recordedPlayer, recordNotices } from "./notice-record.server";

export interface NoticeQuestion {
  notices: (Said & { id: string })[];
}

/** Whether the player has a notice to answer. */
export async function isNoticeDue(context: AppContext): Promise<boolean> {
  return (await dueNotices(context)).length > 0;
}

/** Loads the notices to be answered; null where there is none. */
export async function loadMarketNotice(context: AppContext): Promise<{ data: NoticeQuestion } | null> {
  const due = await dueNotices(context);
  recordNotices(context, "shown", due, await recordedPlayer(context));
  const notices = due.map(({ id, text }) => ({ id, ...say(text, context) }));
  return notices.length > 0 ? { data: { notices } } : null;
}
