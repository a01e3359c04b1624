import type { JackpotCard } from "~/jackpots/jackpot-card";
import { JackpotTile } from "~/jackpots/jackpot-tile";
import { useLiveJackpots } from "~/jackpots/use-live-jackpots";
import { useLive } from "~/live/use-live";
import { Carousel } from "~/ui/lists/carousel";
import { biggestWins, type Win } from "~/winners/win";
import { WinList } from "~/winners/win-list";
import { WINS_SHOWN } from "./wins-shown";

// What moves by itself on the home page: its code follows the page.

/** Jackpots that grow. */
export function JackpotList({ label, jackpots: loaded }: { label: string; jackpots: JackpotCard[] }) {
  const jackpots = useLiveJackpots(loaded);
  return (
    <div className="tile-row">
      <Carousel label={label}>
        {jackpots.map((jackpot) => (
          <JackpotTile key={jackpot.id} jackpot={jackpot} />
        ))}
      </Carousel>
    </div>
  );
}

/** The biggest of the latest wins, as they come. */
export function MovingWins({ loaded }: { loaded: Win[] }) {
  const wins = useLive("wins", loaded) ?? loaded;
  return <WinList wins={biggestWins(wins, WINS_SHOWN)} isLine />;
}
