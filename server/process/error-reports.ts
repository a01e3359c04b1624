import { LRUCache } from "lru-cache";

const A_MINUTE = 60_000;
/** Reports a minute, of all kinds together. */
const MAX_REPORTS = 30;
const MAX_KINDS = 200;
const MAX_OPEN = 4;
const PATIENCE_MS = 3_000;
const LONGEST_TEXT = 300;
const MAX_FRAMES = 12;

/** What a collector gets of an error. */
interface ErrorReport {
  /** ISO 8601. */
  time: string;
  service: string;
  message: string;
  requestId?: string;
  error?: { type: string; message: string; stack: readonly string[] };
  /** How often it has come since the last report of its kind. */
  count: number;
}

interface ErrorReportOptions {
  url: string;
  service: string;
  now?: () => number;
}

/**
 * Posts errors to a collector as JSON, and never waits for it: one report a minute of each kind (message and place),
 * thirty of all kinds, four at a time. What exceeds that is not sent; the log has every error.
 */
export function createErrorReports({ url, service, now = Date.now }: ErrorReportOptions) {
  const kinds = new LRUCache<string, { at: number; count: number }>({ max: MAX_KINDS });
  const open = new Set<Promise<unknown>>();
  let minute = { since: now(), reports: 0 };

  /** Returns what the report counts; null when there is none to make. */
  function take(kind: string): number | null {
    const time = now();
    if (time - minute.since >= A_MINUTE) minute = { since: time, reports: 0 };
    const known = kinds.get(kind) ?? { at: Number.NEGATIVE_INFINITY, count: 0 };
    known.count += 1;
    kinds.set(kind, known);
    if (time - known.at < A_MINUTE || minute.reports >= MAX_REPORTS || open.size >= MAX_OPEN) return null;
    const { count } = known;
    kinds.set(kind, { at: time, count: 0 });
    minute.reports += 1;
    return count;
  }

  function post(report: ErrorReport): void {
    const posting = fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(report),
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
      .then((response) => response.body?.cancel())
      // The collector's absence is no error of the site's.
      .catch(() => {})
      .finally(() => open.delete(posting));
    open.add(posting);
  }

  return {
    /** `fields` and `message` of a log line; of the fields only the error and the request's id are sent. */
    report(fields: { err?: unknown; requestId?: unknown }, message: string): void {
      const { err, requestId } = fields;
      const error = err instanceof Error ? partsOf(err) : undefined;
      const count = take([message, error?.type, error?.stack[0]].join(" "));
      if (count === null) return;
      post({
        time: new Date(now()).toISOString(),
        service,
        message,
        ...(typeof requestId === "string" && { requestId }),
        ...(error && { error }),
        count,
      });
    },
    /** Resolves when all reports under way have ended. */
    settled: async () => void (await Promise.all(open)),
  };
}

function partsOf({ name, message, stack = "" }: Error) {
  const frames = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return {
    type: name,
    message: redact(message),
    stack: frames.slice(0, MAX_FRAMES).map((line) => line.trim()),
  };
}

/**
 * Takes out of a message what may be a visitor's: quoted texts, which are often pieces of what was received, e-mail
 * addresses, queries, long numbers and tokens.
 */
export function redact(message: string): string {
  return message
    .slice(0, 10 * LONGEST_TEXT)
    .replace(/"[^"]*"?|'[^']*'?|`[^`]*`?|“[^”]*”?/g, '"…"')
    .replace(/[^\s@]+@[^\s@]+/g, "[e-mail]")
    .replace(/\?\S+/g, "?…")
    .replace(/\+?\d[\d ().-]{5,}\d/g, "[number]")
    .replace(/[\w+/=-]{20,}(?:\.[\w+/=-]+)*/g, "[token]")
    .slice(0, LONGEST_TEXT);
}
