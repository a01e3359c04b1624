import { VirtualList } from "~/ui/virtual-list";
import { likedNow } from "../favourites/favourites";
import { showLinksOnTap, useGameCard } from "../game-list";
import type { GameSummary } from "../game-summary";

/** More cards than a document should hold: only those near the window are in it. */
export function LongGameGrid({ games }: { games: readonly GameSummary[] }) {
  const card = useGameCard("li");
  return (
    <VirtualList
      items={games}
      className="game-grid"
      onClick={showLinksOnTap}
      renderItem={(game, attributes) => card(withTurnedHeart(game), { attributes })}
    />
  );
}

/** A card that comes back into the document shows what was done to its heart while it was there. */
function withTurnedHeart(game: GameSummary): GameSummary {
  const isLiked = game.isLiked === undefined ? undefined : likedNow(game.sysname);
  return isLiked === undefined ? game : { ...game, isLiked };
}
