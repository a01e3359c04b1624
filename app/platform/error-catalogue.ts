import type { ServerErrorType } from "./errors";

/** How a type of refusal is handled on every screen. */
export interface ErrorPresentation {
  /** The status of docs/contract.md#2, for replies whose own status is not an error. */
  status: number;
  /** Replaces the whole page by an error page (docs/product.md#8). */
  isFatal: boolean;
  /** The same request may succeed later without the player changing anything. */
  isRetryable: boolean;
  messageKey: `errors.${ServerErrorType}`;
}

const later = { isFatal: false, isRetryable: true };
const final = { isFatal: false, isRetryable: false };
const fatal = { isFatal: true, isRetryable: false };

/** docs/product.md#8 with the statuses of docs/contract.md#2. */
export const errorCatalogue = {
  UnknownErrorException: { status: 500, ...later, messageKey: "errors.UnknownErrorException" },
  ApplicationDisabledException: { status: 503, ...fatal, messageKey: "errors.ApplicationDisabledException" },
  MethodNotFoundException: { status: 404, ...final, messageKey: "errors.MethodNotFoundException" },
  AuthorizationException: { status: 401, ...final, messageKey: "errors.AuthorizationException" },
  InvalidRequestException: { status: 400, ...final, messageKey: "errors.InvalidRequestException" },
  InternalServerErrorException: { status: 500, ...later, messageKey: "errors.InternalServerErrorException" },
  AccessDeniedException: { status: 403, ...fatal, messageKey: "errors.AccessDeniedException" },
  UserDeletedException: { status: 403, ...fatal, messageKey: "errors.UserDeletedException" },
  UserBannedException: { status: 403, ...fatal, messageKey: "errors.UserBannedException" },
  UserNeedDepositException: { status: 422, ...final, messageKey: "errors.UserNeedDepositException" },
  UserNeedProfileDataException: { status: 422, ...final, messageKey: "errors.UserNeedProfileDataException" },
  UserNeedConfirmContactException: {
    status: 422,
    ...final,
    messageKey: "errors.UserNeedConfirmContactException",
  },
  ApplicationUnavailableException: {
    status: 503,
    ...fatal,
    messageKey: "errors.ApplicationUnavailableException",
  },
  InvalidParameterException: { status: 400, ...final, messageKey: "errors.InvalidParameterException" },
  TooManyRequestsException: { status: 429, ...later, messageKey: "errors.TooManyRequestsException" },
  BillingServiceErrorException: { status: 502, ...later, messageKey: "errors.BillingServiceErrorException" },
  BillingTransactionDeclinedException: {
    status: 422,
    ...final,
    messageKey: "errors.BillingTransactionDeclinedException",
  },
  BillingUnavailableException: { status: 502, ...later, messageKey: "errors.BillingUnavailableException" },
  BillingDepositLimitExceededException: {
    status: 422,
    ...final,
    messageKey: "errors.BillingDepositLimitExceededException",
  },
  WithdrawalDeclinedException: { status: 422, ...final, messageKey: "errors.WithdrawalDeclinedException" },
  WithdrawalLimitsExceededException: {
    status: 422,
    ...final,
    messageKey: "errors.WithdrawalLimitsExceededException",
  },
  WithdrawalLimitsPeriodExceededException: {
    status: 422,
    ...final,
    messageKey: "errors.WithdrawalLimitsPeriodExceededException",
  },
  KycUserProfileException: { status: 422, ...final, messageKey: "errors.KycUserProfileException" },
  KycWithdrawalException: { status: 422, ...final, messageKey: "errors.KycWithdrawalException" },
  StorageQuotaExceededException: {
    status: 422,
    ...final,
    messageKey: "errors.StorageQuotaExceededException",
  },
  VerificationRequiredException: {
    status: 422,
    ...final,
    messageKey: "errors.VerificationRequiredException",
  },
  RequisitesOnVerificationException: {
    status: 422,
    ...final,
    messageKey: "errors.RequisitesOnVerificationException",
  },
  RequisitesValidationRequiredException: {
    status: 422,
    ...final,
    messageKey: "errors.RequisitesValidationRequiredException",
  },
  RequisitesFraudulentException: {
    status: 422,
    ...final,
    messageKey: "errors.RequisitesFraudulentException",
  },
} as const satisfies Record<ServerErrorType, ErrorPresentation>;
