import { UpstreamFailure, UpstreamRefusal } from "~/upstream/errors";

/** The 29 types of docs/product.md#8. */
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

/** The `error_data` of an error; docs/contract.md#2 defines its shape for each type. */
export type ErrorData = Readonly<Record<string, unknown>>;

/** A business error of the platform. `message` is technical English: parsed at the two-factor step, never shown. */
export class PlatformRefusal extends UpstreamRefusal {
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
 * The platform gave no usable reply. Counts as `UnknownErrorException` with code `BAD_RESPONSE`
 * (docs/contract.md#1.3).
 */
export class PlatformFailure extends UpstreamFailure {
  override readonly name = "PlatformFailure";
}

/** Type guard for a name that came over the wire. */
export function isServerErrorType(name: unknown): name is ServerErrorType {
  return serverErrorTypes.includes(name as ServerErrorType);
}

/** Whether the platform has no such method. */
export function isMethodAbsent(error: unknown): boolean {
  return error instanceof PlatformRefusal && error.type === "MethodNotFoundException";
}
