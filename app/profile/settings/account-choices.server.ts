import type { AppContext } from "~/context";
import { PlatformFailure, PlatformRefusal } from "~/platform/errors";
import { ownAccount } from "~/profile/profile.server";
import type { Option } from "~/ui/form/select-field";

export interface CurrencySetting {
  current: string;
  /** Display text where there is no choice. */
  name: string;
  /** Choices, including the current one; empty once the account holds money (docs/contract.md#3.1, `setCurrency`). */
  options: Option[];
}

export interface LanguageSetting {
  current: string;
  name: string;
  /** Empty when the platform decides the language (docs/product.md#4). */
  options: Option[];
}

/** Loads the account's currency, which can be changed while all balances are zero. */
export async function loadCurrency(context: AppContext): Promise<CurrencySetting> {
  const [{ balance_main, balance_bonus, balance_betting_bonus }, offered] = await Promise.all([
    ownAccount(context),
    availableCurrencies(context),
  ]);
  const balances = [balance_main, balance_bonus, balance_betting_bonus];
  const hasMoney = balances.some((balance) => balance && /[1-9]/.test(balance.amount));
  const current = balance_main?.currency ?? "";
  const options = offered.map(({ id, name }) => ({ value: id, label: name === id ? id : `${id} · ${name}` }));
  const isChoice = !hasMoney && options.some(({ value }) => value !== current);
  const name = options.find(({ value }) => value === current)?.label ?? current;
  return { current, name, options: isChoice ? options : [] };
}

/** Returns an empty list when it cannot be read: the currency is then only shown. */
async function availableCurrencies({ platform }: AppContext) {
  try {
    return (await platform.call("metadata.getgeneralinfo")).available_currencies;
  } catch (error) {
    if (error instanceof PlatformFailure || error instanceof PlatformRefusal) return [];
    throw error;
  }
}

/** Loads the page's language; the account's changes with it. */
export async function loadLanguage({ content, locale, locales }: AppContext): Promise<LanguageSetting> {
  const { localeDetectStrategy } = await content.commonData();
  const isChoice = localeDetectStrategy !== "platform" && locales.length > 1;
  const options = locales.map(({ code, name }) => ({ value: code, label: name }));
  return { current: locale.code, name: locale.name, options: isChoice ? options : [] };
}
