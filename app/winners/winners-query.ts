/** Which list: wins as they happen, players by what they won in all, the biggest single wins, the jackpots. */
export const winnerTabs = ["live", "ranking", "top", "jackpots"] as const;
export type WinnerTab = (typeof winnerTabs)[number];

/** Contract 3.8. */
export const periods = ["day", "week", "month"] as const;
type Period = (typeof periods)[number];
const USUAL_PERIOD: Period = "week";

export interface WinnersQuery {
  tab: WinnerTab;
  /** Of a ranking; the others have none. */
  period: Period;
}

/** Whether a list is one of a period. */
export function hasPeriods(tab: WinnerTab): boolean {
  return tab === "ranking" || tab === "top";
}

/** Reads the address; what is not known is the default. */
export function parseWinnersQuery(params: URLSearchParams): WinnersQuery {
  return {
    tab: winnerTabs.find((tab) => tab === params.get("tab")) ?? winnerTabs[0],
    period: periods.find((period) => period === params.get("period")) ?? USUAL_PERIOD,
  };
}

/** The query of a list without what goes without saying, as addresses bear it. */
export function winnersAddress({ tab, period }: WinnersQuery): { tab?: string; period?: string } {
  return {
    tab: tab === winnerTabs[0] ? undefined : tab,
    period: !hasPeriods(tab) || period === USUAL_PERIOD ? undefined : period,
  };
}
