/** The 29 types of product 8. */
export const serverErrorTypes = [
  "UnknownErrorException",
  "ApplicationDisabledException",
  "MethodNotFoundException",
  "AuthorizationException",
  "InvalidRequestException",
  "InternalServerErrorException",
  "AccessDeniedException",
  "UserDeletedException",
  "UserBannedException",
  "UserNeedDepositException",
  "UserNeedProfileDataException",
  "UserNeedConfirmContactException",
  "ApplicationUnavailableException",
  "InvalidParameterException",
  "TooManyRequestsException",
  "BillingServiceErrorException",
  "BillingTransactionDeclinedException",
  "BillingUnavailableException",
  "BillingDepositLimitExceededException",
  "WithdrawalDeclinedException",
  "WithdrawalLimitsExceededException",
  "WithdrawalLimitsPeriodExceededException",
  "KycUserProfileException",
  "KycWithdrawalException",
  "StorageQuotaExceededException",
  "VerificationRequiredException",
  "RequisitesOnVerificationException",
  "RequisitesValidationRequiredException",
  "RequisitesFraudulentException",
] as const;

export type ServerErrorType = (typeof serverErrorTypes)[number];

/** The `error_data` of an error; contract 2 defines its shape for each type. */
export type ErrorData = Readonly<Record<string, unknown>>;

/** A business error of the platform. `message` is technical English: parsed at the two-factor step, never shown. */
export class PlatformRefusal extends Error {
  override readonly name = "PlatformRefusal";
  readonly type: ServerErrorType;
  readonly code: string;
  readonly status: number;
  readonly errorData: ErrorData;
  readonly method: string;

  constructor(refusal: {
    type: ServerErrorType;
    code: string;
    status: number;
    errorData: ErrorData;
    message: string;
    method: string;
  }) {
    super(refusal.message);
    this.type = refusal.type;
    this.code = refusal.code;
    this.status = refusal.status;
    this.errorData = refusal.errorData;
    this.method = refusal.method;
  }
}

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

/** No usable reply was received. Counts as `UnknownErrorException` with code `BAD_RESPONSE` (contract 1.3). */
export class PlatformFailure extends Error {
  override readonly name = "PlatformFailure";
  readonly type = "UnknownErrorException" satisfies ServerErrorType;
  readonly code = "BAD_RESPONSE";
  readonly kind: FailureKind;
  /** The upstream's status, or 502, 503 or 504 when there was none. A 403 stays fatal. */
  readonly status: number;
  readonly method: string;
  /** False when the request certainly never reached the platform: only then may a write be retried. */
  readonly wasSent: boolean;

  constructor(failure: {
    kind: FailureKind;
    status: number;
    method: string;
    wasSent: boolean;
    detail?: string;
    cause?: unknown;
  }) {
    super(`${failure.method}: ${failure.kind}${failure.detail ? ` (${failure.detail})` : ""}`, {
      cause: failure.cause,
    });
    this.kind = failure.kind;
    this.status = failure.status;
    this.method = failure.method;
    this.wasSent = failure.wasSent;
  }
}

/** Type guard for a name that came over the wire. */
export function isServerErrorType(name: unknown): name is ServerErrorType {
  return serverErrorTypes.includes(name as ServerErrorType);
}

/** Whether the account is banned, excluded or deleted. */
export function isBlocked({ type }: PlatformRefusal): boolean {
  return type === "UserBannedException" || type === "UserDeletedException";
}

/** Whether the platform reports that it is closed as a whole (contract O29). */
export function isClosed({ type }: Pick<PlatformRefusal, "type">): boolean {
  return type === "ApplicationDisabledException" || type === "ApplicationUnavailableException";
}
