import { localeHref } from "~/i18n/locale-href";
import { paths } from "~/paths";
import type { Balances } from "~/shell/header/balance";
import { tellBalances } from "~/shell/header/live-balance";
import { keepMirror } from "./balance-mirror";

/** Response of the balance route; null without a session. */
export type BalanceAnswer = { visit: string; balances: Balances; demo: Balances["total"] } | null;

/** Timeout in milliseconds: a hanging read would block all later ones. */
const PATIENCE_MS = 10_000;

/**
 * Fetches the balances of the page's player, shows them in the header and stores them for other tabs. Null: the
 * session is over or another player's. Undefined: the request failed, and nothing changes.
 */
export async function readBalance(visit: string | undefined): Promise<BalanceAnswer | undefined> {
  const at = Date.now();
  const money = await ask();
  if (!money) return money;
  if (visit !== undefined && money.visit !== visit) return null;
  keepMirror({ visit: money.visit, at, balances: money.balances });
  tellBalances(money.balances);
  return money;
}

async function ask(): Promise<BalanceAnswer | undefined> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    const headers = { Accept: "application/json" };
    const answer = await fetch(localeHref(paths.balance()), { headers, signal: patience.signal });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
