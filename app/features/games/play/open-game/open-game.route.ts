import type { ActionFunctionArgs } from "@remix-run/node";
import type { AppContext } from "~/context/app-context";
import type { RouteHandle } from "~/context/route-handle";
import { holdOn } from "~/features/responsible-game/holds/hold.server";
import { readForm } from "~/forms/validation/read-form.server";
import { paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";
import { redirectWithin } from "~/routing/redirects/redirect-within.server";
import { notFound } from "~/shell/system-pages/failures";
import { isSysname } from "../../sysname";
import type { OpenGameState } from "./open-game";
import { closeOpenGame, extendOpen, leaveGame } from "./open-game.server";

export const handle = { protected: "player" } satisfies RouteHandle;

export function loader() {
  return redirect(paths.gameHall());
}

/** Closes the open game for another one. Nothing is closed for a game that may not start. */
async function change(context: AppContext, sysname: string): Promise<Response> {
  const to = paths.game(sysname);
  const hold = await holdOn(context, "play", to);
  if (!hold) await closeOpenGame(context);
  return redirectWithin(context, hold?.way ?? to);
}

/** What the page of a running game says of it by script, and the form by which another one is closed. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const sysname = String(form.get("sysname"));
  if (!context.config.market?.games.oneAtATime || !isSysname(sysname)) throw notFound();
  switch (form.get("intent")) {
    case "keep":
      return Response.json({ isOpen: await extendOpen(context, sysname) } satisfies OpenGameState);
    case "leave":
      await leaveGame(context, sysname);
      return new Response(null, { status: 204 });
    default:
      return change(context, sysname);
  }
}
