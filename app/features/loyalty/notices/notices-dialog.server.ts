import type { AppContext } from "~/context/app-context";
import type { Notice } from "./notice";
import { markRead, readNotices } from "./notices.server";

export interface NoticeList {
  /** Id of the player. */
  owner: string;
  /** Newest first. */
  notices: Notice[];
}

/** Loads the player's recent notices and marks them as read. */
export async function loadNotices(context: AppContext): Promise<{ data: NoticeList } | null> {
  const player = await context.player();
  if (player.kind !== "player") return null;
  const { uid } = player.account;
  const notices = await readNotices(context, uid);
  await markRead(context, uid, notices);
  return { data: { owner: String(uid), notices } };
}
