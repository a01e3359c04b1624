/** Events of a provider that matter here. Each is a hint to revalidate, never a proof (docs/contract.md#o17). */
export type ProviderEvent = "submitted" | "changed" | "acted" | "failed";

/** Web SDKs by the provider's name on the platform; all of them have the API that `launch-sdk.ts` uses. */
export const knownSdks: Readonly<Record<string, string>> = {
  sumsub: "https://static.sumsub.com/idensic/static/sns-websdk-builder.js",
};

type ReadEvent = (payload: Readonly<Record<string, unknown>>) => ProviderEvent | null;

/** Events of the SDK; in some flows only the status shows that documents were submitted. */
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

/** Parses a message of a provider's frame; null for any other message. */
export function readFrameEvent(data: unknown): ProviderEvent | null {
  const { event } = asRecord(data);
  return typeof event === "string" && Object.hasOwn(frameEvents, event) ? (frameEvents[event] ?? null) : null;
}

/** Maps an event of the SDK and its payload; null for one that does not matter. */
export function readSdkEvent(name: string, payload: unknown): ProviderEvent | null {
  return Object.hasOwn(sdkEvents, name) ? (sdkEvents[name]?.(asRecord(payload)) ?? null) : null;
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
