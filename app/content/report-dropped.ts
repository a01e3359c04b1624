import { LRUCache } from "lru-cache";
import type { Logger } from "~/logger";
import type { ReportDropped } from "./lenient-parse";

const MOST_DOCUMENTS = 500;
/** Of one document at once; what is wrong further down shows when these are mended. */
const MOST_LINES = 20;

/**
 * Runs a read with a report for what it leaves out. Documents are read anew every minute or oftener: a line is logged
 * when a problem appears, and not again before it has been gone.
 */
export function createDropReporter(log: Logger) {
  const told = new LRUCache<string, ReadonlySet<string>>({ max: MOST_DOCUMENTS });
  return function reporting<T>(key: string, document: string, read: (report: ReportDropped) => T): T {
    const before = told.get(key);
    const now = new Set<string>();
    try {
      return read((path, problem) => {
        const line = `${path}: ${problem}`;
        if (now.has(line) || now.size >= MOST_LINES) return;
        now.add(line);
        if (!before?.has(line)) log.warn({ document, path, problem }, "content was left out");
      });
    } finally {
      if (now.size > 0) told.set(key, now);
      else told.delete(key);
    }
  };
}
