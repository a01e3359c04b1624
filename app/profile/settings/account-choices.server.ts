import type { AppContext } from "~/context";
import { translateWith } from "~/i18n/i18n.server";
import { PlatformFailure, PlatformRefusal } from "~/platform/errors";
import { ownAccount } from "~/profile/profile.server";
import type { Option } from "~/ui/form/select-field";
import { formatMoney } from "~/ui/format/format-values";

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
  const choices = offered.map(({ id, name }) => ({ id, name: name === id ? id : `${id} · ${name}` }));
  const isChoice = !hasMoney && choices.some(({ id }) => id !== current);
  const name = choices.find(({ id }) => id === current)?.name ?? current;
  return { current, name, options: isChoice ? await currencyOptions(context, choices) : [] };
}

/** Names each currency with its smallest deposit, where the platform's limits know it. */
async function currencyOptions(
  context: AppContext,
  choices: readonly { id: string; name: string }[],
): Promise<Option[]> {
  const t = translateWith(context.i18n);
  const limits = await depositLimits(context);
  return choices.map(({ id, name }) => {
    const amount = limits[`min_deposit_${id}`];
    if (amount === undefined) return { value: id, label: name };
    const minimum = formatMoney(context.locale.code, { amount, currency: id });
    return { value: id, label: t("personal.currency.option", { currency: name, minimum }) };
  });
}

/** Bounds by `{value}_{currency}` (docs/contract.md#d23); none when they cannot be read. */
async function depositLimits({ platform }: AppContext): Promise<Readonly<Record<string, string>>> {
  try {
    return (await platform.call("metadata.get")).limits;
  } catch (error) {
    if (error instanceof PlatformFailure || error instanceof PlatformRefusal) return {};
    throw error;
  }
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
