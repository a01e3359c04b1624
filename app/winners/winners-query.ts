/** Which list: wins as they happen, players by what they won in all, the biggest single wins. */
export const winnerTabs = ["live", "ranking", "top"] as const;
export type WinnerTab = (typeof winnerTabs)[number];

/** Contract 3.8. */
export const periods = ["day", "week", "month"] as const;
type Period = (typeof periods)[number];
const USUAL_PERIOD: Period = "week";

export interface WinnersQuery {
  tab: WinnerTab;
  /** Of a ranking; live wins have none. */
  period: Period;
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
    period: tab === winnerTabs[0] || period === USUAL_PERIOD ? undefined : period,
  };
}
