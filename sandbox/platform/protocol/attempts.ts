import { second } from "../../world/clock";
import type { Call } from "./call";
import { Refusal } from "./errors";

/** How often something may happen within a time. */
export interface Allowance {
  times: number;
  within: number;
}

/** Throws 15 of docs/contract.md#2 when `key` has used its allowance up. */
export function refuseTooMany(call: Call, key: string, { times, within }: Allowance): void {
  const recent = recentOf(call, key, within);
  const oldest = recent.at(-times);
  if (oldest === undefined) return;
  const retry_after = Math.ceil((oldest + within - call.now) / second);
  throw new Refusal("TooManyRequestsException", { message: "Too many attempts", data: { retry_after } });
}

export function countAttempt(call: Call, key: string, { within }: Allowance): void {
  call.world.state.attempts.set(key, [...recentOf(call, key, within), call.now]);
}

export function forgetAttempts({ world }: Call, key: string): void {
  world.state.attempts.delete(key);
}

function recentOf({ world, now }: Call, key: string, within: number): number[] {
  return (world.state.attempts.get(key) ?? []).filter((moment) => now - moment < within);
}
