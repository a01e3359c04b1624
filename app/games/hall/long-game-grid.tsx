import { VirtualList } from "~/ui/lists/virtual-list";
import { likedNow } from "../favourites/favourites";
import { showLinksOnTap, useGameCard } from "../game-list";
import type { GameSummary } from "../game-summary";

/** Virtualised grid for long lists: only cards near the viewport are in the document. */
export function LongGameGrid({ games }: { games: readonly GameSummary[] }) {
  const card = useGameCard("li");
  return (
    <VirtualList
      items={games}
      className="game-grid"
      onClick={showLinksOnTap}
      renderItem={(game, attributes) => card(withCurrentLike(game), { attributes })}
    />
  );
}

/** Restores the heart's current state when a card is mounted again. */
function withCurrentLike(game: GameSummary): GameSummary {
  const isLiked = game.isLiked === undefined ? undefined : likedNow(game.sysname);
  return isLiked === undefined ? game : { ...game, isLiked };
}
