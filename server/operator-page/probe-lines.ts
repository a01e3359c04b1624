import type { ProbeProblem } from "../../app/shell/boot/backend-probe.server";
import { causeOf, type TroubledCall, whyOf } from "./advice";
import { type FailingCall, reasonOf } from "./failing-calls";

/**
 * What is wrong with the backends after the probe at start, a line for each cause: what it found, and the calls that
 * fail though a cached copy or a retry replaced them.
 */
export function probeLines(probed: readonly ProbeProblem[], failing: readonly FailingCall[]): string[] {
  const found = probed.map(({ error, ...call }): TroubledCall => ({ ...call, ...reasonOf(error) }));
  const calls = new Map([...found, ...failing].map((call) => [`${call.service} ${call.method}`, call]));
  const byCause = new Map<string, string[]>();
  for (const call of calls.values()) {
    const cause = causeOf(call);
    const why = `${whyOf(call)}${cause ? ` (${cause})` : ""}`;
    const name = call.service === "redis" ? `Redis (${call.method})` : call.method;
    byCause.set(why, [...(byCause.get(why) ?? []), name]);
  }
  return [...byCause].map(([why, methods]) => `${methods.join(", ")}: ${why}`);
}
