import Big from "big.js";
import type { CmsConfig } from "~/content/config/cms-config";

type Presets = CmsConfig["cashier"]["presets"];

/** Its presets serve currencies without a list of their own (docs/contract.md#d23). */
const DEFAULT_CURRENCY = "USD";

interface PresetBounds {
  currency: string;
  min: string;
  max: string;
  /** Presets with more of them are dropped (docs/contract.md#o32). */
  decimals: number;
}

/** Preset amounts: the operator's for this currency that the form takes, each once. */
export function presetsFor(presets: Presets, { currency, min, max, decimals }: PresetBounds): string[] {
  const listOf = (code: string) => presets.find((preset) => preset.currency === code)?.amount;
  const values = (listOf(currency) ?? listOf(DEFAULT_CURRENCY) ?? []).map(({ value }) => value.trim());
  const isTaken = (value: string) => {
    if (!/^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(value)) return false;
    const amount = new Big(value);
    return amount.gt(0) && amount.gte(min) && amount.lte(max) && amount.eq(amount.round(decimals));
  };
  return [...new Set(values.filter(isTaken).map((value) => new Big(value).toFixed()))];
}
