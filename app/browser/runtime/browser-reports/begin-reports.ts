import { isAllowed } from "~/browser/consent/browser-consent";
import { whenIdle } from "../time/when-idle";
import { watchFailures } from "./failures";

/**
 * Draws whether this document is one of those that report how fast it is and what fails in it. One whose visitor has
 * not allowed statistics when it begins reports nothing, later either.
 */
export async function beginReports(): Promise<void> {
  const share = Number(document.documentElement.dataset.reports ?? 0);
  if (!import.meta.env.PROD || Math.random() >= share || !isAllowed("analytics")) return;
  watchFailures();
  await whenIdle();
  // Without its file nothing is reported.
  const reporter = await import("./reporter").catch(() => null);
  reporter?.startReporter();
}
