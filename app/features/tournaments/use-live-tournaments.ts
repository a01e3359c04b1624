import { useLive } from "~/features/live/use-live";
import type { TournamentCard } from "./tournament-card";

/** Returns the loaded tournaments with their latest figures. Stops updating when all are finished. */
export function useLiveTournaments(loaded: TournamentCard[]): TournamentCard[] {
  const figures = useLive(
    "tournaments",
    loaded,
    loaded.some(({ status }) => status !== "finished"),
  );
  return figures ? loaded.map((tournament) => ({ ...tournament, ...figures[tournament.id] })) : loaded;
}
