/** The sandbox's own time: it runs like the real one, from wherever it was put. */
export interface Clock {
  now(): number;
  set(moment: number): void;
  advance(milliseconds: number): void;
  real(): void;
}

export function createClock(start?: number): Clock {
  let offset = start === undefined ? 0 : start - Date.now();
  return {
    now: () => Date.now() + offset,
    set(moment) {
      offset = moment - Date.now();
    },
    advance(milliseconds) {
      offset += milliseconds;
    },
    real() {
      offset = 0;
    },
  };
}

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** docs/contract.md#1.8: ISO 8601 UTC in whole seconds. */
export function isoTime(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 19)}Z`;
}
