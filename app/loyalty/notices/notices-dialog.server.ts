import type { AppContext } from "~/context";
import type { Notice } from "./notice";
import { markRead, readNotices } from "./notices.server";

export interface NoticeList {
  /** Whose they are. */
  owner: string;
  /** The newest first. */
  notices: Notice[];
}

/** All that was told lately, which with this is no news any more. */
export async function loadNotices(context: AppContext): Promise<{ data: NoticeList } | null> {
  const player = await context.player();
  if (player.kind !== "player") return null;
  const { uid } = player.account;
  const notices = await readNotices(context, uid);
  await markRead(context, uid, notices);
  return { data: { owner: String(uid), notices } };
}
