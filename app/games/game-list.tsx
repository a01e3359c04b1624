import type { HTMLAttributes, MouseEvent } from "react";
import type { Piece } from "~/pieces/piece";
import { usePiece } from "~/pieces/use-piece";
import { useTrustedHtml } from "~/runtime/document/trusted-html";
import type { AddedCard } from "./game-cards.server";

interface GameGridProps {
  /** Of `showGrid()`. */
  cards?: Piece | undefined;
  /** What a script has added. */
  added?: readonly AddedCard[];
}

/** Cards in a grid. Added cards are a list of their own in the same grid, so that those shown stay untouched. */
export function GameGrid({ cards, added = [] }: GameGridProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only taps need it; focus shows both links to a keyboard.
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is interacted with.
    <div className="game-grid" onClick={showLinksOnTap}>
      {cards && <ServedCards cards={cards} />}
      {added.length > 0 && (
        <CardList>
          {added.map((card) => (
            <CardItem key={card.sysname} card={card} />
          ))}
        </CardList>
      )}
    </div>
  );
}

function ServedCards({ cards }: { cards: Piece }) {
  return <CardList {...usePiece(cards)} />;
}

/** Its cards are cells of the grid around it. */
function CardList(attributes: HTMLAttributes<HTMLUListElement>) {
  // biome-ignore lint/a11y/noRedundantRoles: without it Safari takes a list without a box for none
  return <ul role="list" className="contents" {...attributes} />;
}

/** A card that a script shows. */
export function CardItem({ card, ...attributes }: { card: AddedCard } & HTMLAttributes<HTMLLIElement>) {
  const html = useTrustedHtml(card.html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by game-cards.server.tsx, where React escaped every text
  return <li className="game-card" {...attributes} dangerouslySetInnerHTML={html} />;
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
