import type { AppContext } from "~/context";
import type { NoticeAnswer } from "./notice";

/** What the player allows notices to do. */
export async function noticePreferences(
  _context: Pick<AppContext, "platform">,
): Promise<Pick<NoticeAnswer, "mayPopUp" | "maySound">> {
  return { mayPopUp: true, maySound: true };
}
