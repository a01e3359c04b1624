import { useLocalePath } from "~/i18n/use-locale-path";
import { paths } from "~/paths";
import { Image } from "~/ui/image";
import { Money } from "~/ui/money";
import { Time } from "~/ui/time";
import type { LiveWin } from "./home-blocks";

export function LiveWins({ wins }: { wins: LiveWin[] }) {
  const localePath = useLocalePath();
  return (
    <ol className="win-list">
      {wins.map(({ player, amount, at, game }) => (
        <li key={`${at} ${player} ${game?.sysname}`} className="win">
          <Image preset="thumb" src={game?.image} alt="" fallbackLabel="" className="win-picture" />
          <span className="min-w-0 flex-1">
            {game && (
              <a className="win-game" dir="auto" href={localePath(paths.game(game.sysname))}>
                {game.name}
              </a>
            )}
            <span className="flex gap-2 text-xs text-muted">
              <bdi className="truncate">{player}</bdi>
              <Time value={at} mode="time" />
            </span>
          </span>
          <Money value={amount} className="text-sm font-semibold text-positive" />
        </li>
      ))}
    </ol>
  );
}
