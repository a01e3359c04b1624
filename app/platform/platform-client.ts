import type { CallOptions } from "~/platform/platform-request";
import type { PlatformRefusal } from "./errors";
import type { Gates } from "./gates.server";
import type { MethodName, Params, Reply } from "./methods/registry";

/** Parameters may be omitted when none is required. */
export type CallArguments<M extends MethodName> =
  Record<never, never> extends Params<M>
    ? [params?: Params<M>, options?: CallOptions]
    : [params: Params<M>, options?: CallOptions];

export interface PlatformClient {
  /** Throws PlatformRefusal (a business error of the platform) or PlatformFailure (network, timeout, contract...). */
  call<M extends MethodName>(method: M, ...input: CallArguments<M>): Promise<Reply<M>>;
  /** Returns expected refusals as values; still throws failures, and refusals that end the whole page. */
  attempt<M extends MethodName>(
    method: M,
    ...input: CallArguments<M>
  ): Promise<{ ok: true; data: Reply<M> } | { ok: false; refusal: PlatformRefusal }>;
  /** Reads the gates of this site, which hold even if no answer comes. Throws when the platform itself is closed. */
  gates(): Promise<Gates>;
}
