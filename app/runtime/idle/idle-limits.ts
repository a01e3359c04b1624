import type { GeneralInfo } from "~/platform/entities/site";

/** Seconds of inactivity until each action; undefined when the operator disabled it. */
export interface IdleLimits {
  logoutSeconds?: number;
  cashierSeconds?: number;
  profileSeconds?: number;
}

/** The platform sends 0 for "off" (docs/contract.md#d73). Undefined when all are off. */
export function idleLimits(info: GeneralInfo | null): IdleLimits | undefined {
  const limits = {
    logoutSeconds: seconds(info?.time_to_force_logout),
    cashierSeconds: seconds(info?.user_inactivity_cashier_time),
    profileSeconds: seconds(info?.user_inactivity_pp_time),
  };
  return Object.values(limits).some((limit) => limit !== undefined) ? limits : undefined;
}

function seconds(value: number | undefined): number | undefined {
  return value !== undefined && value > 0 ? value : undefined;
}
