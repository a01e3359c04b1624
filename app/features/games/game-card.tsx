import type { Translate } from "~/i18n/translator";
import { Image } from "~/ui/images/image";
import { heartAttributes } from "./favourites/favourites";
import type { GameBadge, GameSummary } from "./game-summary";
import { MarkedName } from "./search/marked-name";
import type { MatchedName } from "./search/search-text";

interface GameCardProps {
  game: GameSummary;
  /** Of the game and its provider; parted where they have what was searched for. */
  name: string | MatchedName;
  provider: string | MatchedName;
  href: string;
  demoHref: string | undefined;
  t: Translate;
  /** Whether the picture is loaded eagerly: for cards visible without scrolling. */
  isEager: boolean;
  /** The large card of its row. */
  isLarge: boolean;
  /** What the platform states of the game, in words. */
  facts: readonly string[];
}

const badgeWords = {
  new: "games.card.new",
  top: "games.card.top",
  jackpot: "games.card.jackpot",
} as const satisfies Record<GameBadge, string>;

/**
 * What is in a card of a list (`games.css` knows its parts by their elements: a page has them many times). When the
 * picture is missing its placeholder shows the name.
 */
export function GameCard({
  game,
  name,
  provider,
  href,
  demoHref,
  t,
  isEager,
  isLarge,
  facts,
}: GameCardProps) {
  // Only where the address does not end with it: the sportsbook's card leads to its own page.
  const sysname = href.endsWith(`/${encodeURIComponent(game.sysname)}`) ? undefined : game.sysname;
  return (
    <>
      <a href={href} data-sysname={sysname}>
        <Image
          preset={isLarge ? "cardLarge" : "card"}
          src={game.image}
          alt=""
          fallbackLabel={game.name}
          loading={isEager ? "eager" : "lazy"}
        />
        <b dir="auto">
          <MarkedName name={name} />
        </b>
      </a>
      <small>
        <MarkedName name={provider} />
      </small>
      {facts.length > 0 && (
        <span>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
      )}
      {(game.freeSpins || game.badge) && (
        <i data-badge={game.freeSpins ? "spins" : game.badge}>
          {game.freeSpins
            ? t("games.card.freeSpins", { count: game.freeSpins })
            : game.badge && t(badgeWords[game.badge])}
        </i>
      )}
      {demoHref && (
        <a href={demoHref} aria-label={t("games.card.demoOf", { game: game.name })} rel="nofollow">
          {t("games.card.demo")}
        </a>
      )}
      {game.isLiked !== undefined && (
        <button
          className="heart"
          name="sysname"
          value={game.sysname}
          aria-label={t("games.favourites.of", { game: game.name })}
          {...heartAttributes(game.isLiked)}
        />
      )}
    </>
  );
}
