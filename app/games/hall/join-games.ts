import type { GameSummary } from "../game-summary";

/** A list and what was read of it since: each game once, as it was read last, in the order it was first shown in. */
export function joinGames(
  shown: readonly GameSummary[],
  fresh: readonly GameSummary[],
): readonly GameSummary[] {
  const latest = new Map([...shown, ...fresh].map((game) => [game.sysname, game]));
  return [...latest.values()];
}
