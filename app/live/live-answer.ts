import type { JackpotCard } from "~/jackpots/jackpot-card";
import type { TournamentCard } from "~/tournaments/tournament-card";
import type { Win } from "~/winners/win";

/** Numbers that move while a page is looked at. */
export const liveParts = ["jackpots", "wins", "tournaments"] as const;
export type LivePart = (typeof liveParts)[number];

/** Between two reads, of a browser and of the platform: milliseconds. */
export const LIVE_INTERVAL_MS = 15_000;

/** What the live route answers; a part is absent that was not asked for, or could not be read. */
export interface LiveAnswer {
  /** By their ids. */
  jackpots?: Record<string, Pick<JackpotCard, "total" | "levels" | "lastWin">>;
  /** The latest first, as many as any page shows. */
  wins?: Win[];
  tournaments?: Record<string, Pick<TournamentCard, "status" | "startsAt" | "endsAt" | "prize" | "players">>;
}
