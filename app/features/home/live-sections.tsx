import { GrowingAmount } from "~/features/jackpots/growing-amount";
import type { JackpotCard } from "~/features/jackpots/jackpot-card";
import { JackpotTile } from "~/features/jackpots/jackpot-tile";
import { useLiveJackpots } from "~/features/jackpots/use-live-jackpots";
import { useLive } from "~/features/live/use-live";
import { biggestWins, type Win } from "~/features/winners/win";
import { WinList } from "~/features/winners/win-list";
import { useLocalePath } from "~/i18n/use-locale-path";
import { paths } from "~/routing/paths";
import { classes } from "~/ui/class-names";
import { Icon } from "~/ui/icons/icon";
import { Carousel } from "~/ui/lists/carousel";
import { WINS_SHOWN } from "./wins-shown";

// Parts of the home page that update by themselves; their code loads after the page.

/** Growing jackpots; their levels are on their own pages, so that all cards look alike here. */
export function JackpotList({ label, jackpots: loaded }: { label: string; jackpots: JackpotCard[] }) {
  const jackpots = useLiveJackpots(loaded);
  return (
    <div className="tile-row" data-platform="">
      <Carousel label={label}>
        {jackpots.map((jackpot) => (
          <JackpotTile key={jackpot.id} jackpot={{ ...jackpot, levels: [] }} />
        ))}
      </Carousel>
    </div>
  );
}

/** The largest jackpots beside the banners, each a link. */
export function LargestJackpots({ jackpots: loaded }: { jackpots: JackpotCard[] }) {
  const localePath = useLocalePath();
  return (
    <ul data-platform="">
      {useLiveJackpots(loaded).map(({ id, name, total }, index) => (
        <li key={id} className="grid border-t">
          <a className="grid content-center" href={localePath(paths.jackpot(id))}>
            <span className="flex items-center gap-2 text-muted text-sm">
              <Icon name="jackpot" className="size-4 text-accent-ink" />
              {name}
            </span>
            <GrowingAmount
              value={total}
              className={classes("font-bold text-accent-ink", index === 0 ? "text-xl" : "text-lg")}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The biggest of the latest wins, as they come. */
export function MovingWins({ loaded }: { loaded: Win[] }) {
  const wins = useLive("wins", loaded) ?? loaded;
  return <WinList wins={biggestWins(wins, WINS_SHOWN)} isLine />;
}
