import { useMemo } from "react";
import type { Piece } from "~/pieces/piece";
import { htmlOf } from "~/pieces/use-piece";
import { trustedHtml } from "~/runtime/document/trusted-html";
import { VirtualList } from "~/ui/lists/virtual-list";
import type { AddedCard } from "../game-cards.server";
import { CardItem, showLinksOnTap } from "../game-list";

/** Virtualised grid for long lists: only cards near the viewport are in the document. */
export function LongGameGrid({ cards, added }: { cards: Piece; added: readonly AddedCard[] }) {
  const items = useMemo(() => [...cardsIn(htmlOf(cards)), ...added], [cards, added]);
  return (
    <VirtualList
      items={items}
      className="game-grid"
      onClick={showLinksOnTap}
      renderItem={(card, attributes) => <CardItem key={card.sysname} card={card} {...attributes} />}
    />
  );
}

/** The cards of a grid's HTML. */
function cardsIn(html: string): AddedCard[] {
  const template = document.createElement("template");
  template.innerHTML = trustedHtml(html);
  return [...template.content.children].map((card) => {
    const path = card.querySelector(".game-card-link")?.getAttribute("href") ?? "";
    return { sysname: decodeURIComponent(path.slice(path.lastIndexOf("/") + 1)), html: card.innerHTML };
  });
}
