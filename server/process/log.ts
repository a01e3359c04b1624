import { type LoggerOptions, pino } from "pino";
import type { Logger } from "~/logger";
import { readableLine } from "./readable-line";

/** Field names removed from log entries. */
const SECRETS = ["password", "token", "cookie", "authorization", "secret", "set-cookie", "jwt"];

export interface Log extends Logger {
  /** Logs one request. Its fields are chosen by the access log, so none needs redaction. */
  access(fields: object): void;
  flush(): void;
}

/**
 * Structured logs to standard output, one JSON line each, buffered. `isReadable`: formatted for a terminal,
 * unbuffered.
 */
export function createLog(level: string, isReadable = false): Log {
  const destination = isReadable ? readable : inBackground();
  const options: LoggerOptions = { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime };
  const paths = SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`]);
  const log = pino({ ...options, redact: { paths, remove: true } }, destination);
  const accessLog = pino(options, destination);
  return Object.assign(log, {
    access: (fields: object) => accessLog.info(fields),
    flush() {
      try {
        destination.flushSync();
      } catch {
        // Not opened yet, or the pipe is closed.
      }
    },
  });
}

/** Buffers lines: one write per request to a terminal or pipe would cost more than serving a cached page. */
function inBackground() {
  return pino.destination({ sync: false, minLength: 4096, periodicFlush: 1000 });
}

const readable = {
  write: (line: string) => void process.stdout.write(readableLine(line)),
  flushSync() {},
};
