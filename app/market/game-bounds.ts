import type { Translate } from "~/i18n/translator";
import type { GameType } from "~/platform/entities/games";
import { formatMoney } from "~/ui/format/format-values";
import type { Market } from "./market-file";

/** The market's rules for games of a type, as texts: the highest stake, and how long a round takes at least. */
export function boundTexts(
  market: Pick<Market, "games"> | undefined,
  type: GameType,
  t: Translate,
  locale: string,
): string[] {
  const bounds = market?.games.bounds.find(({ types }) => types.includes(type));
  if (!bounds) return [];
  const { seconds, stake } = bounds;
  const money = (amount: string) => formatMoney(locale, { amount, currency: stake?.currency ?? "" });
  return [
    ...(stake ? [t("games.facts.maxStake", { amount: money(stake.amount) })] : []),
    ...(stake?.young
      ? [t("games.facts.maxStakeYoung", { age: String(stake.young.to), amount: money(stake.young.amount) })]
      : []),
    ...(seconds
      ? [t("games.facts.seconds", { seconds: new Intl.NumberFormat(locale).format(seconds) })]
      : []),
  ];
}
