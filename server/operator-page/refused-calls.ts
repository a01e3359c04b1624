import type { CallRecord } from "../../app/upstream/telemetry";
import { NEUTRAL, reasonOf } from "./failing-calls";

/** What a method has refused since the start, by its own typed errors: mostly what players may not do, or got wrong. */
export interface RefusedCalls {
  service: string;
  method: string;
  refused: number;
  calls: number;
  /** As `Date.now()` has it. */
  last: number;
  /** Types and codes of its errors, and how often each came. */
  reasons: ReadonlyMap<string, number>;
}

/** Of a method; a backend may send any code. */
const MAX_REASONS = 20;
const MAX_LISTED = 30;

/** Counts refusals by method and reason. Names of methods come from tables, so their number is bounded. */
export function createRefusedCalls(now: () => number = Date.now) {
  const methods = new Map<string, RefusedCalls & { reasons: Map<string, number> }>();
  return {
    note({ service, method, outcome }: CallRecord, error?: unknown): void {
      if (NEUTRAL.has(outcome)) return;
      const key = `${service} ${method}`;
      const known = methods.get(key) ?? {
        service,
        method,
        refused: 0,
        calls: 0,
        last: 0,
        reasons: new Map(),
      };
      methods.set(key, known);
      known.calls += 1;
      if (outcome !== "refused") return;
      known.refused += 1;
      known.last = now();
      const { detail } = reasonOf(error);
      const reason = known.reasons.has(detail) || known.reasons.size < MAX_REASONS ? detail : "others";
      known.reasons.set(reason, (known.reasons.get(reason) ?? 0) + 1);
    },
    /** The largest share first. */
    list: (): RefusedCalls[] =>
      [...methods.values()]
        .filter(({ refused }) => refused > 0)
        .sort((one, other) => other.refused / other.calls - one.refused / one.calls)
        .slice(0, MAX_LISTED),
  };
}
