import type { AppContext } from "~/context/app-context";
import { PlatformRefusal } from "~/platform/errors";
import { pageEndOf } from "~/platform/page-end";
import { UpstreamFailure } from "~/upstream/errors";
import { ownerOfToken } from "./form-token.server";
import { idempotencyStoreKey } from "./idempotency-store";
import { completePending, type MoneyForm, readPending, savePending } from "./pending-attempt.server";
import { readEntry } from "./read-entry";
import {
  type AttemptResult,
  type SubmissionRecord,
  storedSchema,
  toAttemptResult,
  toSubmissionRecord,
} from "./stored-outcome.server";
import { claimText, waitForOutcome } from "./wait-for-outcome.server";

/**
 * Outcome of a submission that moves money. `settled`: the platform's answer, the same for every repetition. `unknown`:
 * sent without a definite answer; it must not be sent again. `notSent`: never sent, so the player may retry with a new
 * token. `alone`: not sent either, because the other processes, which may have sent it, could not be reached
 * (docs/safety.md#row-45); it may be retried later. `invalidToken`: nothing was done (409).
 */
export type SendResult<Data> =
  | { state: "settled"; outcome: AttemptResult<Data> }
  | { state: "unknown" }
  | { state: "notSent" }
  | { state: "alone" }
  | { state: "invalidToken" };

interface SendInput<Data> {
  /** The form; the tokens of other forms are invalid. */
  form: MoneyForm<Data>;
  /** The value of the form's `_token` field. */
  token: string;
  /** Details to recognise the payment by while its outcome is unknown. Never a card number. */
  fingerprint?: Record<string, string>;
}

/**
 * Sends once, however often and to whichever process the form is submitted. `send` makes the one call with the given
 * idempotency key and returns the result of `platform.attempt`. Throws fatal refusals.
 */
export async function sendPaymentOnce<Data>(
  context: AppContext,
  { form, token, fingerprint = {} }: SendInput<Data>,
  send: (idempotencyKey: string) => Promise<AttemptResult<Data>>,
): Promise<SendResult<Data>> {
  const { action, method, reply } = form;
  const { telemetry } = context;
  const owner = await ownerOfToken(context, action, token);
  if (!owner) {
    telemetry.countMoney(method, "stale_form");
    return { state: "invalidToken" };
  }
  const { nonce } = owner;
  const key = idempotencyStoreKey(owner.uid, action, nonce);
  const alone = (): SendResult<Data> => {
    telemetry.countMoney(method, "paused");
    return { state: "alone" };
  };
  const known = await context.idempotency.read(key);
  const isBlocked = known === null ? await isAnotherUnknown(context, form, nonce) : false;
  if (isBlocked) return { state: "unknown" };
  if (known === undefined || isBlocked === undefined) return alone();
  const sentAt = Date.now();
  const text = claimText(sentAt);
  const claim = await context.idempotency.claim(key, text, textOf(NOT_SENT));
  if (claim.kind === "alone") return alone();
  const sent = { nonce, sentAt, facts: fingerprint };
  if (claim.kind === "ours") {
    // Without it the next page would show a new form, whatever became of this one.
    if (!(await savePending(context, action, sent))) {
      await context.idempotency.write(key, textOf(NOT_SENT), text);
      return alone();
    }
    const stored = await sendAndStore(context, { key, claim: text, fingerprint }, () => send(nonce));
    await completePending(context, form, { nonce, stored });
    return toResult(stored);
  }
  telemetry.countMoney(method, "repeated");
  const schema = storedSchema(reply);
  const end = await waitForOutcome(context.idempotency, key, readEntry(claim.text, schema), schema);
  if (end === undefined) return alone();
  const stored = end ?? UNKNOWN;
  if (stored.state === "unknown") await savePending(context, action, sent);
  if (isOfAnotherPayment(stored, fingerprint)) return { state: "invalidToken" };
  return toResult(stored);
}

/** A used form that was filled in again: an earlier refusal says nothing of this payment, which was not sent. */
function isOfAnotherPayment<Data>(
  stored: SubmissionRecord<Data>,
  fingerprint: Record<string, string>,
): boolean {
  if (stored.state !== "refused" || !stored.facts) return false;
  return Object.entries(stored.facts).some(([name, value]) => fingerprint[name] !== value);
}

const UNKNOWN = { state: "unknown" } as const;
const NOT_SENT = { state: "notSent" } as const;

/**
 * Whether another attempt of this form has an unknown outcome, which blocks new ones until it is resolved or given up.
 * Undefined while that is unknown.
 */
async function isAnotherUnknown<Data>(
  context: AppContext,
  form: MoneyForm<Data>,
  nonce: string,
): Promise<boolean | undefined> {
  const open = await readPending(context, form);
  if (open === undefined) return undefined;
  return open !== null && open.sent?.nonce !== nonce && open.stored.state === "unknown";
}

async function sendAndStore<Data>(
  { idempotency: once }: AppContext,
  { key, claim, fingerprint }: { key: string; claim: string; fingerprint: Record<string, string> },
  send: () => Promise<AttemptResult<Data>>,
): Promise<SubmissionRecord<Data>> {
  let stored: SubmissionRecord<Data> = UNKNOWN;
  try {
    stored = toSubmissionRecord(await send());
  } catch (error) {
    stored = storedError(error);
    if (isDefect(error)) throw error;
  } finally {
    await once.write(
      key,
      textOf(stored.state === "refused" ? { ...stored, facts: fingerprint } : stored),
      claim,
    );
  }
  return stored;
}

function storedError<Data>(error: unknown): SubmissionRecord<Data> {
  if (error instanceof PlatformRefusal) return toSubmissionRecord({ ok: false, refusal: error });
  return { state: error instanceof UpstreamFailure && !error.wasSent ? "notSent" : "unknown" };
}

function isDefect(error: unknown): boolean {
  return error instanceof UpstreamFailure ? error.kind === "input" : !(error instanceof PlatformRefusal);
}

function toResult<Data>(stored: SubmissionRecord<Data>): SendResult<Data> {
  const outcome = toAttemptResult(stored);
  if (!outcome) return { state: stored.state === "notSent" ? "notSent" : "unknown" };
  if (!outcome.ok && pageEndOf(outcome.refusal)) throw outcome.refusal;
  return { state: "settled", outcome };
}

function textOf<Data>(stored: SubmissionRecord<Data>): string {
  return JSON.stringify(stored);
}
