import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import type { RouteHandle } from "~/context";
import { paths } from "~/paths";
import { redirectWithin } from "~/redirects/redirect-within.server";
import { notFound } from "~/shell/system-pages/failures";
import { readForm } from "~/validation/read-form.server";
import { isSysname } from "../../sysname";
import type { Kept } from "./open-game";
import { closeOpenGame, keepOpen, leaveGame } from "./open-game.server";

export const handle = { protected: "player" } satisfies RouteHandle;

export function loader() {
  return redirect(paths.gameHall());
}

/** What the page of a running game says of it by script, and the form by which another one is closed. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const sysname = String(form.get("sysname"));
  if (!context.config.market?.games.oneAtATime || !isSysname(sysname)) throw notFound();
  switch (form.get("intent")) {
    case "keep":
      return Response.json({ isOpen: await keepOpen(context, sysname) } satisfies Kept);
    case "leave":
      await leaveGame(context, sysname);
      return new Response(null, { status: 204 });
    default:
      await closeOpenGame(context);
      return redirectWithin(context, paths.game(sysname));
  }
}
