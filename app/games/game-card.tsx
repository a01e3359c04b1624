import type { ReactNode } from "react";
import { Image } from "~/ui/images/image";
import type { VirtualItemProps } from "~/ui/lists/virtual-list";
import { heartAttributes } from "./favourites/favourites";
import type { GameBadge, GameSummary } from "./game-summary";

/** Texts translated once for a whole list, because a card calls no hook. */
export interface CardWords {
  badges: Record<GameBadge, string>;
  demo: string;
  demoOf: (game: string) => string;
  favouriteOf: (game: string) => string;
  freeSpins: (count: number) => string;
}

interface GameCardProps {
  as: "li" | "div";
  game: GameSummary;
  href: string;
  demoHref: string | undefined;
  words: CardWords;
  /** Fragment id, set on the first card of a further page. */
  id?: string | undefined;
  /** Whether the picture is loaded eagerly: for cards visible without scrolling. */
  isEager: boolean;
  /** Attributes from the virtual list. */
  attributes?: VirtualItemProps | undefined;
}

/**
 * One card of a list. Its markup is flat because cards dominate the server's render time. When the picture is missing
 * its placeholder shows the name.
 */
export function GameCard({
  as: Card,
  game,
  href,
  demoHref,
  words,
  id,
  isEager,
  attributes,
}: GameCardProps): ReactNode {
  return (
    <Card className="game-card" id={id} {...attributes}>
      <a className="game-card-link" href={href}>
        {Image({
          preset: "card",
          src: game.image,
          alt: "",
          fallbackLabel: game.name,
          loading: isEager ? "eager" : "lazy",
        })}
        <span className="game-card-name" dir="auto">
          {game.name}
        </span>
      </a>
      <span className="game-card-provider">{game.provider}</span>
      {(game.freeSpins || game.badge) && (
        <span className="game-card-badge" data-badge={game.freeSpins ? "spins" : game.badge}>
          {game.freeSpins ? words.freeSpins(game.freeSpins) : game.badge && words.badges[game.badge]}
        </span>
      )}
      {demoHref && (
        <a className="game-card-demo" href={demoHref} aria-label={words.demoOf(game.name)} rel="nofollow">
          {words.demo}
        </a>
      )}
      {game.isLiked !== undefined && (
        <button
          className="heart game-card-heart"
          name="sysname"
          value={game.sysname}
          aria-label={words.favouriteOf(game.name)}
          {...heartAttributes(game.isLiked)}
        />
      )}
    </Card>
  );
}
