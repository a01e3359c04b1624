import { type LoggerOptions, pino } from "pino";
import type { Logger } from "~/logger";
import { readableLine } from "./readable-line";

/** Field names removed from log entries. */
const SECRETS = ["password", "token", "cookie", "authorization", "secret", "set-cookie", "jwt"];

/** Lines of requests go to the destination in batches: telling it of each costs more than the line. */
const GATHERED_LENGTH = 16 * 1024;
const GATHERED_MS = 250;

/** Told of each line of a warning or an error. */
export type OnTrouble = (level: "warn" | "error", fields: object, message: string) => void;

export interface Log extends Logger {
  /** Logs one request: its fields as the inside of a JSON object, chosen by the access log, so none needs redaction. */
  access(fields: string): void;
  /** Resolves when all lines so far are written. */
  flush(): Promise<void>;
}

/**
 * Structured logs to standard output, one JSON line each, buffered. `isReadable`: formatted for a terminal,
 * unbuffered.
 */
export function createLog(level: string, isReadable = false, onTrouble?: OnTrouble): Log {
  const destination = isReadable ? readable : inBackground();
  const options: LoggerOptions = { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime };
  const paths = SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`]);
  const log = pino({ ...options, redact: { paths, remove: true } }, destination);
  const isAccessLogged = log.isLevelEnabled("info");
  const time = createClock();
  let gathered = "";
  const passOn = () => {
    if (gathered) destination.write(gathered);
    gathered = "";
  };
  setInterval(passOn, GATHERED_MS).unref();
  const told = (level: "warn" | "error") => {
    const write = log[level].bind(log);
    return (fields: object, message = "") => {
      write(fields, message);
      onTrouble?.(level, fields, message);
    };
  };
  return Object.assign(log, {
    warn: told("warn"),
    error: told("error"),
    // The line that pino would write, at a fraction of its price: it is written for every request.
    access(fields: string) {
      if (!isAccessLogged) return;
      gathered += `{"level":30,"time":"${time()}",${fields}}\n`;
      if (isReadable || gathered.length > GATHERED_LENGTH) passOn();
    },
    // Waits for a write that is under way: a synchronous one beside it would be mixed up with it.
    flush() {
      passOn();
      return new Promise<void>((resolve) => destination.flush(() => resolve()));
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
  flush: (done: () => void) => done(),
};
