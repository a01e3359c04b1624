import { createHmac } from "node:crypto";
import { z } from "zod";
import type { AppContext } from "~/context/app-context";
import { decryptValue, encryptValue } from "../cookies/encrypted-value.server";
import { IDEMPOTENCY_SECONDS } from "./idempotency-store";
import { readEntry } from "./read-entry";
import { claimText, isSending, SendingSchema, waitForOutcome } from "./wait-for-outcome.server";

interface SubmissionRequest<Result> {
  /** Identifies the submission. Undefined: it cannot be identified, and each one is performed. */
  name: readonly string[] | undefined;
  /** Schema of stored results; a result of another version does not match and is ignored. */
  result: z.ZodType<Result>;
  /** Whether the result also answers the same submission later: within a minute, or half an hour where `alone` is given. */
  isFinal: (result: Result) => boolean;
  /** The result where the process that performed it has died: it may have been done. Without, it is performed again. */
  abandoned?: Result;
  /**
   * The result when the other processes cannot be reached and nothing is done: for what must not be done twice. Without
   * it, the form is performed anyway.
   */
  alone?: Result;
}

const EndedSchema = z.object({ state: z.literal("ended"), isKept: z.boolean(), sealed: z.string() });
type FinishedSubmission = z.output<typeof EndedSchema>;
const EntrySchema = z.discriminatedUnion("state", [SendingSchema, EndedSchema]);

const PERFORM_AGAIN: FinishedSubmission = { state: "ended", isKept: false, sealed: "" };
const MAX_AGE_SECONDS = 60;
/** More than any submission needs; bounds the loop when the store returns garbage. */
const MAX_TURNS = 100;
const PURPOSE = "form";

/**
 * Performs a form that was submitted several times, as by a double click without script, once across all processes. A
 * result that is not stored answers only the submissions that waited for it; a later one is performed again. For forms
 * that move no money: those have a token (`sendPaymentOnce`). Names may hold passwords and results sessions, so the
 * store gets a hash and ciphertext only.
 */
export async function dedupeSubmission<Result extends object>(
  context: Pick<AppContext, "config" | "idempotency">,
  { name, result: schema, isFinal, abandoned, alone }: SubmissionRequest<Result>,
  perform: () => Promise<Result>,
): Promise<Result> {
  if (!name) return perform();
  const { config, idempotency: once } = context;
  const secret = config.sessionSecret;
  const id = createHmac("sha256", secret)
    .update(JSON.stringify([PURPOSE, ...name]))
    .digest("base64url");

  /** A claim is never released: retries claim the next key, so that only one of them performs. */
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const key = `${PURPOSE}:${id}:${turn}`;
    const claim = claimText(Date.now());
    const claimed = await once.claim(key, claim, alone && JSON.stringify(PERFORM_AGAIN));
    if (claimed.kind === "alone" && alone) return alone;
    if (claimed.kind !== "known") return performAndStore(key, claim);
    const first = readEntry(claimed.text, EntrySchema);
    const end = await waitForOutcome<FinishedSubmission>(once, key, first, EntrySchema);
    if (end === undefined && alone) return alone;
    if (!end && abandoned) return abandoned;
    const isDuplicate = first && end && (end.isKept || isSending(first));
    const result = isDuplicate && decryptValue(secret, PURPOSE, end.sealed, schema);
    if (result) return result;
    // It was done, and what came of it cannot be read (any more): money is not sent again for that.
    if (end?.isKept && alone && abandoned) return abandoned;
  }
  return perform();

  async function performAndStore(key: string, claim: string): Promise<Result> {
    let entry = PERFORM_AGAIN;
    try {
      const result = await perform();
      entry = {
        state: "ended",
        isKept: isFinal(result),
        sealed: encryptValue(secret, PURPOSE, result, alone ? IDEMPOTENCY_SECONDS : MAX_AGE_SECONDS),
      };
      return result;
    } finally {
      await once.write(key, JSON.stringify(entry), claim);
    }
  }
}

/** Returns the idempotency key of a form's rendering (field `attempt`); undefined without a valid one. */
export function attemptOf(form: FormData): string | undefined {
  const attempt = form.get("attempt");
  return typeof attempt === "string" && /^[\da-f-]{36}$/.test(attempt) ? attempt : undefined;
}

/** Returns all fields of a form that has an idempotency key, so that other input counts as another submission. */
export function showingOf(form: FormData): string[] | undefined {
  if (!attemptOf(form)) return undefined;
  return [...form].flatMap(([name, value]) => (typeof value === "string" ? [name, value] : []));
}
