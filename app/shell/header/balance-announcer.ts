import type { Balances } from "./balance";

type Total = Balances["total"];

/** Between two announcements, at least: whoever plays round after round hears of the latest alone. */
const QUIET_MS = 10_000;

/** Tells of a total that is another one than was last heard, and of none twice. */
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
