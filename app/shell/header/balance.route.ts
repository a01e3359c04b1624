import type { LoaderFunctionArgs } from "@remix-run/node";
import type { BalanceAnswer } from "~/browser/runtime/balance/read-balance";
import { clearPlayerCookies, playerSessionKey } from "~/session/player.server";
import { readMoney } from "../../browser/runtime/balance/balance";

/** The player's balances for scripts to poll, as JSON; null when the session has ended. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (!context.cookies.upstreamHeader()) return Response.json(null);
  const reply = await context.platform.attempt("account.getBalance");
  if (reply.ok) {
    const money = { sessionKey: playerSessionKey(context.cookies), ...readMoney(reply.data) };
    return Response.json(money satisfies BalanceAnswer);
  }
  if (reply.refusal.code !== "NOT_AUTHORIZED") throw reply.refusal;
  clearPlayerCookies(context.cookies);
  return Response.json(null);
}
