import type { AccountInfo } from "~/platform/entities/session";

/** docs/product.md#2.3. */
export const verificationSteps = ["start", "verification", "completed", "change"] as const;
export type VerificationStep = (typeof verificationSteps)[number];

/** When each step was reached on this site, ISO 8601. */
export type StepDates = Partial<Record<VerificationStep, string>>;

export interface ShownStep {
  name: VerificationStep;
  state: "done" | "current" | "ahead";
  at?: string;
}

/**
 * Returns the current step. An account has no state for `change`, so the caller knows `wasRefused` from elsewhere
 * (docs/contract.md#3.11).
 */
export function verificationStepOf(
  {
    is_verified: isVerified,
    is_on_verification: isPending,
  }: Pick<AccountInfo, "is_verified" | "is_on_verification">,
  wasRefused: boolean,
): VerificationStep {
  if (isVerified) return "completed";
  if (isPending) return "verification";
  return wasRefused ? "change" : "start";
}

/** Returns the steps to show; `change` only while new documents are requested. */
export function shownSteps(step: VerificationStep, dates: StepDates): ShownStep[] {
  const names: readonly VerificationStep[] =
    step === "change"
      ? ["start", "verification", "change", "completed"]
      : ["start", "verification", "completed"];
  const current = names.indexOf(step);
  return names.map((name, index) => {
    const isDone = index < current || step === "completed";
    const at = index <= current ? dates[name] : undefined;
    return { name, state: isDone ? "done" : index === current ? "current" : "ahead", ...(at && { at }) };
  });
}
