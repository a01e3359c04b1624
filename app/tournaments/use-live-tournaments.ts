import { useLive } from "~/live/use-live";
import type { TournamentCard } from "./tournament-card";

/** Tournaments as the page came with them, then as they were last read. What is over moves no more. */
export function useLiveTournaments(loaded: TournamentCard[]): TournamentCard[] {
  const figures = useLive(
    "tournaments",
    loaded,
    loaded.some(({ status }) => status !== "finished"),
  );
  return figures ? loaded.map((tournament) => ({ ...tournament, ...figures[tournament.id] })) : loaded;
}
