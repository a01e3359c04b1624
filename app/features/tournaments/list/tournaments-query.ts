import { pageParam, parsePage } from "~/shell/paging/paging";
import type { TournamentStatus } from "../tournament-card";

/** In the order of the platform's own list (docs/contract.md#3.12). */
export const tournamentStatuses = ["active", "future", "finished"] as const satisfies TournamentStatus[];

export interface TournamentsQuery {
  status: TournamentStatus | "all";
  page: number;
}

/** The groups that the operator shows. */
export function shownStatuses({ showFinished }: { showFinished: boolean }): TournamentStatus[] {
  return tournamentStatuses.filter((status) => showFinished || status !== "finished");
}

/** Parses the query; an unknown status shows every group. */
export function parseTournamentsQuery(
  params: URLSearchParams,
  shown: readonly TournamentStatus[],
): TournamentsQuery {
  const status = shown.find((one) => one === params.get("status"));
  return status ? { status, page: parsePage(params.get("page")) } : { status: "all", page: 1 };
}

/** Returns the query parameters without defaults. */
export function tournamentsAddress({ status, page }: TournamentsQuery): { status?: string; page?: string } {
  return { status: status === "all" ? undefined : status, ...pageParam(page) };
}
