import type { HTMLAttributes, MouseEvent } from "react";
import type { Fragment } from "~/fragments/fragment";
import { ServedHtml } from "~/fragments/served-html";
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: only taps need it; focus shows both links to a keyboard.
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is interacted with.
    <div className="game-grid" onClick={showLinksOnTap}>
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

/**
 * On touch screens the first tap on a card with a demo reveals both links, the second follows one. Without script the
 * demo link is always visible and the first tap follows.
 */
export function showLinksOnTap(event: MouseEvent<HTMLElement>) {
  if (!window.matchMedia("(hover: none)").matches) return;
  const link = (event.target as Element).closest(".game-card > :first-child");
  const card = link?.parentElement;
  if (!card || card.dataset.open !== undefined || !card.querySelector(":scope > [rel]")) return;
  event.preventDefault();
  for (const open of event.currentTarget.querySelectorAll<HTMLElement>("[data-open]"))
    delete open.dataset.open;
  card.dataset.open = "";
}
