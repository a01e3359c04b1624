import type { AppContext } from "~/context";
import { ignoreRejection } from "~/ignore-rejection";
import { settleSection } from "~/shell/page-section";
import type { GameSummary } from "../game-summary";
import type { PlayerMarks } from "./player-marks";

export type PlayerMarksContext = Pick<AppContext, "platform" | "player" | "isPartial" | "runsScript">;

const noMarks: PlayerMarks = { freeSpins: new Map() };
/** Hearts that add, until `lateMarks` come: the platform takes the same wish as often as it is sent (contract 3.7). */
const marksToCome: PlayerMarks = { likes: [], freeSpins: new Map() };

/** What cards are written with. A page may have as many lists as it likes: equal reads of one request are one call. */
export async function readPlayerMarks(context: PlayerMarksContext): Promise<PlayerMarks> {
  const player = await context.player();
  if (player.kind !== "player") return noMarks;
  return context.runsScript ? marksToCome : readMarks(context);
}

/**
 * The one value that brings a page's marks after it: for `FavouriteForms`. Nothing where the cards bear them. Begun
 * first of all by the loader.
 */
export function lateMarks(context: PlayerMarksContext): Promise<PlayerMarks> | undefined {
  if (!context.runsScript) return undefined;
  const read = context.player().then(({ kind }) => (kind === "player" ? readMarks(context) : noMarks));
  return ignoreRejection(read.catch(() => noMarks));
}

async function readMarks(context: PlayerMarksContext): Promise<PlayerMarks> {
  const [likes, packs] = await Promise.all([
    settleSection(context, context.platform.call("games.getLikes")),
    settleSection(context, context.platform.call("freespins.get")),
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
