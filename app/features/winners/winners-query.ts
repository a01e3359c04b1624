/** Lists: the latest wins, players by total winnings, the biggest single wins, the jackpots. */
export const winnerTabs = ["live", "ranking", "top", "jackpots"] as const;
export type WinnerTab = (typeof winnerTabs)[number];

/** docs/contract.md#3.8. */
export const periods = ["day", "week", "month"] as const;
type Period = (typeof periods)[number];
const USUAL_PERIOD: Period = "week";

export interface WinnersQuery {
  tab: WinnerTab;
  /** Ignored by lists without periods. */
  period: Period;
}

/** Whether a list has periods. */
export function hasPeriods(tab: WinnerTab): boolean {
  return tab === "ranking" || tab === "top";
}

/** Parses the query; unknown values become the default. */
export function parseWinnersQuery(params: URLSearchParams): WinnersQuery {
  return {
    tab: winnerTabs.find((tab) => tab === params.get("tab")) ?? winnerTabs[0],
    period: periods.find((period) => period === params.get("period")) ?? USUAL_PERIOD,
  };
}

/** Returns the query parameters without defaults. */
export function winnersAddress({ tab, period }: WinnersQuery): { tab?: string; period?: string } {
  return {
    tab: tab === winnerTabs[0] ? undefined : tab,
    period: !hasPeriods(tab) || period === USUAL_PERIOD ? undefined : period,
  };
}
