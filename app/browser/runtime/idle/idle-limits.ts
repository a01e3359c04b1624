import type { Gates } from "~/platform/gates.server";

/** Seconds of inactivity until each action; undefined when the operator disabled it. */
export interface IdleLimits {
  logoutSeconds?: number;
  cashierSeconds?: number;
  profileSeconds?: number;
}

/**
 * The platform sends 0 for "off" (docs/contract.md#d73); of its time and the market's the shorter one counts. Undefined
 * when all are off.
 */
export function idleLimits(gates: Gates | null, marketMinutes?: number): IdleLimits | undefined {
  const marketSeconds = marketMinutes === undefined ? undefined : marketMinutes * 60;
  const limits = {
    logoutSeconds: shorter(seconds(gates?.time_to_force_logout), marketSeconds),
    cashierSeconds: seconds(gates?.user_inactivity_cashier_time),
    profileSeconds: seconds(gates?.user_inactivity_pp_time),
  };
  return Object.values(limits).some((limit) => limit !== undefined) ? limits : undefined;
}

function seconds(value: number | undefined): number | undefined {
  return value !== undefined && value > 0 ? value : undefined;
}

function shorter(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);
}
