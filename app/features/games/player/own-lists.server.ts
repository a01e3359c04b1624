import type { PageContext } from "~/context/app-context";
import type { CallOptions } from "~/platform/platform-request";
import type { OwnList } from "./own-lists";

/** Maximum number of sysnames in a platform call (docs/contract.md#3.7). */
const LONGEST = 300;

/** Sysnames of one of the player's own lists, newest first; empty for visitors, without a call. */
export async function readOwnList(context: PageContext, list: OwnList): Promise<string[]> {
  const player = await context.player();
  if (player.kind === "visitor") return [];
  return (await readers[list](context)).slice(0, LONGEST);
}

const readers: Record<OwnList, (context: PageContext) => Promise<string[]>> = {
  favourites: ({ platform }) => platform.call("games.getLikes", {}, { recent: true }),
  played: (context) => readPlayed(context, LONGEST),
};

/** Distinct games of the player's last `rounds` rounds, newest first. */
export async function readPlayed(
  { platform }: PageContext,
  rounds: number,
  options: Pick<CallOptions, "outlives"> = {},
): Promise<string[]> {
  const { items } = await platform.call(
    "games.getHistory",
    { count: rounds, type: "casino" },
    { recent: true, ...options },
  );
  return [...new Set(items.flatMap(({ game }) => game?.sysname ?? []))];
}
