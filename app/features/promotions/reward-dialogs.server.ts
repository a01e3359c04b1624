import type { AppContext } from "~/context/app-context";
import type { Campaign, Offer } from "~/platform/entities/bonuses";
import { inOwnCurrency } from "~/session/own-amount.server";
import { readOutcome, recordOutcome } from "~/session/recorded-outcomes.server";
import type { AboutValue } from "~/ui/format/about-amount";

/** Rewards that the player has just been given. */
export interface GivenReward {
  title?: string;
  lines: { text: string; about: AboutValue }[];
}

/** Records what was given, for the success dialog of that name. */
export async function recordRewards(
  context: AppContext,
  name: string,
  id: string,
  given: Pick<Offer | Campaign, "description" | "promotions"> | undefined,
): Promise<void> {
  await recordOutcome(context, {
    name,
    id,
    title: given?.description.title,
    lines: given?.promotions.map(({ title }) => title),
    amounts: given?.promotions.map(({ amount = null }) => amount),
  });
}

/**
 * Returns the loader of a success dialog: it shows only an outcome that our own action has recorded for this player.
 * The URL alone, typed or received in a link, proves nothing.
 */
export function loadDone(name: string) {
  return async (context: AppContext, { id }: { id: string | null }) => {
    const done = id ? await readOutcome(context, name, id) : null;
    if (!done) return "untold";
    const { title, lines, amounts = [] } = done;
    const toLine = async (text: string, at: number) => ({
      text,
      about: (await inOwnCurrency(context, amounts[at] ?? undefined)).value,
    });
    return { data: { title, lines: await Promise.all(lines.map(toLine)) } satisfies GivenReward };
  };
}
