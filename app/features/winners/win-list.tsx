import { useLocalePath } from "~/i18n/use-locale-path";
import { paths } from "~/routing/paths";
import { Money } from "~/ui/format/money";
import { Time } from "~/ui/format/time";
import { Image } from "~/ui/images/image";
import type { Win } from "./win";

interface WinListProps {
  wins: readonly (Win & { level?: string })[];
  /** One line, which scrolls horizontally. */
  isLine?: boolean;
  /** How the time of a win is shown: as a time of day for the latest ones. */
  momentMode?: "time" | "date";
  /** Title of a row: the game of a win, or the player in a ranking. */
  subject?: "game" | "player";
  /** All are of one game, whose name is not repeated. */
  isOfOneGame?: boolean;
}

/** Wins with their games, and their place or jackpot level where they have one. */
export function WinList(props: WinListProps) {
  const { wins, isLine = false, momentMode = "time", subject = "game", isOfOneGame = false } = props;
  const localePath = useLocalePath();
  const gameLink = ({ game }: Win, className: string) =>
    game && (
      <a className={className} dir="auto" href={localePath(paths.game(game.sysname))}>
        {game.name}
      </a>
    );
  return (
    <ol className={isLine ? "win-line scroller" : "win-list"}>
      {wins.map((win) => (
        <li key={`${win.at} ${win.player} ${win.game?.sysname}`} className="win">
          {win.place !== undefined && <span className="win-place">{win.place}</span>}
          {!isOfOneGame && (
            <Image preset="thumb" src={win.game?.image} alt="" fallbackLabel="" className="win-picture" />
          )}
          {subject === "player" ? (
            <span className="win-text">
              <bdi className="win-title">{win.player}</bdi>
              <span className="win-facts">
                {isOfOneGame ? (
                  <Time value={win.at} mode={momentMode} />
                ) : (
                  gameLink(win, "truncate hover:underline")
                )}
              </span>
            </span>
          ) : (
            <span className="win-text">
              {gameLink(win, "win-title")}
              <span className="win-facts">
                <bdi className="truncate">{win.player}</bdi>
                <Time value={win.at} mode={momentMode} />
              </span>
            </span>
          )}
          <span className="win-amount">
            <Money value={win.amount} />
            {win.level}
          </span>
        </li>
      ))}
    </ol>
  );
}
