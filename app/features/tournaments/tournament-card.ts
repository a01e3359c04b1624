import type { Money, Tournament } from "~/platform/entities/common";

export type TournamentStatus = Tournament["status"];

/** A tournament as lists show it. */
export interface TournamentCard {
  id: string;
  status: TournamentStatus;
  title: string;
  image?: string;
  prize: Money;
  players?: number;
  /** How many games count. */
  games?: number;
  /** ISO 8601, like `endsAt`. */
  startsAt: string;
  endsAt: string;
  /** The player takes part. */
  isJoined: boolean;
  /** The way in that the list offers: the form, or for a visitor the sign-in. */
  way?: "join" | "signIn";
}

export function toTournamentCard(tournament: Tournament): TournamentCard {
  const {
    id,
    status,
    description,
    image_url,
    total_prize,
    total_participants,
    games_count,
    start_at,
    end_at,
  } = tournament;
  return {
    id,
    status,
    title: description.title,
    image: description.image_url ?? image_url,
    prize: total_prize,
    players: total_participants,
    games: games_count,
    startsAt: start_at,
    endsAt: end_at,
    isJoined: tournament.user_info?.is_participant === true,
  };
}
