import { z } from "zod";
import type { AppContext } from "~/context";
import { ownCookies } from "./cookies";
import { decryptValue, encryptValue } from "./encrypted-value.server";

/** Long enough to read what was done, to reload it, and to come back to it from the page it leads to. */
const LIFE_SECONDS = 1800;
/** As many as fit a cookie beside all others. */
const KEPT = 4;
const TITLE = 100;
const LINES = 5;
const LINE = 60;

const OutcomeSchema = z.object({
  name: z.string(),
  id: z.string(),
  /** The player it was done for; null for a visitor. */
  uid: z.number().nullable(),
  title: z.string().optional(),
  lines: z.array(z.string()),
  /** A moment that it is about, in milliseconds. */
  until: z.number().optional(),
});
type Outcome = z.output<typeof OutcomeSchema>;

type OutcomeContext = Pick<AppContext, "config" | "cookies" | "player">;

/** What was done: its name, which one of its kind (`""` where there are no several), and what is told of it. */
export interface Done extends Pick<Outcome, "name" | "until"> {
  id?: string;
  title?: string;
  lines?: readonly string[];
}

/**
 * Remembers for half an hour what an action has just done for this player (or visitor), so that the address which says
 * so can be believed: whoever types it, or is sent it, is told nothing (product 8). Sealed in a cookie.
 */
export async function recordOutcome(
  context: OutcomeContext,
  { name, id = "", title, lines = [], until }: Done,
) {
  const uid = await uidOf(context);
  const outcome: Outcome = {
    name,
    id,
    uid,
    title: title?.slice(0, TITLE),
    lines: lines.slice(0, LINES).map((line) => line.slice(0, LINE)),
    until,
  };
  keep(context, [outcome, ...othersThan(context, uid, name, id)].slice(0, KEPT));
}

/** What was done is over: another thing of its name may begin. */
export async function forgetOutcome(context: OutcomeContext, name: string, id = ""): Promise<void> {
  keep(context, othersThan(context, await uidOf(context), name, id));
}

/** What was recorded under this name for whoever asks now; null: we do not know that it was ever done. */
export async function readOutcome(
  context: OutcomeContext,
  name: string,
  id = "",
): Promise<Pick<Outcome, "title" | "lines" | "until"> | null> {
  const found = kept(context).find((one) => one.name === name && one.id === id);
  return found && found.uid === (await uidOf(context)) ? found : null;
}

function othersThan(context: OutcomeContext, uid: number | null, name: string, id: string): Outcome[] {
  return kept(context).filter((one) => one.uid === uid && !(one.name === name && one.id === id));
}

function keep({ config, cookies }: OutcomeContext, outcomes: readonly Outcome[]): void {
  const sealed = encryptValue(config.sessionSecret, ownCookies.outcomes, outcomes, LIFE_SECONDS);
  cookies.set(ownCookies.outcomes, sealed, { maxAge: LIFE_SECONDS });
}

function kept({ config, cookies }: OutcomeContext): Outcome[] {
  const sealed = cookies.get(ownCookies.outcomes);
  if (sealed === undefined) return [];
  return decryptValue(config.sessionSecret, ownCookies.outcomes, sealed, z.array(OutcomeSchema)) ?? [];
}

async function uidOf({ player }: OutcomeContext): Promise<number | null> {
  const known = await player().catch(() => null);
  return known?.kind === "player" ? known.account.uid : null;
}
