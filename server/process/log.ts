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
  const isAccessLogged = log.isLevelEnabled("info");
  const time = createClock();
  return Object.assign(log, {
    // The line that pino would write, at half its price: it is written for every request.
    access(fields: object) {
      if (!isAccessLogged) return;
      destination.write(`{"level":30,"time":"${time()}",${JSON.stringify(fields).slice(1)}\n`);
    },
    flush() {
      try {
        destination.flushSync();
      } catch {
        // Not opened yet, or the pipe is closed.
      }
    },
  });
}

/** Gathers lines for up to a second: one write for each would cost more than serving a cached page. */
function inBackground() {
  return pino.destination({ sync: false, minLength: 32 * 1024, maxWrite: 64 * 1024, periodicFlush: 1000 });
}

/** The time as the log has it, put into words once a millisecond. */
function createClock(): () => string {
  let last = 0;
  let text = "";
  return () => {
    const now = Date.now();
    if (now !== last) text = new Date(now).toISOString();
    last = now;
    return text;
  };
}

const readable = {
  write: (line: string) => void process.stdout.write(readableLine(line)),
  flushSync() {},
};
