import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadSessionNet } from "./session-net.server";

/** What was won or lost, for the scripts of a game's page: as JSON, null when the session has ended. */
export async function loader({ context }: LoaderFunctionArgs) {
  const player = await context.player();
  if (player.kind !== "player") return Response.json(null);
  return Response.json(await loadSessionNet(context, Number(context.query.get("from")) || 0));
}
