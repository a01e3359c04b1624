import Big from "big.js";
import type { PageContext } from "~/context/app-context";
import { optionalRead } from "~/platform/optional-read.server";
import type { AboutValue } from "~/ui/format/about-amount";
import type { MoneyValue } from "~/ui/format/format-values";
import { optionalPart } from "~/upstream/optional-part.server";

/**
 * The amount in the player's currency by the platform's rates (docs/contract.md#1.10, `account.getcurrencyrates`), so that
 * they see what a prize or bonus of another currency is worth; it decorates a page (`optionalPart`). Undefined for visitors, for an
 * amount that already is in it, and without a rate.
 */
export async function inOwnCurrency(
  context: PageContext,
  value: MoneyValue | undefined,
): Promise<{ value: AboutValue }> {
  const who = await context.player();
  const own = who.kind === "player" ? who.account.balance_main?.currency : undefined;
  if (!value || own === undefined || own === value.currency) return { value: undefined };
  return optionalPart(context, optionalRead(convert(context, value, own), undefined), undefined);
}

async function convert(
  { platform }: PageContext,
  { amount, currency }: MoneyValue,
  own: string,
): Promise<MoneyValue | undefined> {
  const [{ base, rates }, { currencies }] = await Promise.all([
    platform.call("account.getcurrencyrates"),
    platform.call("metadata.get"),
  ]);
  const rateOf = (code: string) => (code === base ? "1" : rates[code]);
  const [from, to] = [rateOf(currency), rateOf(own)];
  if (!from || !to || !Number(from)) return undefined;
  // Rates move, so more decimals than the currency has would only look exact.
  const decimals = currencies.find(({ id }) => id === own)?.scale ?? 2;
  return { amount: new Big(amount).times(to).div(from).toFixed(decimals), currency: own };
}
