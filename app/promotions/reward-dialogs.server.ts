import type { AppContext } from "~/context";
import { readOutcome } from "~/session/recorded-outcomes.server";

/** Rewards that the player has just been given. */
export interface GivenReward {
  title?: string;
  lines: string[];
}

/**
 * Returns the loader of a success dialog: it shows only an outcome that our own action has recorded for this player.
 * The URL alone, typed or received in a link, proves nothing.
 */
export function loadDone(name: string) {
  return async (context: AppContext, { id }: { id: string | null }) => {
    const done = id ? await readOutcome(context, name, id) : null;
    return done ? { data: { title: done.title, lines: done.lines } satisfies GivenReward } : "untold";
  };
}
