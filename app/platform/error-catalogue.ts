import type { ServerErrorType } from "./errors";

/** What replaces the whole page (docs/product.md#8). */
export type PageEnd = "forbidden" | "blocked" | "maintenance";

/** How a type of refusal is handled on every screen. */
export interface ErrorPresentation {
  /** The status of docs/contract.md#2, for replies whose own status is not an error. */
  status: number;
  /** How it ends the whole page, whichever call was refused; null for what concerns that call alone. */
  ends: PageEnd | null;
  /** The same request may succeed later without the player changing anything. */
  isRetryable: boolean;
  messageKey: `errors.${ServerErrorType}`;
}

const later = { ends: null, isRetryable: true };
const final = { ends: null, isRetryable: false };
const forbidden = { ends: "forbidden", isRetryable: false } as const;
const blocked = { ends: "blocked", isRetryable: false } as const;
const maintenance = { ends: "maintenance", isRetryable: false } as const;

/** docs/product.md#8 with the statuses of docs/contract.md#2. */
export const errorCatalogue = {
  UnknownErrorException: { status: 500, ...later, messageKey: "errors.UnknownErrorException" },
  ApplicationDisabledException: {
    status: 503,
    ...maintenance,
    messageKey: "errors.ApplicationDisabledException",
  },
  MethodNotFoundException: { status: 404, ...final, messageKey: "errors.MethodNotFoundException" },
  AuthorizationException: { status: 401, ...final, messageKey: "errors.AuthorizationException" },
  InvalidRequestException: { status: 400, ...final, messageKey: "errors.InvalidRequestException" },
  InternalServerErrorException: { status: 500, ...later, messageKey: "errors.InternalServerErrorException" },
  AccessDeniedException: { status: 403, ...forbidden, messageKey: "errors.AccessDeniedException" },
  UserDeletedException: { status: 403, ...blocked, messageKey: "errors.UserDeletedException" },
  UserBannedException: { status: 403, ...blocked, messageKey: "errors.UserBannedException" },
  UserNeedDepositException: { status: 422, ...final, messageKey: "errors.UserNeedDepositException" },
  UserNeedProfileDataException: { status: 422, ...final, messageKey: "errors.UserNeedProfileDataException" },
  UserNeedConfirmContactException: {
    status: 422,
    ...final,
    messageKey: "errors.UserNeedConfirmContactException",
  },
  ApplicationUnavailableException: {
    status: 503,
    ...maintenance,
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
