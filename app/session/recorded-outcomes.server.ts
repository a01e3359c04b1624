import { z } from "zod";
import type { AppContext } from "~/context/app-context";
import { ownCookies } from "./cookies/cookies";
import { decryptValue, encryptValue } from "./cookies/encrypted-value.server";

/** Long enough to read the result page, to reload it, and to come back to it. */
const LIFE_SECONDS = 1800;
/** As many as fit into a cookie. */
const MAX_OUTCOMES = 4;
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
  /** The money that each line speaks of. */
  amounts: z.array(z.object({ amount: z.string(), currency: z.string() }).nullable()).optional(),
  /** A time that belongs to it, such as when a new code may be sent, in milliseconds. */
  until: z.number().optional(),
});
type Outcome = z.output<typeof OutcomeSchema>;

type OutcomeContext = Pick<AppContext, "config" | "cookies" | "player">;

/**
 * An outcome: its name, the `id` that distinguishes outcomes of that name (`""` where there is only one), and what its
 * page shows.
 */
export interface Done extends Pick<Outcome, "name" | "until" | "amounts"> {
  id?: string;
  title?: string;
  lines?: readonly string[];
}

/**
 * Records for half an hour, in an encrypted cookie, what an action did for this player or visitor. A result page
 * trusts only this: opening its URL alone shows nothing (docs/product.md#8).
 */
export async function recordOutcome(
  context: OutcomeContext,
  { name, id = "", title, lines = [], amounts, until }: Done,
) {
  const uid = await uidOf(context);
  const outcome: Outcome = {
    name,
    id,
    uid,
    title: title?.slice(0, TITLE),
    lines: lines.slice(0, LINES).map((line) => line.slice(0, LINE)),
    amounts: amounts?.slice(0, LINES),
    until,
  };
  store(context, [outcome, ...othersThan(context, uid, name, id)].slice(0, MAX_OUTCOMES));
}

/** Forgets an outcome, so that a new one of its name can start. */
export async function clearOutcome(context: OutcomeContext, name: string, id = ""): Promise<void> {
  store(context, othersThan(context, await uidOf(context), name, id));
}

/** Returns what was recorded under this name for the current player or visitor; null when nothing was. */
export async function readOutcome(
  context: OutcomeContext,
  name: string,
  id = "",
): Promise<Pick<Outcome, "title" | "lines" | "amounts" | "until"> | null> {
  const found = storedOutcomes(context).find((one) => one.name === name && one.id === id);
  return found && found.uid === (await uidOf(context)) ? found : null;
}

function othersThan(context: OutcomeContext, uid: number | null, name: string, id: string): Outcome[] {
  return storedOutcomes(context).filter((one) => one.uid === uid && !(one.name === name && one.id === id));
}

function store({ config, cookies }: OutcomeContext, outcomes: readonly Outcome[]): void {
  const sealed = encryptValue(config.sessionSecret, ownCookies.outcomes, outcomes, LIFE_SECONDS);
  cookies.set(ownCookies.outcomes, sealed, { maxAge: LIFE_SECONDS });
}

function storedOutcomes({ config, cookies }: OutcomeContext): Outcome[] {
  const sealed = cookies.get(ownCookies.outcomes);
  if (sealed === undefined) return [];
  return decryptValue(config.sessionSecret, ownCookies.outcomes, sealed, z.array(OutcomeSchema)) ?? [];
}

async function uidOf({ player }: OutcomeContext): Promise<number | null> {
  const known = await player().catch(() => null);
  return known?.kind === "player" ? known.account.uid : null;
}
