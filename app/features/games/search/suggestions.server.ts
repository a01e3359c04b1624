import type { PageContext } from "~/context/app-context";
import { settleSection } from "~/shell/sections/page-section";
import { promptPart } from "~/upstream/optional-part.server";
import type { GameSummary } from "../game-summary";
import { findGames } from "../games.server";
import { nearGames } from "./near-names.server";

/** Games offered where a search found nothing. */
export interface Suggestions {
  /** The search that resembles these games' names; absent for popular games. */
  near?: string;
  games: GameSummary[];
}

const GAMES_SUGGESTED = 6;

/** Games with similar names, else the popular ones; empty if these cannot be read. */
export async function suggestGames(context: PageContext, search: string): Promise<Suggestions> {
  const near = await promptPart(context, settleSection(context, findNear(context, search)), { ok: false });
  if (near.ok && near.value.length > 0) return { near: search, games: near.value };
  const popular = await settleSection(context, listPopular(context, GAMES_SUGGESTED));
  return { games: popular.ok ? popular.value : [] };
}

async function findNear(context: PageContext, search: string): Promise<GameSummary[]> {
  const sysnames = (await nearGames(context, search)).slice(0, GAMES_SUGGESTED);
  return sysnames.length > 0 ? (await findGames(context, { sysnames, count: GAMES_SUGGESTED })).games : [];
}

/** The operator's selection (docs/contract.md#4.2), and the most played games after it. */
export async function listPopular(context: PageContext, count: number): Promise<GameSummary[]> {
  const sysnames = (await context.content.config()).search.popularSysnames.slice(0, count);
  const [chosen, played] = await Promise.all([
    sysnames.length > 0 ? findGames(context, { sysnames, count }) : undefined,
    sysnames.length < count ? findGames(context, { sort: "-popularity", count }) : undefined,
  ]);
  const games = [...(chosen?.games ?? []), ...(played?.games ?? [])];
  return [...new Map(games.map((game) => [game.sysname, game])).values()].slice(0, count);
}
