import type { PageContext } from "~/context";
import type { Game } from "~/platform/entities/common";
import type { GameSummary } from "../game-summary";
import { listGames } from "../games.server";

const SHOWN = 12;

/** Games of the same provider or with the same tags; those that match both come first. */
export async function listRecommended(context: PageContext, game: Game): Promise<GameSummary[]> {
  // One more than shown: the game itself may be among them.
  const count = SHOWN + 1;
  const lists = await Promise.all([
    listGames(context, { providers: [game.provider], count }),
    game.tags.length > 0 ? listGames(context, { tags: game.tags, count }) : { games: [] },
  ]);
  const found = new Map(lists.flatMap(({ games }) => games.map((one) => [one.sysname, one] as const)));
  found.delete(game.sysname);
  const likeness = ({ sysname }: GameSummary) =>
    lists.filter(({ games }) => games.some((one) => one.sysname === sysname)).length;
  return [...found.values()].sort((a, b) => likeness(b) - likeness(a)).slice(0, SHOWN);
}
