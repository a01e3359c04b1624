import type { Balances } from "../../browser/runtime/balance/balance";

type Total = Balances["total"];

/** Minimum milliseconds between two announcements: of many changes only the latest is announced. */
const QUIET_MS = 10_000;

/** Announces a total that differs from the last announced one, never twice. */
export function createAnnouncer(announced: Total, announce: (total: Total) => void) {
  let announcedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    show(total: Total) {
      clearTimeout(timer);
      if (total?.amount === announced?.amount && total?.currency === announced?.currency) return;
      timer = setTimeout(
        () => {
          announced = total;
          announcedAt = Date.now();
          announce(total);
        },
        Math.max(0, announcedAt + QUIET_MS - Date.now()),
      );
    },
    stop: () => clearTimeout(timer),
  };
}
