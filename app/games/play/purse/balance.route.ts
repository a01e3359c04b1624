import type { LoaderFunctionArgs } from "@remix-run/node";
import { forgetPlayer } from "~/session/player.server";
import { readMoney } from "./purse";

/** Read by scripts, whenever money may have moved; null when nobody is signed in any more. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (!context.cookies.upstreamHeader()) return Response.json(null);
  const reply = await context.platform.attempt("account.getBalance");
  if (reply.ok) return Response.json(readMoney(reply.data));
  if (reply.refusal.code !== "NOT_AUTHORIZED") throw reply.refusal;
  forgetPlayer(context.cookies);
  return Response.json(null);
}
