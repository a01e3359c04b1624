import type { AppContext } from "~/context";
import { isAbandoned, isSending } from "./end-of.server";
import { onceKey } from "./once-store";
import type { Stored } from "./stored-outcome.server";

/** A form of the player that was sent and whose end they have not seen. */
export interface OpenAttempt<Data> {
  nonce: string;
  /** Milliseconds. */
  sentAt: number;
  /** What the payment can be recognised by. */
  facts: Record<string, string>;
  stored: Stored<Data>;
}

/**
 * What is open of this action, wherever the player looks: another tab, a page loaded again, a line that broke. Null when
 * nothing is. A settled one is there when the answer came after the player had left.
 */
export async function readOpen<Data>(context: AppContext, action: string): Promise<OpenAttempt<Data> | null> {
  const uid = await uidOf(context);
  const text = await context.once.read(onceKey(uid, action, "open"));
  if (!text) return null;
  const open: Omit<OpenAttempt<Data>, "stored"> = JSON.parse(text);
  const entry = await context.once.read(onceKey(uid, action, open.nonce));
  if (!entry) return null;
  const stored: Stored<Data> = JSON.parse(entry);
  return { ...open, stored: isSending(stored) && isAbandoned(stored) ? { state: "unknown" } : stored };
}

/** Nothing is open any more: the player has seen the end, or begins anew in spite of not knowing it. */
export async function closeOpen(context: AppContext, action: string): Promise<void> {
  await context.once.remove(onceKey(await uidOf(context), action, "open"));
}

export async function keepOpen<Data>(
  context: AppContext,
  action: string,
  { nonce, sentAt, facts }: Omit<OpenAttempt<Data>, "stored">,
): Promise<void> {
  const text = JSON.stringify({ nonce, sentAt, facts });
  await context.once.write(onceKey(await uidOf(context), action, "open"), text);
}

/** An answer that reaches the player closes it; one that came after they left stays for the next page they open. */
export async function settleOpen<Data>(
  context: AppContext,
  action: string,
  { nonce, stored }: OpenAttempt<Data>,
): Promise<void> {
  if (stored.state === "unknown" || (stored.state !== "notSent" && context.signal.aborted)) return;
  const open = await readOpen(context, action);
  if (open?.nonce === nonce) await closeOpen(context, action);
}

async function uidOf(context: AppContext): Promise<number> {
  const player = await context.player();
  return player.kind === "player" ? player.account.uid : 0;
}
