import { z } from "zod";
import type { AppContext } from "~/context";
import { idempotencyStoreKey } from "./idempotency-store";
import { readEntry } from "./read-entry";
import { type Stored, storedSchema } from "./stored-outcome.server";
import { isAbandoned, isSending, SentAtSchema } from "./wait-for-outcome.server";

/** A form that moves money: its name, which its tokens are bound to, and what the platform answers when it is sent. */
export interface MoneyForm<Data> {
  action: string;
  reply: z.ZodType<Data>;
}

const SentFormSchema = z.object({
  nonce: z.string().regex(/^[\w-]{22}$/),
  sentAt: SentAtSchema,
  /** What the payment can be recognised by. */
  facts: z.record(z.string(), z.string()),
});
type SentForm = z.output<typeof SentFormSchema>;

/** A form of the player that was sent and whose end they have not seen; `sent` is null where nobody can say which. */
export interface PendingAttempt<Data> {
  sent: SentForm | null;
  stored: Stored<Data>;
}

/**
 * What is open of this form, wherever the player looks: another tab, a page loaded again, a line that broke. Null when
 * nothing is. A settled one is there when the answer came after the player had left. What the store has lost, or another
 * version has written, is unknown.
 */
export async function readPending<Data>(
  context: AppContext,
  { action, reply }: MoneyForm<Data>,
): Promise<PendingAttempt<Data> | null> {
  const uid = await uidOf(context);
  const text = await context.idempotency.read(idempotencyStoreKey(uid, action, "open"));
  if (text === null) return null;
  const sent = readEntry(text, SentFormSchema);
  const entry = sent && (await context.idempotency.read(idempotencyStoreKey(uid, action, sent.nonce)));
  const stored = entry === null ? null : readEntry(entry, storedSchema(reply));
  const isLost = !stored || (isSending(stored) && isAbandoned(stored));
  return { sent, stored: isLost ? { state: "unknown" } : stored };
}

/** Nothing is open any more: the player has seen the end, or begins anew in spite of not knowing it. */
export async function clearPending(context: AppContext, action: string): Promise<void> {
  await context.idempotency.remove(idempotencyStoreKey(await uidOf(context), action, "open"));
}

export async function savePending(context: AppContext, action: string, sent: SentForm): Promise<void> {
  await context.idempotency.write(
    idempotencyStoreKey(await uidOf(context), action, "open"),
    JSON.stringify(sent),
  );
}

/** An answer that reaches the player closes it; one that came after they left stays for the next page they open. */
export async function completePending<Data>(
  context: AppContext,
  form: MoneyForm<Data>,
  { nonce, stored }: { nonce: string; stored: Stored<Data> },
): Promise<void> {
  if (stored.state === "unknown" || (stored.state !== "notSent" && context.signal.aborted)) return;
  const open = await readPending(context, form);
  if (open?.sent?.nonce === nonce) await clearPending(context, form.action);
}

async function uidOf(context: AppContext): Promise<number> {
  const player = await context.player();
  return player.kind === "player" ? player.account.uid : 0;
}
