import type { AppContext } from "~/context";
import { PlatformRefusal } from "~/platform/errors";
import { isFatalRefusal } from "~/platform/refusal-details";
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
import { waitForOutcome } from "./wait-for-outcome.server";

/**
 * Outcome of a submission that moves money. `settled`: the platform's answer, the same for every repetition.
 * `unknown`: sent without a definite answer; it must not be sent again. `notSent`: never sent, so the player may
 * retry with a new token. `alone`: not sent either, because the other processes could not be asked whether they have
 * sent it (docs/safety.md#row-45); it may be retried later. `invalidToken`: nothing was done (409).
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
  facts?: Record<string, string>;
}

/**
 * Sends once, however often and to whichever process the form is submitted. `send` makes the one call with the given
 * idempotency key and returns the result of `platform.attempt`. Throws fatal refusals.
 */
export async function sendPaymentOnce<Data>(
  context: AppContext,
  { form, token, facts = {} }: SendInput<Data>,
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
  const known = await context.idempotency.read(key);
  if (known === null && (await isAnotherUnknown(context, form, nonce))) return { state: "unknown" };
  const sentAt = Date.now();
  const claim = await context.idempotency.claim(key, textOf({ state: "sending", sentAt }));
  if (claim.kind === "alone") {
    telemetry.countMoney(method, "paused");
    return { state: "alone" };
  }
  const sent = { nonce, sentAt, facts };
  if (claim.kind === "ours") {
    await savePending(context, action, sent);
    const stored = await sendAndKeep(context, key, () => send(nonce));
    await completePending(context, form, { nonce, stored });
    return toResult(stored);
  }
  telemetry.countMoney(method, "repeated");
  const schema = storedSchema(reply);
  const stored =
    (await waitForOutcome(context.idempotency, key, readEntry(claim.text, schema), schema)) ?? UNKNOWN;
  if (stored.state === "unknown") await savePending(context, action, sent);
  return toResult(stored);
}

const UNKNOWN = { state: "unknown" } as const;

/**
 * Whether another attempt of this form has an unknown outcome, which blocks new ones until it is resolved or given
 * up.
 */
async function isAnotherUnknown<Data>(
  context: AppContext,
  form: MoneyForm<Data>,
  nonce: string,
): Promise<boolean> {
  const open = await readPending(context, form);
  return open !== null && open.sent?.nonce !== nonce && open.stored.state === "unknown";
}

async function sendAndKeep<Data>(
  { idempotency: once }: AppContext,
  key: string,
  send: () => Promise<AttemptResult<Data>>,
): Promise<SubmissionRecord<Data>> {
  let stored: SubmissionRecord<Data> = UNKNOWN;
  try {
    stored = toSubmissionRecord(await send());
  } catch (error) {
    stored = storedError(error);
    if (isDefect(error)) throw error;
  } finally {
    await once.write(key, textOf(stored));
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
  if (!outcome.ok && isFatalRefusal(outcome.refusal)) throw outcome.refusal;
  return { state: "settled", outcome };
}

function textOf<Data>(stored: SubmissionRecord<Data>): string {
  return JSON.stringify(stored);
}
