import { useNow } from "~/browser/runtime/time/use-now";
import type { TournamentCard } from "~/features/tournaments/tournament-card";
import { TournamentTile } from "~/features/tournaments/tournament-tile";
import { useLiveTournaments } from "~/features/tournaments/use-live-tournaments";
import { Carousel } from "~/ui/lists/carousel";

interface TournamentListProps {
  label: string;
  tournaments: TournamentCard[];
  /** The server's time in milliseconds. */
  now: number;
}

export function TournamentList({ label, tournaments: loaded, now: serverNow }: TournamentListProps) {
  const tournaments = useLiveTournaments(loaded);
  const now = useNow(serverNow);
  return (
    <div className="tile-row" data-platform="">
      <Carousel label={label}>
        {tournaments.map((tournament) => (
          <TournamentTile key={tournament.id} tournament={tournament} now={now} hasWay={false} />
        ))}
      </Carousel>
    </div>
  );
}
