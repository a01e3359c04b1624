import type { JackpotCard } from "~/features/jackpots/jackpot-card";
import type { TournamentCard } from "~/features/tournaments/tournament-card";
import type { Win } from "~/features/winners/win";

/** Data that is updated while a page is open. */
export const liveParts = ["jackpots", "wins", "tournaments"] as const;
export type LivePart = (typeof liveParts)[number];

/** Milliseconds between two reads, of a browser as well as of the platform. */
export const LIVE_INTERVAL_MS = 15_000;

/** The response of the live route; parts that were not requested or could not be read are absent. */
export interface LiveAnswer {
  /** By id. */
  jackpots?: Record<string, Pick<JackpotCard, "total" | "levels" | "lastWin">>;
  /** Latest first, at most as many as any page shows. */
  wins?: Win[];
  tournaments?: Record<string, Pick<TournamentCard, "status" | "startsAt" | "endsAt" | "prize" | "players">>;
}
