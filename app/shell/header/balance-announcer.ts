import type { Balances } from "./balance";

type Total = Balances["total"];

/** Minimum milliseconds between two announcements: of many changes only the latest is announced. */
const QUIET_MS = 10_000;

/** Announces a total that differs from the last announced one, never twice. */
export function createAnnouncer(heard: Total, tell: (total: Total) => void) {
  let toldAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    show(total: Total) {
      clearTimeout(timer);
      if (total.amount === heard.amount && total.currency === heard.currency) return;
      timer = setTimeout(
        () => {
          heard = total;
          toldAt = Date.now();
          tell(total);
        },
        Math.max(0, toldAt + QUIET_MS - Date.now()),
      );
    },
    stop: () => clearTimeout(timer),
  };
}
