import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadChat } from "./chat-setup.server";

/** Which chat there is, and who is asking: read by a script once the page has come to rest. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await loadChat(context));
}
