import type { AppContext } from "~/context";
import { block } from "../block";
import type { GameSummary } from "../game-summary";

/** What game cards say to one player alone. */
export interface PlayerMarks {
  /** Sysnames, newest first; absent when they did not come, and then no card claims anything. */
  likes?: readonly string[];
  /** Sysname → spins left in the player's packs. */
  freeSpins: ReadonlyMap<string, number>;
}

export type PlayerMarksContext = Pick<AppContext, "platform" | "player" | "isPartial">;

const noMarks: PlayerMarks = { freeSpins: new Map() };

/** A page may ask for as many lists as it likes: equal reads of one request are one call. */
export async function readPlayerMarks(context: PlayerMarksContext): Promise<PlayerMarks> {
  const player = await context.player();
  if (player.kind !== "player") return noMarks;
  const [likes, packs] = await Promise.all([
    block(context, context.platform.call("games.getLikes")),
    block(context, context.platform.call("freespins.get")),
  ]);
  const freeSpins = new Map<string, number>();
  for (const { game, remaining_count } of packs.ok ? packs.value.items : []) {
    if (remaining_count > 0)
      freeSpins.set(game.sysname, (freeSpins.get(game.sysname) ?? 0) + remaining_count);
  }
  return { likes: likes.ok ? likes.value : undefined, freeSpins };
}

export function markGame(game: GameSummary, { likes, freeSpins }: PlayerMarks): GameSummary {
  const spins = freeSpins.get(game.sysname);
  return {
    ...game,
    ...(likes && { isLiked: likes.includes(game.sysname) }),
    ...(spins && { freeSpins: spins }),
  };
}
