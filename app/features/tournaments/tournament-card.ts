import type { Money } from "~/platform/entities/money";
import type { Tournament } from "~/platform/entities/tournaments";
import type { EntryReason } from "./page/entry";

export type TournamentStatus = Tournament["status"];

/** A player's points in a tournament that runs, and those of the next who is ahead of them. */
export interface Race {
  points: number;
  ahead: { place: number; points: number };
}

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
  race?: Race;
  /** The way in that the list offers: the form, for a visitor the sign-in, or what a player has to do before. */
  way?: "join" | "signIn" | "qualify";
  /** What a player lacks who may not join. */
  need?: EntryReason;
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
    ...(status === "active" && { race: raceOf(tournament) }),
  };
}

/** Undefined if no named player is ahead. */
function raceOf({ user_info: own, winners }: Tournament): Race | undefined {
  if (!own?.is_participant || own.points === undefined) return undefined;
  const points = own.points;
  const ahead = winners.findLast((one) => one.points !== undefined && one.points > points);
  return ahead?.points === undefined
    ? undefined
    : { points, ahead: { place: ahead.place, points: ahead.points } };
}
