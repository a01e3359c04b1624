import type { HTMLAttributes } from "react";
import type { Fragment } from "~/browser/served-html/fragment";
import { ServedHtml } from "~/browser/served-html/served-html";
import type { AddedCard } from "./game-cards.server";

interface GameGridProps {
  /** Of `showGrid()`. */
  cards?: Fragment | undefined;
  /** What a script has added. */
  added?: readonly AddedCard[];
}

/** Cards in a grid. Added cards are a list of their own in the same grid, so that those shown stay untouched. */
export function GameGrid({ cards, added = [] }: GameGridProps) {
  return (
    <div className="game-grid">
      {/* Their cards are cells of the grid. Without the role Safari takes a list without a box for none. */}
      {cards && <ServedHtml as="ul" role="list" className="contents" fragment={cards} />}
      {added.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: as above
        <ul role="list" className="contents">
          {added.map((card) => (
            <CardItem key={card.sysname} card={card} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** A card that a script shows. */
export function CardItem({ card, ...attributes }: { card: AddedCard } & HTMLAttributes<HTMLElement>) {
  const fragment = { id: card.html, html: card.html };
  return <ServedHtml as="li" className="game-card" fragment={fragment} {...attributes} />;
}
