import { createHmac } from "node:crypto";
import { z } from "zod";
import type { AppContext } from "~/context";
import { decryptValue, encryptValue } from "../encrypted-value.server";
import { readEntry } from "./read-entry";
import { isSending, type Sending, SendingSchema, waitForOutcome } from "./wait-for-outcome.server";

interface Wish<Result> {
  /** All that tells this wish from others. Undefined: nothing does, and each sending is one of its own. */
  name: readonly string[] | undefined;
  /** What a result has to be: one of another version is none. */
  result: z.ZodType<Result>;
  /** Whether the result also holds for who sends the same later, within a minute. */
  isKept: (result: Result) => boolean;
}

const EndedSchema = z.object({ state: z.literal("ended"), isKept: z.boolean(), sealed: z.string() });
type Ended = z.output<typeof EndedSchema>;
const EntrySchema = z.discriminatedUnion("state", [SendingSchema, EndedSchema]);

const KEPT_SECONDS = 60;
/** Nobody tries one wish as often; a store that answers nonsense must not be asked for ever. */
const MOST_TURNS = 100;
const PURPOSE = "form";

/**
 * One result for a form that was sent twice, as without script a double click does, in whichever processes the posts
 * arrive. A result that is not kept is told to those who waited for it; whoever comes later may try again. For forms
 * that move no money: those have a token (`sendPaymentOnce`). Names may hold passwords and results sessions, so the store gets
 * neither in the clear.
 */
export async function dedupeSubmission<Result extends object>(
  context: Pick<AppContext, "config" | "idempotency">,
  { name, result: schema, isKept }: Wish<Result>,
  perform: () => Promise<Result>,
): Promise<Result> {
  if (!name) return perform();
  const { config, idempotency: once } = context;
  const secret = config.sessionSecret;
  const id = createHmac("sha256", secret)
    .update(JSON.stringify([PURPOSE, ...name]))
    .digest("base64url");

  /** A claim is never taken back, so that only one of those who may try again does. */
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const key = `${PURPOSE}:${id}:${turn}`;
    const claim: Sending = { state: "sending", sentAt: Date.now() };
    const claimed = await once.claim(key, JSON.stringify(claim));
    if (claimed.kind !== "known") return performAndKeep(key);
    const first = readEntry(claimed.text, EntrySchema);
    const end = await waitForOutcome<Ended>(once, key, first, EntrySchema);
    const isOurs = first && end && (end.isKept || isSending(first));
    const result = isOurs && decryptValue(secret, PURPOSE, end.sealed, schema);
    if (result) return result;
  }
  return perform();

  async function performAndKeep(key: string): Promise<Result> {
    let entry: Ended = { state: "ended", isKept: false, sealed: "" };
    try {
      const result = await perform();
      entry = {
        state: "ended",
        isKept: isKept(result),
        sealed: encryptValue(secret, PURPOSE, result, KEPT_SECONDS),
      };
      return result;
    } finally {
      await once.write(key, JSON.stringify(entry));
    }
  }
}

/** The name of one showing of a form; undefined where the form bears none. */
export function attemptOf(form: FormData): string | undefined {
  const attempt = form.get("attempt");
  return typeof attempt === "string" && /^[\da-f-]{36}$/.test(attempt) ? attempt : undefined;
}

/** Names one showing of a form together with all that was typed into it; undefined where the form bears no name. */
export function showingOf(form: FormData): string[] | undefined {
  if (!attemptOf(form)) return undefined;
  return [...form].flatMap(([name, value]) => (typeof value === "string" ? [name, value] : []));
}
