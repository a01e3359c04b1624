import { LRUCache } from "lru-cache";
import type { Logger } from "~/logger";
import type { ReportDropped } from "./lenient-parse";
import type { Telemetry } from "./telemetry";

const MOST_DOCUMENTS = 500;
/** Limit of log lines per document; further problems are logged once these are fixed. */
const MOST_LINES = 20;

/**
 * Runs a parser with a `report` callback that logs and counts what it drops or replaces. Documents are parsed again about every minute: a
 * problem is logged when it appears, and again only after it had disappeared.
 */
export function createDropReporter(
  log: Logger,
  message: string,
  { service, telemetry }: { service: string; telemetry: Telemetry },
) {
  const problemsByDocument = new LRUCache<string, ReadonlySet<string>>({ max: MOST_DOCUMENTS });
  /** `label` stands for `document` in metrics: its values come from tables. */
  return function reporting<T>(
    { key, document, label = document }: { key: string; document: string; label?: string },
    read: (report: ReportDropped) => T,
  ): T {
    const before = problemsByDocument.get(key);
    const now = new Set<string>();
    try {
      return read((path, problem) => {
        telemetry.countMisfit(service, label, withoutIndexes(path), `${document}: ${problem}`);
        const line = `${path}: ${problem}`;
        if (now.has(line) || now.size >= MOST_LINES) return;
        now.add(line);
        if (!before?.has(line)) log.warn({ document, path, problem }, message);
      });
    } finally {
      if (now.size > 0) problemsByDocument.set(key, now);
      else problemsByDocument.delete(key);
    }
  };
}

const withoutIndexes = (path: string) =>
  path
    .split(".")
    .filter((step) => !/^\d+$/.test(step))
    .join(".");
