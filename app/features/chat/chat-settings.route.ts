import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadChat } from "./load-chat.server";

/** The chat's settings and the player's identity, as JSON; fetched by script once the browser is idle. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await loadChat(context));
}
