import type { LoaderFunctionArgs } from "@remix-run/node";
import { forgetPlayer } from "~/session/player.server";
import { readPurse } from "./purse";

/** Read again by the game's page whenever the game says that money has moved. 401: nobody is signed in any more. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (!context.cookies.upstreamHeader()) return signedOut();
  const reply = await context.platform.attempt("account.getBalance");
  if (reply.ok) return Response.json(readPurse(reply.data));
  if (reply.refusal.code !== "NOT_AUTHORIZED") throw reply.refusal;
  forgetPlayer(context.cookies);
  return signedOut();
}

function signedOut(): Response {
  return Response.json(null, { status: 401 });
}
