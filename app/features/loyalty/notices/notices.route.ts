import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteHandle } from "~/context/route-handle";
import { readPreferences } from "~/session/preferences/preferences.server";
import { settleSection } from "~/shell/sections/page-section";
import type { NoticeAnswer } from "./notice";
import { readNotices } from "./notices.server";

export const handle = { feature: "loyalty" } satisfies RouteHandle;

/**
 * The player's unread notices as JSON, fetched on every page (docs/product.md#4); null when signed out. Preferences
 * are read only if there are notices; if that fails, there is no sound.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const player = await context.player();
  if (player.kind !== "player") return Response.json(null);
  const { uid } = player.account;
  const unread = (await readNotices(context, uid)).filter(({ isUnread }) => isUnread).reverse();
  const allowed =
    unread.length > 0 ? await settleSection(context, readPreferences(context)) : { ok: false as const };
  return Response.json({
    owner: String(uid),
    unread,
    mayPopUp: !allowed.ok || allowed.value.popups,
    maySound: allowed.ok && allowed.value.sound,
  } satisfies NoticeAnswer);
}
