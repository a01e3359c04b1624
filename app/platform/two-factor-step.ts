import type { PlatformRefusal } from "./errors";

/** The platform's refusals while a two-factor code is requested (docs/product.md#8). */
export type TwoFactorStep = "enabled" | "resendIn" | "codeLength" | "timeExpired" | "codeInvalid";

const steps: readonly { code: string; text: string; step: TwoFactorStep }[] = [
  { code: "TWO_FACTOR_FORMAT", text: "the code must contain 6 digits", step: "codeLength" },
  { code: "TWO_FACTOR_EXPIRED", text: "Time expired", step: "timeExpired" },
  { code: "TWO_FACTOR_INVALID", text: "two_factor_auth: code is invalid", step: "codeInvalid" },
  { code: "TWO_FACTOR_REQUIRED", text: "two_factor_auth is enable", step: "enabled" },
  { code: "TWO_FACTOR_RESEND", text: "Resend time is", step: "resendIn" },
];

/**
 * Returns the step by the refusal's code, or by its message where a platform has no codes (docs/product.md#8).
 * Undefined for another refusal.
 */
export function twoFactorStep({ code, message }: PlatformRefusal): TwoFactorStep | undefined {
  return steps.find((one) => one.code === code || message.includes(one.text))?.step;
}
