import type { JackpotCard } from "~/jackpots/jackpot-card";
import { JackpotTile } from "~/jackpots/jackpot-tile";
import { Carousel } from "~/ui/carousel";

export function JackpotList({ label, jackpots }: { label: string; jackpots: JackpotCard[] }) {
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
