import type { GameRound } from "~/platform/entities/play";

export const BETS_ON_PAGE = 20;

/** A game round, or a sports bet, in the player's history. */
export interface Round
  extends Pick<GameRound, "id" | "type" | "status" | "bet" | "win" | "details" | "odds" | "legs"> {
  at?: string;
  game?: { sysname: string; name: string; image?: string };
}

export function toRound({
  id,
  type,
  created_at: at,
  game,
  bet,
  win,
  status,
  details,
  odds,
  legs,
}: GameRound): Round {
  const shown = game && { sysname: game.sysname, name: game.name, image: game.image_url };
  return { id, type, at, game: shown, bet, win, status, details, odds, legs };
}
