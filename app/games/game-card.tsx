import type { Translate } from "~/i18n/translator";
import { Image } from "~/ui/images/image";
import { heartAttributes } from "./favourites/favourites";
import type { GameBadge, GameSummary } from "./game-summary";

interface GameCardProps {
  game: GameSummary;
  href: string;
  demoHref: string | undefined;
  t: Translate;
  /** Whether the picture is loaded eagerly: for cards visible without scrolling. */
  isEager: boolean;
  /** The one that stands out of its row. */
  isLarge: boolean;
  /** What the platform states of the game, in words. */
  facts: readonly string[];
}

const badgeWords = {
  new: "games.card.new",
  top: "games.card.top",
  jackpot: "games.card.jackpot",
} as const satisfies Record<GameBadge, string>;

/** What is in a card of a list. When the picture is missing its placeholder shows the name. */
export function GameCard({ game, href, demoHref, t, isEager, isLarge, facts }: GameCardProps) {
  return (
    <>
      <a className="game-card-link" href={href}>
        <Image
          preset={isLarge ? "cardLarge" : "card"}
          src={game.image}
          alt=""
          fallbackLabel={game.name}
          loading={isEager ? "eager" : "lazy"}
        />
        <span className="game-card-name" dir="auto">
          {game.name}
        </span>
      </a>
      <span className="game-card-provider">{game.provider}</span>
      {facts.length > 0 && (
        <span className="game-card-facts">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
      )}
      {(game.freeSpins || game.badge) && (
        <span className="game-card-badge" data-badge={game.freeSpins ? "spins" : game.badge}>
          {game.freeSpins
            ? t("games.card.freeSpins", { count: game.freeSpins })
            : game.badge && t(badgeWords[game.badge])}
        </span>
      )}
      {demoHref && (
        <a
          className="game-card-demo"
          href={demoHref}
          aria-label={t("games.card.demoOf", { game: game.name })}
          rel="nofollow"
        >
          {t("games.card.demo")}
        </a>
      )}
      {game.isLiked !== undefined && (
        <button
          className="heart game-card-heart"
          name="sysname"
          value={game.sysname}
          aria-label={t("games.favourites.of", { game: game.name })}
          {...heartAttributes(game.isLiked)}
        />
      )}
    </>
  );
}
