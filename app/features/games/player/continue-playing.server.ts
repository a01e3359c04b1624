import { hasFeatureOf } from "~/content/config/features";
import type { PageContext } from "~/context/app-context";
import { settleSection } from "~/shell/sections/page-section";
import { partBeforeRest } from "~/upstream/optional-part.server";
import type { GameSummary } from "../game-summary";
import { listGames } from "../games.server";
import { ownLists, PLAYED } from "./own-lists";
import { readPlayed } from "./own-lists.server";

const GAMES_SHOWN = 12;
/** Usually enough for twelve different games with several rounds each. */
const ROUNDS_READ = 60;

/** The games a player played last, newest first; empty for visitors, on failure, and where they are late. */
export async function listContinued(context: PageContext): Promise<GameSummary[]> {
  const [player, config] = await Promise.all([context.player(), context.content.config()]);
  if (player.kind !== "player" || !hasFeatureOf(config)(ownLists[PLAYED].feature)) return [];
  const games = await partBeforeRest(context, settleSection(context, readContinued(context)), { ok: false });
  return games.ok ? games.value : [];
}

async function readContinued(context: PageContext): Promise<GameSummary[]> {
  const sysnames = (await readPlayed(context, ROUNDS_READ, { outlives: true })).slice(0, GAMES_SHOWN);
  if (sysnames.length === 0) return [];
  return (await listGames(context, { sysnames, count: GAMES_SHOWN })).games;
}
