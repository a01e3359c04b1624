import type { PageContext } from "~/context/app-context";
import { settleSection } from "~/shell/sections/page-section";
import { ignoreRejection } from "~/upstream/ignore-rejection";
import type { GameSummary } from "../game-summary";
import type { PlayerMarks } from "./player-marks";

const noMarks: PlayerMarks = { freeSpins: [] };
/** Empty hearts until those of `deferPlayerMarks()` arrive: adding a favourite twice is harmless (docs/contract.md#3.7). */
const marksToCome: PlayerMarks = { likes: [], freeSpins: [] };

/** Marks for the server's render of cards; repeated reads within one request are deduplicated. */
export async function readPlayerMarks(context: PageContext): Promise<PlayerMarks> {
  if (context.sharedFor) return marksToCome;
  const player = await context.player();
  if (player.kind !== "player") return noMarks;
  return context.runsScript ? marksToCome : readMarks(context);
}

/**
 * Marks streamed after the page, for `FavouriteForms`; undefined for browsers without script, whose cards contain
 * them. Loaders call it first, so that the reads start early. Never rejects.
 */
export function deferPlayerMarks(context: PageContext): Promise<PlayerMarks> | undefined {
  if (!context.runsScript) return undefined;
  const read = context.player().then(({ kind }) => (kind === "player" ? readMarks(context) : noMarks));
  return ignoreRejection(read.catch(() => noMarks));
}

async function readMarks(context: PageContext): Promise<PlayerMarks> {
  const [likes, packs] = await Promise.all([
    settleSection(context, context.platform.call("games.getLikes", {}, { recent: true })),
    settleSection(context, context.platform.call("freespins.get", {}, { recent: true })),
  ]);
  const freeSpins = new Map<string, number>();
  for (const { game, remaining_count } of packs.ok ? packs.value.items : []) {
    if (remaining_count > 0)
      freeSpins.set(game.sysname, (freeSpins.get(game.sysname) ?? 0) + remaining_count);
  }
  return { likes: likes.ok ? likes.value : undefined, freeSpins: [...freeSpins] };
}

export function markGame(game: GameSummary, { likes, freeSpins }: PlayerMarks): GameSummary {
  const spins = freeSpins.find(([sysname]) => sysname === game.sysname)?.[1];
  return {
    ...game,
    ...(likes && { isLiked: likes.includes(game.sysname) }),
    ...(spins && { freeSpins: spins }),
  };
}
