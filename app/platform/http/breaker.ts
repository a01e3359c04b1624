const WINDOW = 20;
const MIN_OUTCOMES = 10;
const PROBE_MS = 5000;

/** How a call ended, as far as the service's health goes. `void` says nothing about it (the visitor left). */
export type Outcome = "fine" | "fault" | "void";

/** Stops calls to a service that keeps failing, and lets one through now and then to see whether it is back. */
export interface Breaker {
  /** Null: do not call now. Otherwise report the outcome through the ticket. */
  enter(): ((outcome: Outcome) => void) | null;
}

/** Opens for a while (5 s unless told otherwise) when at least half of the last 20 outcomes (10 at least) are faults; then one probe decides. */
export function createBreaker(now: () => number = Date.now, probeMs = PROBE_MS): Breaker {
  let outcomes: Outcome[] = [];
  let openUntil: number | null = null;
  let isProbing = false;

  function settleProbe(outcome: Outcome) {
    isProbing = false;
    if (outcome === "fine") openUntil = null;
    if (outcome === "fault") openUntil = now() + probeMs;
  }

  function settle(outcome: Outcome) {
    // Calls that began before it opened say nothing new.
    if (outcome === "void" || openUntil !== null) return;
    outcomes = [...outcomes.slice(1 - WINDOW), outcome];
    const faults = outcomes.filter((one) => one === "fault").length;
    if (outcomes.length >= MIN_OUTCOMES && faults * 2 >= outcomes.length) {
      openUntil = now() + probeMs;
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
  };
}
