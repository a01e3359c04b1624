import { z } from "zod";
import { PlatformRefusal, serverErrorTypes } from "~/platform/errors";
import { type PendingSubmission, SendingSchema } from "./wait-for-outcome.server";

/** Result of `platform.attempt`: data or a refusal. */
export type AttemptResult<Data> = { ok: true; data: Data } | { ok: false; refusal: PlatformRefusal };

const RefusalSchema = z.object({
  type: z.enum(serverErrorTypes),
  code: z.string(),
  status: z.number().int(),
  errorData: z.record(z.string(), z.unknown()),
  message: z.string(),
  method: z.string(),
});

const FingerprintSchema = z.record(z.string(), z.string());
/** Details that distinguish one payment from another. */
type Fingerprint = z.output<typeof FingerprintSchema>;

/** The stored state of one submission. */
export type SubmissionRecord<Data> = PendingSubmission | FinishedSubmission<Data>;

export type FinishedSubmission<Data> =
  | { state: "accepted"; data: Data }
  | { state: "refused"; refusal: z.output<typeof RefusalSchema>; facts?: Fingerprint }
  | { state: "unknown" }
  | { state: "notSent" };

/** Returns the schema of stored states for a call with this reply. */
export function storedSchema<Data>(reply: z.ZodType<Data>): z.ZodType<SubmissionRecord<Data>> {
  return z.discriminatedUnion("state", [
    SendingSchema,
    z.object({ state: z.literal("accepted"), data: reply }),
    z.object({ state: z.literal("refused"), refusal: RefusalSchema, facts: FingerprintSchema.optional() }),
    z.object({ state: z.literal("unknown") }),
    z.object({ state: z.literal("notSent") }),
  ]);
}

export function toSubmissionRecord<Data>(outcome: AttemptResult<Data>): SubmissionRecord<Data> {
  if (outcome.ok) return { state: "accepted", data: outcome.data };
  const { type, code, status, errorData, message, method } = outcome.refusal;
  return { state: "refused", refusal: { type, code, status, errorData, message, method } };
}

/** Returns undefined while the platform's answer is unknown. */
export function toAttemptResult<Data>(stored: SubmissionRecord<Data>): AttemptResult<Data> | undefined {
  if (stored.state === "accepted") return { ok: true, data: stored.data };
  if (stored.state === "refused") return { ok: false, refusal: new PlatformRefusal(stored.refusal) };
  return undefined;
}
