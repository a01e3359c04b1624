/** docs/contract.md#2: the status of each type, and what it says when nobody gives it more. */
const errorTypes = {
  UnknownErrorException: [500, "UNKNOWN", {}],
  ApplicationDisabledException: [503, "DISABLED", {}],
  MethodNotFoundException: [404, "METHOD_NOT_FOUND", {}],
  AuthorizationException: [401, "NOT_AUTHORIZED", {}],
  InvalidRequestException: [400, "WRONG_STATE", {}],
  InternalServerErrorException: [500, "INTERNAL", {}],
  AccessDeniedException: [403, "GEO", {}],
  UserDeletedException: [403, "DELETED", {}],
  UserBannedException: [403, "BANNED", {}],
  UserNeedDepositException: [422, "NEED_DEPOSIT", { min_amount: "10.00", currency: "EUR" }],
  UserNeedProfileDataException: [422, "NEED_PROFILE", { fields: ["first_name", "last_name"] }],
  UserNeedConfirmContactException: [422, "NEED_CONTACT", { contact_type: "email" }],
  ApplicationUnavailableException: [503, "UNAVAILABLE", {}],
  InvalidParameterException: [400, "INVALID_PARAMETERS", { invalid_parameters: {} }],
  TooManyRequestsException: [429, "TOO_MANY", { retry_after: 60 }],
  BillingServiceErrorException: [502, "BILLING_ERROR", {}],
  BillingTransactionDeclinedException: [422, "DECLINED", {}],
  BillingUnavailableException: [502, "BILLING_DOWN", {}],
  BillingDepositLimitExceededException: [
    422,
    "DEPOSIT_LIMIT",
    { available_amount: "35.00", currency: "EUR" },
  ],
  WithdrawalDeclinedException: [422, "WITHDRAWAL_DECLINED", {}],
  WithdrawalLimitsExceededException: [
    422,
    "WITHDRAWAL_LIMIT",
    { min_amount: "10.00", max_amount: "5000.00", currency: "EUR" },
  ],
  WithdrawalLimitsPeriodExceededException: [
    422,
    "WITHDRAWAL_PERIOD_LIMIT",
    { period_days: 7, limit_amount: "2000.00", available_amount: "150.00", currency: "EUR" },
  ],
  KycUserProfileException: [422, "KYC_PROFILE", { fields: ["birth_date"] }],
  KycWithdrawalException: [422, "KYC_WITHDRAWAL", { status: "start" }],
  StorageQuotaExceededException: [422, "STORAGE_QUOTA", { limit: 50 }],
  VerificationRequiredException: [422, "VERIFICATION_REQUIRED", {}],
  RequisitesOnVerificationException: [422, "REQUISITES_PENDING", { requisites_id: "sr_12" }],
  RequisitesValidationRequiredException: [
    422,
    "REQUISITES_VALIDATE",
    { requisites_id: "sr_13", externalActionId: "act-9f3" },
  ],
  RequisitesFraudulentException: [422, "REQUISITES_FRAUD", {}],
} satisfies Record<string, [number, string, Record<string, unknown>]>;

export type ErrorType = keyof typeof errorTypes;

export function isErrorType(name: string): name is ErrorType {
  return Object.hasOwn(errorTypes, name);
}

/** A "no" of the platform: thrown by a method, sent as the envelope of docs/contract.md#1.3. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly errorData: Record<string, unknown>;

  constructor(
    readonly type: ErrorType,
    options: { code?: string; message?: string; data?: Record<string, unknown>; status?: number } = {},
  ) {
    const [status, code, data] = errorTypes[type];
    super(options.message ?? sentence(type));
    this.status = options.status ?? status;
    this.code = options.code ?? code;
    this.errorData = options.data ?? data;
  }
}

/** docs/contract.md#2, form A. */
export function invalidParameters(parameters: Record<string, string[]>): Refusal {
  return new Refusal("InvalidParameterException", {
    message: "Invalid parameters",
    data: { invalid_parameters: parameters },
  });
}

/** "UserNeedDepositException" → "User need deposit". */
function sentence(type: string): string {
  const text = type
    .replace("Exception", "")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
