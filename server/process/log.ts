import { type LoggerOptions, pino } from "pino";
import type { Logger } from "~/logger";
import { readableLine } from "./readable-line";

/** Never in a log, wherever an object carries them. */
const SECRETS = ["password", "token", "cookie", "authorization", "secret", "set-cookie", "jwt"];

export interface Log extends Logger {
  /** One line about a request, whose few fields are named by the access log: none of them needs to be searched. */
  access(fields: object): void;
  flush(): void;
}

/**
 * Structured logs to standard output, one JSON line each, written in the background; `isReadable`: for people, who
 * read along.
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
        // Not opened yet, or the reader has gone: nobody is left to tell.
      }
    },
  });
}

/** Lines are gathered for a moment: a write to the terminal or pipe per request is dearer than a kept page. */
function inBackground() {
  return pino.destination({ sync: false, minLength: 4096, periodicFlush: 1000 });
}

const readable = {
  write: (line: string) => void process.stdout.write(readableLine(line)),
  flushSync() {},
};
