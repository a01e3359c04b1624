import { useMemo } from "react";
import { useFragmentHtml } from "~/browser/served-html/served-html";
import { VirtualList } from "~/ui/lists/virtual-list";
import { CardItem } from "../game-list";
import { cardsIn, type ShownCards } from "./shown-cards";

/** Virtualised grid for long lists: only cards near the viewport are in the document. */
export function LongGameGrid({ cards, added }: ShownCards) {
  const served = useFragmentHtml(cards);
  const items = useMemo(() => [...cardsIn(served), ...added], [served, added]);
  return (
    <VirtualList
      items={items}
      className="game-grid"
      renderItem={(card, attributes) => <CardItem key={card.sysname} card={card} {...attributes} />}
    />
  );
}
