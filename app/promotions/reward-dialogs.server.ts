import type { AppContext } from "~/context";
import { readOutcome } from "~/session/outcomes.server";

/** What somebody has just been given. */
export interface GivenReward {
  title?: string;
  lines: string[];
}

/**
 * A dialog that says something was done shows what our own action has recorded for this player. The address alone,
 * typed or sent by somebody, proves nothing.
 */
export function loadDone(name: string) {
  return async (context: AppContext, { id }: { id: string | null }) => {
    const done = id ? await readOutcome(context, name, id) : null;
    return done ? { data: { title: done.title, lines: done.lines } satisfies GivenReward } : "untold";
  };
}
