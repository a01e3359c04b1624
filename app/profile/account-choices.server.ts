import type { AppContext } from "~/context";
import { PlatformFailure, PlatformRefusal } from "~/platform/errors";
import type { Option } from "~/ui/select-field";
import { ownAccount } from "./profile.server";

export interface CurrencySetting {
  current: string;
  /** As it is shown where there is no choice. */
  name: string;
  /** Those that may be chosen instead, with the current one; none once there is money (contract 3.1, `setCurrency`). */
  options: Option[];
}

export interface LanguageSetting {
  current: string;
  name: string;
  /** None where the platform decides which one it is (product 4). */
  options: Option[];
}

/** Who owns nothing yet may have another one. */
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

/** Without the list the currency is only shown. */
async function availableCurrencies({ platform }: AppContext) {
  try {
    return (await platform.call("metadata.getgeneralinfo")).available_currencies;
  } catch (error) {
    if (error instanceof PlatformFailure || error instanceof PlatformRefusal) return [];
    throw error;
  }
}

/** The language of the page; that of the account changes with it. */
export async function loadLanguage({ content, locale, locales }: AppContext): Promise<LanguageSetting> {
  const { localeDetectStrategy } = await content.commonData();
  const isChoice = localeDetectStrategy !== "platform" && locales.length > 1;
  const options = locales.map(({ code, name }) => ({ value: code, label: name }));
  return { current: locale.code, name: locale.name, options: isChoice ? options : [] };
}
