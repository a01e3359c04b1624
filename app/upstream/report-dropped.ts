import { LRUCache } from "lru-cache";
import type { Logger } from "~/upstream/logger";
import type { DroppedItem, EntryName } from "./dropped-item";
import type { ReportDropped } from "./lenient-parse";
import type { Telemetry } from "./telemetry";

const MAX_DOCUMENTS = 500;
/** Limit of log lines per document; further problems are logged once these are fixed. */
const MAX_LINES = 20;

/** What is read, for those who look for its mistakes. */
interface ReadDocument {
  key: string;
  document: string;
  /** Stands for `document` in metrics: its values come from tables. */
  label?: string;
  /** What an editor finds it by, unless `report` names an entry in it; without either nothing is listed. */
  entry?: EntryName | undefined;
}

export type Reporting = <T>(about: ReadDocument, read: (report: ReportDropped) => T) => T;

/**
 * Runs a parser with a `report` callback that logs, counts and lists what it drops or replaces. Documents are parsed again about every
 * minute: a problem is logged when it appears, and again only after it had disappeared; what is not found any more is mended.
 */
export function createDropReporter(
  log: Logger,
  message: string,
  { service, telemetry }: { service: string; telemetry: Telemetry },
): Reporting {
  const problemsByDocument = new LRUCache<string, ReadonlySet<string>>({ max: MAX_DOCUMENTS });
  return function reporting<T>(
    { key, document, label = document, entry }: ReadDocument,
    read: (report: ReportDropped) => T,
  ): T {
    const before = problemsByDocument.get(key);
    const now = new Set<string>();
    const found: DroppedItem[] = [];
    try {
      return read((path, problem, within = entry) => {
        telemetry.countInvalid(service, label, withoutIndexes(path), `${document}: ${problem}`);
        const line = `${nameOf(within)}${path}: ${problem}`;
        if (now.has(line) || now.size >= MAX_LINES) return;
        now.add(line);
        if (within) found.push({ entry: within, field: path, why: problem });
        if (!before?.has(line)) log.warn({ document, path, problem, ...withId(within) }, message);
      });
    } finally {
      if (now.size > 0) problemsByDocument.set(key, now);
      else problemsByDocument.delete(key);
      telemetry.noteDropped(document, found);
    }
  };
}

/** Entries of one list may have the same mistake. */
const nameOf = (entry: EntryName | undefined) => (entry?.id ? `${entry.id} ` : "");

const withId = (entry: EntryName | undefined) => entry?.id && { entry: entry.documentId ?? entry.id };

const withoutIndexes = (path: string) =>
  path
    .split(".")
    .filter((step) => !/^\d+$/.test(step))
    .join(".");
