import type { GameSummary } from "../game-summary";

/** Merges two reads of a list: each game once, with its latest data, in the order first shown. */
export function joinGames(
  shown: readonly GameSummary[],
  fresh: readonly GameSummary[],
): readonly GameSummary[] {
  const latest = new Map([...shown, ...fresh].map((game) => [game.sysname, game]));
  return [...latest.values()];
}
