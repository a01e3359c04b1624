import type { Logger } from "~/upstream/logger";
import { guarded } from "./guarded";

export const HOUR_MS = 3_600_000;

/** Times as `Date.now()` has them. `until`: debug lines are logged so long; null: the log is as `LOG_LEVEL` says. */
export interface Verbosity {
  until: number | null;
  /** When that was said: of two, the later holds. */
  at: number;
}

/** Debug lines for an hour at most, without a restart: it ends by itself. */
export interface VerboseHour {
  now(): Verbosity;
  /** Takes what was said, unless something was said later; `by` whom, for the log. */
  set(said: Verbosity, by: string): void;
}

/** Of a log whose level can be set; `own` is the one that it has otherwise. */
export function createVerboseHour(log: Logger & { setLevel(level: string): void }, own: string): VerboseHour {
  let now: Verbosity = { until: null, at: 0 };
  let timer: NodeJS.Timeout | undefined;

  function end(by: string) {
    log.warn({ by }, "debug lines are logged no more");
    log.setLevel(own);
  }

  return {
    now: () => now,
    set(said, by) {
      if (said.at <= now.at) return;
      const left = Math.min((said.until ?? 0) - Date.now(), HOUR_MS);
      const was = now.until !== null;
      clearTimeout(timer);
      now = { at: said.at, until: left > 0 ? Date.now() + left : null };
      if (left <= 0) return was ? end(by) : undefined;
      log.setLevel("debug");
      log.warn({ by, minutes: Math.round(left / 60_000) }, "debug lines are logged for a while");
      timer = setTimeout(
        guarded(() => {
          now = { ...now, until: null };
          end("the time is up");
        }),
        left,
      ).unref();
    },
  };
}
