import type { GeneralInfo } from "~/platform/entities-site";

/** Seconds without a sign of life until something happens. What the operator has switched off is absent. */
export interface IdleLimits {
  logoutSeconds?: number;
  cashierSeconds?: number;
  profileSeconds?: number;
}

/** The platform says 0 for "off" (contract D73). Absent when all of it is off. */
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
