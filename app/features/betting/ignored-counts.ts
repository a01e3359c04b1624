import { paths } from "~/routing/paths";
import type { IgnoredReason } from "./vendors/reader";
import type { VendorName } from "./vendors/vendors";

/** Counts messages that were ignored, and reports them to the server when the page is left. */
export function createIgnoredCounts(vendor: VendorName) {
  const counts = new Map<IgnoredReason, number>();

  function report(): void {
    if (counts.size === 0) return;
    const body = new URLSearchParams({ vendor });
    for (const [reason, count] of counts) body.set(reason, String(count));
    counts.clear();
    navigator.sendBeacon(paths.bettingMessages(), body);
  }

  return {
    count: (reason: IgnoredReason): void => void counts.set(reason, (counts.get(reason) ?? 0) + 1),
    /** Returns the unsubscribe function, which reports too. */
    watch(): () => void {
      const reportWhenHidden = () => document.hidden && report();
      document.addEventListener("visibilitychange", reportWhenHidden);
      window.addEventListener("pagehide", report);
      return () => {
        document.removeEventListener("visibilitychange", reportWhenHidden);
        window.removeEventListener("pagehide", report);
        report();
      };
    },
  };
}
