import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteHandle } from "~/context";
import type { NoticeAnswer } from "./notice";
import { noticePreferences } from "./notice-preferences.server";
import { readNotices } from "./notices.server";

export const handle = { feature: "loyalty" } satisfies RouteHandle;

/** Read by scripts on every page (specification 4); null when nobody is signed in any more. */
export async function loader({ context }: LoaderFunctionArgs) {
  const player = await context.player();
  if (player.kind !== "player") return Response.json(null);
  const { uid } = player.account;
  const unread = (await readNotices(context, uid)).filter(({ isUnread }) => isUnread).reverse();
  const preferences = await noticePreferences(context);
  return Response.json({ owner: String(uid), unread, ...preferences } satisfies NoticeAnswer);
}
