const WINDOW = 20;
const MIN_OUTCOMES = 10;
const PROBE_MS = 5000;

/** Outcome of a call for the service's health. `void` does not count (the visitor disconnected). */
export type Outcome = "fine" | "fault" | "void";

/** Circuit breaker: refuses calls to a failing service and lets a probe through at intervals. */
export interface Breaker {
  /** Returns null while calls are refused, otherwise the function to report the call's outcome with. */
  enter(): ((outcome: Outcome) => void) | null;
  /** Whether it refuses calls, or waits for its probe. */
  isOpen(): boolean;
  /** How often it has opened since it was created; a failed probe does not count anew. */
  openings(): number;
}

/**
 * Opens for `probeMs` (5 s by default) when at least half of the last 20 outcomes (10 at least) are faults; then one
 * probe decides.
 */
export function createBreaker(now: () => number = Date.now, probeMs = PROBE_MS): Breaker {
  let outcomes: Outcome[] = [];
  let openUntil: number | null = null;
  let isProbing = false;
  let openings = 0;

  function settleProbe(outcome: Outcome) {
    isProbing = false;
    if (outcome === "fine") openUntil = null;
    if (outcome === "fault") openUntil = now() + probeMs;
  }

  function settle(outcome: Outcome) {
    // Ignores calls that were in flight when it opened.
    if (outcome === "void" || openUntil !== null) return;
    outcomes = [...outcomes.slice(1 - WINDOW), outcome];
    const faults = outcomes.filter((one) => one === "fault").length;
    if (outcomes.length >= MIN_OUTCOMES && faults * 2 >= outcomes.length) {
      openUntil = now() + probeMs;
      openings += 1;
      outcomes = [];
    }
  }

  return {
    enter() {
      if (openUntil === null) return settle;
      if (isProbing || now() < openUntil) return null;
      isProbing = true;
      return settleProbe;
    },
    isOpen: () => openUntil !== null,
    openings: () => openings,
  };
}
