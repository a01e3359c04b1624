import { paths } from "~/routing/paths";
import type { IgnoredReason } from "./vendors/reader";
import type { VendorName } from "./vendors/vendors";

/** Counts messages that did not count, and tells the server of them when the page is left. */
export function createIgnoredCounts(vendor: VendorName) {
  const counts = new Map<IgnoredReason, number>();

  function tell(): void {
    if (counts.size === 0) return;
    const body = new URLSearchParams({ vendor });
    for (const [reason, count] of counts) body.set(reason, String(count));
    counts.clear();
    navigator.sendBeacon(paths.bettingMessages(), body);
  }

  return {
    count: (reason: IgnoredReason): void => void counts.set(reason, (counts.get(reason) ?? 0) + 1),
    /** Returns the unsubscribe function, which tells too. */
    watch(): () => void {
      const tellHidden = () => document.hidden && tell();
      document.addEventListener("visibilitychange", tellHidden);
      window.addEventListener("pagehide", tell);
      return () => {
        document.removeEventListener("visibilitychange", tellHidden);
        window.removeEventListener("pagehide", tell);
        tell();
      };
    },
  };
}
