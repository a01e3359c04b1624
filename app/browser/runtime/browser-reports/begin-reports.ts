import { isAllowed } from "~/browser/consent/browser-consent";
import { whenIdle } from "../time/when-idle";
import { watchFailures } from "./failures";

/**
 * Decides at random whether this document reports how fast it is and what fails in it. Without the visitor's consent to
 * statistics at its start it reports nothing, later either.
 */
export async function beginReports(): Promise<void> {
  const share = Number(document.documentElement.dataset.reports ?? 0);
  if (!import.meta.env.PROD || Math.random() >= share || !isAllowed("analytics")) return;
  watchFailures();
  await whenIdle();
  // If the file fails to load, nothing is reported.
  const reporter = await import("./reporter").catch(() => null);
  reporter?.startReporter();
}
