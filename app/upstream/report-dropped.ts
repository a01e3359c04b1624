import { LRUCache } from "lru-cache";
import type { Logger } from "~/logger";
import type { ReportDropped } from "./lenient-parse";

const MOST_DOCUMENTS = 500;
/** Limit of log lines per document; further problems are logged once these are fixed. */
const MOST_LINES = 20;

/**
 * Runs a parser with a `report` callback that logs what it drops. Documents are parsed again about every minute: a
 * problem is logged when it appears, and again only after it had disappeared.
 */
export function createDropReporter(log: Logger, message: string) {
  const problemsByDocument = new LRUCache<string, ReadonlySet<string>>({ max: MOST_DOCUMENTS });
  return function reporting<T>(key: string, document: string, read: (report: ReportDropped) => T): T {
    const before = problemsByDocument.get(key);
    const now = new Set<string>();
    try {
      return read((path, problem) => {
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
