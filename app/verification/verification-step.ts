import type { AccountInfo } from "~/platform/entities";

/** Specification 2.3. An account does not say `change`: only a refused withdrawal does (contract 3.11). */
export const verificationSteps = ["start", "verification", "completed"] as const;
export type VerificationStep = (typeof verificationSteps)[number];

export function verificationStepOf({
  is_verified: isVerified,
  is_on_verification: isPending,
}: Pick<AccountInfo, "is_verified" | "is_on_verification">): VerificationStep {
  if (isVerified) return "completed";
  return isPending ? "verification" : "start";
}
