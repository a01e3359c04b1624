import type { JackpotCard } from "~/jackpots/jackpot-card";
import { JackpotTile } from "~/jackpots/jackpot-tile";
import { useLiveJackpots } from "~/jackpots/use-live-jackpots";
import { Carousel } from "~/ui/lists/carousel";

export function JackpotList({ label, jackpots: loaded }: { label: string; jackpots: JackpotCard[] }) {
  const jackpots = useLiveJackpots(loaded);
  return (
    <div className="tile-row tile-row-filled">
      <Carousel label={label}>
        {jackpots.map((jackpot) => (
          <JackpotTile key={jackpot.id} jackpot={jackpot} />
        ))}
      </Carousel>
    </div>
  );
}
