/**
 * network: no reply. timeout: no reply within the timeout. status: an error status without a typed error. contract: a
 * reply that violates the contract. overload: too many calls in flight. breaker: the circuit breaker is open.
 * aborted: the visitor disconnected. input: our own parameters are invalid.
 */
export type FailureKind =
  | "network"
  | "timeout"
  | "status"
  | "contract"
  | "overload"
  | "breaker"
  | "aborted"
  | "input";

interface FailureParts {
  kind: FailureKind;
  status: number;
  method: string;
  wasSent: boolean;
  detail?: string;
  cause?: unknown;
}

/** No usable reply came from a backend; each backend has its own kind (`PlatformFailure`, `ContentFailure`). */
export abstract class UpstreamFailure extends Error {
  readonly code = "BAD_RESPONSE";
  readonly kind: FailureKind;
  /** The upstream's status, or 502, 503 or 504 when there was none. A 403 stays fatal. */
  readonly status: number;
  /** A method of the platform, or a path of the content service. */
  readonly method: string;
  /** False when the request certainly never reached the backend: only then may a write be retried. */
  readonly wasSent: boolean;

  constructor({ kind, status, method, wasSent, detail, cause }: FailureParts) {
    super(`${method}: ${kind}${detail ? ` (${detail})` : ""}`, { cause });
    this.kind = kind;
    this.status = status;
    this.method = method;
    this.wasSent = wasSent;
  }
}

/** The class of failures of one backend. */
export type FailureOf = new (failure: FailureParts) => UpstreamFailure;

/** A typed error of a backend: a healthy reply, whatever its status. */
export abstract class UpstreamRefusal extends Error {
  abstract readonly type: string;
  abstract readonly code: string;
  abstract readonly status: number;
}
