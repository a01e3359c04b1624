import type { Translate } from "~/i18n/translator";
import type { Game } from "~/platform/entities/games";
import { formatMoney, formatPercent } from "~/ui/format/format-values";

export type GameFacts = Pick<Game["extra"], "rtp" | "volatility" | "min_bet" | "max_bet">;

const volatilities = {
  low: "games.facts.volatility.low",
  medium: "games.facts.volatility.medium",
  high: "games.facts.volatility.high",
} as const;

/** What the platform states of a game: return to player, volatility, bets. Unknown values are dropped. */
export function factTexts(
  { rtp, volatility, min_bet, max_bet }: GameFacts,
  t: Translate,
  locale: string,
): string[] {
  const word = Object.entries(volatilities).find(([name]) => name === volatility)?.[1];
  return [
    ...(Number(rtp) > 0 ? [t("play.rtp", { rtp: formatPercent(locale, Number(rtp)) })] : []),
    ...(word ? [t(word)] : []),
    ...(min_bet && max_bet
      ? [t("games.facts.bets", { min: formatMoney(locale, min_bet), max: formatMoney(locale, max_bet) })]
      : []),
  ];
}
