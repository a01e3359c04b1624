import { z } from "zod";
import type { AppContext } from "~/context/app-context";
import type { MethodName } from "~/platform/methods/registry";
import { idempotencyStoreKey } from "./idempotency-store";
import { readEntry } from "./read-entry";
import { type SubmissionRecord, storedSchema } from "./stored-outcome.server";
import { isAbandoned, isSending, SentAtSchema } from "./wait-for-outcome.server";

/** A form that moves money: the `action` that its tokens are bound to, and the schema of the platform's reply. */
export interface MoneyForm<Data> {
  action: string;
  /** The one method that it calls, by which its outcomes are counted. */
  method: MethodName;
  reply: z.ZodType<Data>;
}

const SentFormSchema = z.object({
  nonce: z.string().regex(/^[\w-]{22}$/),
  sentAt: SentAtSchema,
  /** Details to recognise the payment by. */
  facts: z.record(z.string(), z.string()),
});
type SentForm = z.output<typeof SentFormSchema>;

/** A submission whose outcome the player has not seen; `sent` is null when its stored entry cannot be read. */
export interface PendingAttempt<Data> {
  sent: SentForm | null;
  stored: SubmissionRecord<Data>;
}

/**
 * Returns the player's pending attempt of this form, also from another tab, a reload or a lost connection; null when
 * there is none, and undefined while that is unknown. It is settled when the reply arrived after the player had left,
 * and unknown when the store has lost its entry or another version wrote it.
 */
export async function readPending<Data>(
  context: AppContext,
  { action, reply }: MoneyForm<Data>,
): Promise<PendingAttempt<Data> | null | undefined> {
  const uid = await uidOf(context);
  const text = await context.idempotency.read(idempotencyStoreKey(uid, action, "open"));
  if (text === null || text === undefined) return text;
  const sent = readEntry(text, SentFormSchema);
  const entry = sent && (await context.idempotency.read(idempotencyStoreKey(uid, action, sent.nonce)));
  if (entry === undefined) return undefined;
  const stored = entry === null ? null : readEntry(entry, storedSchema(reply));
  const isLost = !stored || (isSending(stored) && isAbandoned(stored));
  return { sent, stored: isLost ? { state: "unknown" } : stored };
}

/** Removes the pending attempt: the player has seen its outcome. */
export async function clearPending(context: AppContext, action: string): Promise<void> {
  await context.idempotency.remove(idempotencyStoreKey(await uidOf(context), action, "open"));
}

/** Removes the pending attempt because the player starts over without knowing its outcome. */
export async function giveUpPending<Data>(context: AppContext, form: MoneyForm<Data>): Promise<void> {
  context.telemetry.countMoney(form.method, "given_up");
  await clearPending(context, form.action);
}

/** Resolves with whether all processes know of it. */
export async function savePending(context: AppContext, action: string, sent: SentForm): Promise<boolean> {
  return context.idempotency.write(
    idempotencyStoreKey(await uidOf(context), action, "open"),
    JSON.stringify(sent),
  );
}

/**
 * Removes the pending attempt once the player gets its outcome; when the player has left, it stays for their next
 * page.
 */
export async function completePending<Data>(
  context: AppContext,
  form: MoneyForm<Data>,
  { nonce, stored }: { nonce: string; stored: SubmissionRecord<Data> },
): Promise<void> {
  if (stored.state === "unknown" || (stored.state !== "notSent" && context.signal.aborted)) return;
  const open = await readPending(context, form);
  if (open?.sent?.nonce === nonce) await clearPending(context, form.action);
}

async function uidOf(context: AppContext): Promise<number> {
  const player = await context.player();
  return player.kind === "player" ? player.account.uid : 0;
}
