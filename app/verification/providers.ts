/** What happens on a provider's side, as far as it matters here. A hint to look again, never a proof (contract O17). */
export type ProviderEvent = "submitted" | "changed" | "acted" | "failed";

/** Web SDKs by the provider's name on the platform; all of them have the interface that `launch-sdk.ts` speaks. */
export const knownSdks: Readonly<Record<string, string>> = {
  sumsub: "https://static.sumsub.com/idensic/static/sns-websdk-builder.js",
};

type ReadEvent = (payload: Readonly<Record<string, unknown>>) => ProviderEvent | null;

/** What the SDK says; in some flows documents that were handed in are told by the status alone. */
export const sdkEvents: Readonly<Record<string, ReadEvent>> = {
  "idCheck.onApplicantSubmitted": () => "submitted",
  "idCheck.onApplicantResubmitted": () => "submitted",
  "idCheck.onApplicantStatusChanged": ({ reviewStatus }) =>
    reviewStatus === "pending" || reviewStatus === "queued" ? "submitted" : "changed",
  "idCheck.onApplicantActionSubmitted": () => "acted",
  "idCheck.onApplicantActionCompleted": () => "acted",
  "idCheck.onError": () => "failed",
};

const frameEvents: Readonly<Record<string, ProviderEvent>> = {
  submitted: "submitted",
  approved: "changed",
  rejected: "changed",
  closed: "changed",
};

/** A message of a provider's frame; null for anything else that a page may be sent. */
export function readFrameEvent(data: unknown): ProviderEvent | null {
  const { event } = asRecord(data);
  return typeof event === "string" && Object.hasOwn(frameEvents, event) ? (frameEvents[event] ?? null) : null;
}

/** An event of the SDK with whatever it carries. */
export function readSdkEvent(name: string, payload: unknown): ProviderEvent | null {
  return Object.hasOwn(sdkEvents, name) ? (sdkEvents[name]?.(asRecord(payload)) ?? null) : null;
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
