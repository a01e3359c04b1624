import type { Money } from "~/platform/entities/money";
import type { Tournament } from "~/platform/entities/tournaments";

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
  /** The player's own, once they have points. */
  place?: number;
  /** The way in that the list offers: the form, for a visitor the sign-in, or what a player has to do before. */
  way?: "join" | "signIn" | "qualify";
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
    place: tournament.user_info?.place,
  };
}
