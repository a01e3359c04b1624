const WINDOW = 20;
const MIN_OUTCOMES = 10;
const PROBE_MS = 5000;
/** Milliseconds after which an open breaker without further attempts is not reported any more. */
const UNTRIED_MS = 60_000;

/** Outcome of a call for the service's health. `void` does not count (the visitor disconnected). */
export type Outcome = "fine" | "fault" | "void";

/** Circuit breaker: refuses calls of a failing method and lets a probe through at intervals. */
export interface Breaker {
  /** Returns null while calls are refused, otherwise the function to report the call's outcome with. */
  enter(): ((outcome: Outcome) => void) | null;
  /** Whether it refuses calls, or has waited for its probe for less than a minute. */
  isOpen(): boolean;
  /** How often it has opened since it was created; a failed probe does not count again. */
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
    isOpen: () => openUntil !== null && now() < openUntil + UNTRIED_MS,
    openings: () => openings,
  };
}

/** One breaker for each method, created when it is first called. */
export interface Breakers {
  of(method: string): Breaker;
  /** Whether any of them refuses calls. */
  isOpen(): boolean;
  /** How often they have opened, together. */
  openings(): number;
}

/**
 * A method that fails alone is refused alone, so that a read which a page can do without never costs the page the
 * reads it is made of. Methods come from a table, so there are never many.
 */
export function createBreakers(probeMs?: number): Breakers {
  const breakers = new Map<string, Breaker>();
  const all = () => [...breakers.values()];
  return {
    of(method) {
      const breaker = breakers.get(method) ?? createBreaker(Date.now, probeMs);
      breakers.set(method, breaker);
      return breaker;
    },
    isOpen: () => all().some((breaker) => breaker.isOpen()),
    openings: () => all().reduce((sum, breaker) => sum + breaker.openings(), 0),
  };
}
