import type { PlayerMoney } from "~/browser/runtime/balance/balance";
import { publishBalances } from "~/browser/runtime/balance/live-balance";
import { localeHref } from "~/i18n/locale-href";
import { paths } from "~/routing/paths";
import { readJson } from "../read-json";
import { saveMirror } from "./balance-mirror";

/** Response of the balance route; null without a session. */
export type BalanceAnswer = ({ sessionKey: string } & PlayerMoney) | null;

/**
 * Fetches the balances of the page's player, shows them in the header and stores them for other tabs. Null: the
 * session is over or another player's. Undefined: the request failed, and nothing changes.
 */
export async function readBalance(sessionKey: string | undefined): Promise<BalanceAnswer | undefined> {
  const at = Date.now();
  const money = await readJson<NonNullable<BalanceAnswer>>(localeHref(paths.balance()), [
    "sessionKey",
    "balances",
    "demo",
  ]);
  if (!money) return money;
  if (sessionKey !== undefined && money.sessionKey !== sessionKey) return null;
  saveMirror({ sessionKey: money.sessionKey, at, balances: money.balances });
  publishBalances(money.balances);
  return money;
}
