import Big from "big.js";
import type { CmsConfig } from "~/content/config/cms-config";
import type { PaymentMethod } from "~/platform/entities/cashier";

type Presets = CmsConfig["cashier"]["presets"];

/** Its presets serve currencies without a list of their own (docs/contract.md#d23). */
const DEFAULT_CURRENCY = "USD";

/** Preset amounts: the operator's for this currency, within the method's limits, as unique whole units. */
export function presetsFor(
  presets: Presets,
  { currency, min_amount, max_amount }: Pick<PaymentMethod, "currency" | "min_amount" | "max_amount">,
): string[] {
  const listOf = (code: string) => presets.find((preset) => preset.currency === code)?.amount;
  const values = (listOf(currency) ?? listOf(DEFAULT_CURRENCY) ?? []).map(({ value }) => wholeOf(value));
  const fits = (value: string) =>
    value !== "" && new Big(value).gte(min_amount) && new Big(value).lte(max_amount);
  return [...new Set(values)].filter(fits);
}

/** Amounts are sent as whole units (docs/contract.md#d52); any other preset is dropped. */
function wholeOf(value: string): string {
  return /^([1-9]\d*)(?:\.0+)?$/.exec(value.trim())?.[1] ?? "";
}
