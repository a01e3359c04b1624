import type { AccountInfo } from "~/platform/entities";

/** Product 2.3. */
export const verificationSteps = ["start", "verification", "completed", "change"] as const;
export type VerificationStep = (typeof verificationSteps)[number];

/** When a step was reached, as far as it was reached through us. */
export type StepDates = Partial<Record<VerificationStep, string>>;

export interface ShownStep {
  name: VerificationStep;
  state: "done" | "current" | "ahead";
  at?: string;
}

/** An account does not say `change`: `wasRefused` is what is known beside it (contract 3.11). */
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

/** The way through the steps: new documents are a part of it only for whom they are asked of. */
export function shownSteps(step: VerificationStep, dates: StepDates): ShownStep[] {
  const way: readonly VerificationStep[] =
    step === "change"
      ? ["start", "verification", "change", "completed"]
      : ["start", "verification", "completed"];
  const current = way.indexOf(step);
  return way.map((name, index) => {
    const isDone = index < current || step === "completed";
    const at = index <= current ? dates[name] : undefined;
    return { name, state: isDone ? "done" : index === current ? "current" : "ahead", ...(at && { at }) };
  });
}
