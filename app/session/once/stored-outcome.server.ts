import { PlatformRefusal } from "~/platform/errors";
import type { Sending } from "./end-of.server";

/** What `platform.attempt` gives: the platform's yes or its no. */
export type Attempt<Data> = { ok: true; data: Data } | { ok: false; refusal: PlatformRefusal };

type RefusalFacts = ConstructorParameters<typeof PlatformRefusal>[0];

/** What the store knows of one sending. */
export type Stored<Data> = Sending | Ended<Data>;

export type Ended<Data> =
  | { state: "accepted"; data: Data }
  | { state: "refused"; refusal: RefusalFacts }
  | { state: "unknown" }
  | { state: "notSent" };

export function toStored<Data>(outcome: Attempt<Data>): Stored<Data> {
  if (outcome.ok) return { state: "accepted", data: outcome.data };
  const { type, code, status, errorData, message, method } = outcome.refusal;
  return { state: "refused", refusal: { type, code, status, errorData, message, method } };
}

/** Undefined where the platform's answer is not known. */
export function toOutcome<Data>(stored: Stored<Data>): Attempt<Data> | undefined {
  if (stored.state === "accepted") return { ok: true, data: stored.data };
  if (stored.state === "refused") return { ok: false, refusal: new PlatformRefusal(stored.refusal) };
  return undefined;
}
