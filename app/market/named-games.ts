import type { GameRef } from "~/platform/entities/games";
import type { LeaderboardEntry } from "~/platform/entities/tournaments";
import type { MethodName, Reply } from "~/platform/methods/registry";
import type { PlatformClient } from "~/platform/platform-client";
import type { Market } from "./market-file";

type IsOpen = (sysname: string) => boolean;
type Rules = { [M in MethodName]?: (reply: Reply<M>, isOpen: IsOpen) => Reply<M> };

/** The longest list of sysnames in one call (docs/contract.md#3.7). */
const AT_ONCE = 300;

/** Wins stay, for a ranking has no gaps; only the game is not named. */
const wins = (list: LeaderboardEntry[], isOpen: IsOpen) => list.map((win) => unnamed(win, isOpen));

/** What is left of replies that name games without saying of what kind they are. */
const rules: Rules = {
  "games.getLikes": (list, isOpen) => list.filter(isOpen),
  "freespins.get": (page, isOpen) => ({
    ...page,
    items: page.items.filter(({ game }) => isOpen(game.sysname)),
  }),
  "leaderboard.get": wins,
  "leaderboard.live": wins,
  "leaderboard.top": wins,
  "Jackpots.get": (list, isOpen) =>
    list.map(({ last_win, ...jackpot }) => ({
      ...jackpot,
      games: jackpot.games.filter(isOpen),
      ...(last_win && { last_win: unnamed(last_win, isOpen) }),
    })),
  "Jackpots.getWinners": (page, isOpen) => ({
    ...page,
    items: page.items.map((win) => unnamed(win, isOpen)),
  }),
  // An offer for a hidden game is dropped: its words would name the game, too.
  "campaigns.getoffers": (list, isOpen) =>
    list.filter(({ promotions }) => promotions.every(({ game }) => !game || isOpen(game.sysname))),
};

/** Whether some games are hidden, so that a name alone does not say whether a game is open. */
export function hidesGames({ games: { hideJackpots, hideTags, hideTypes, sportsbook } }: Market): boolean {
  return hideJackpots || !sportsbook || hideTags.length + hideTypes.length > 0;
}

/** A reply that names no game which the market hides. */
export async function withOpenGames<T>(
  method: MethodName,
  reply: T,
  market: Market | undefined,
  call: PlatformClient["call"],
): Promise<T> {
  const rule = rules[method] as ((reply: T, isOpen: IsOpen) => T) | undefined;
  if (!rule || !market || !hidesGames(market)) return reply;
  const named = new Set<string>();
  rule(reply, (sysname) => {
    named.add(sysname);
    return true;
  });
  const open = await openGames([...named], call);
  return rule(reply, (sysname) => open.has(sysname));
}

/** Those of the games that the market leaves: the platform's list comes without what it hides. */
export async function openGames(
  sysnames: readonly string[],
  call: PlatformClient["call"],
): Promise<ReadonlySet<string>> {
  // In one order, so that equal questions share an answer.
  const requested = [...sysnames].sort();
  const parts = Array.from({ length: Math.ceil(requested.length / AT_ONCE) }, (_, index) =>
    requested.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
  const pages = await Promise.all(
    parts.map((part) => call("games.get", { options: { sysnames: part, count: part.length } })),
  );
  return new Set(pages.flatMap(({ items }) => items.map(({ sysname }) => sysname)));
}

function unnamed<T extends { game?: GameRef | undefined }>(one: T, isOpen: IsOpen): T {
  return one.game && !isOpen(one.game.sysname) ? { ...one, game: undefined } : one;
}
