import type { AppContext } from "~/context/app-context";
import { ownAccount } from "~/features/profile/profile.server";
import { byCurrency } from "~/platform/currency-key";
import { optionalRead } from "~/platform/optional-read.server";
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
  const [{ balance_main, balance_bonus, balance_betting_bonus }, info] = await Promise.all([
    ownAccount(context),
    optionalRead(context.platform.call("metadata.getgeneralinfo"), undefined),
  ]);
  // Without them the currency is only shown.
  const offered = info?.available_currencies ?? [];
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
  const { t } = context;
  const metadata = await optionalRead(context.platform.call("metadata.get"), undefined);
  const limits = metadata?.limits ?? {};
  return choices.map(({ id, name }) => {
    const minimum = byCurrency(limits, "min_deposit", id);
    const label = minimum
      ? t("personal.currency.option", {
          currency: name,
          minimum: formatMoney(context.locale.code, minimum),
        })
      : name;
    return { value: id, label };
  });
}

/** Loads the page's language; the account's changes with it. */
export async function loadLanguage({ content, locale, locales }: AppContext): Promise<LanguageSetting> {
  const { localeDetectStrategy } = await content.commonData();
  const isChoice = localeDetectStrategy !== "platform" && locales.length > 1;
  const options = locales.map(({ code, name }) => ({ value: code, label: name }));
  return { current: locale.code, name: locale.name, options: isChoice ? options : [] };
}
