import Big from "big.js";
import type { PageContext } from "~/context";
import { PlatformFailure, PlatformRefusal } from "~/platform/errors";
import type { MoneyValue } from "~/ui/format/format-values";

/** Decimals of a converted amount: rates move, so more would only look exact. */
const DECIMALS = 2;

/**
 * The amount in the player's currency by the platform's rates (docs/contract.md#1.10, `account.getcurrencyrates`), so that they
 * see what a prize of another currency is worth. Undefined for visitors, for an amount that already is in it, and without a rate.
 */
export async function inOwnCurrency(
  { platform, player, log }: PageContext,
  { amount, currency }: MoneyValue,
): Promise<MoneyValue | undefined> {
  const who = await player();
  const own = who.kind === "player" ? who.account.balance_main?.currency : undefined;
  if (own === undefined || own === currency) return undefined;
  try {
    const { base, rates } = await platform.call("account.getcurrencyrates");
    const rateOf = (code: string) => (code === base ? "1" : rates[code]);
    const [from, to] = [rateOf(currency), rateOf(own)];
    if (!from || !to || !Number(from)) return undefined;
    return { amount: new Big(amount).times(to).div(from).toFixed(DECIMALS), currency: own };
  } catch (error) {
    if (!(error instanceof PlatformFailure || error instanceof PlatformRefusal)) throw error;
    log.warn({ err: error }, "amounts are not shown in the player's currency");
    return undefined;
  }
}
