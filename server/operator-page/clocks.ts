import type { Clock } from "./process-state";

/** More than replies take, and more than synchronized clocks differ by. */
const MAX_SECONDS = 60;

/** Watches whether the backends have the time that it is here: codes, limits and bonuses end by theirs. */
export function createClocks(now: () => number = Date.now) {
  const ahead = new Map<string, number>();
  return {
    /** `date` and `age` as headers of a reply have them: a cached reply has the date of when it was stored. */
    note(service: string, date: string | undefined, age: string | undefined): void {
      const ms = date === undefined || age !== undefined ? Number.NaN : Date.parse(date);
      if (!Number.isNaN(ms)) ahead.set(service, (ms - now()) / 1000);
    },
    list: (): Clock[] =>
      [...ahead]
        .filter(([, seconds]) => Math.abs(seconds) > MAX_SECONDS)
        .map(([service, seconds]) => ({ service, seconds })),
  };
}

/** The text for a clock that differs. */
export function clockText({ service, seconds }: Clock): string {
  return `the clock of ${service} is ${Math.round(Math.abs(seconds))} s ${seconds < 0 ? "behind" : "ahead"}`;
}
