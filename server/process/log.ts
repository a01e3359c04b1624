import { type LoggerOptions, pino } from "pino";
import type { Logger } from "~/upstream/logger";
import { createLogDestination } from "./log-destination";
import { readableLine } from "./readable-line";

/** Field names removed from log entries. */
const SECRETS = ["password", "token", "cookie", "authorization", "secret", "set-cookie", "jwt"];

interface LogWatch {
  /** Called with each line of a warning or an error, before it is written. */
  onTrouble?(level: "warn" | "error", fields: object, message: string): void;
  /** Called with the number of lines that could not be written. */
  onDropped?(lines: number): void;
}

export interface Log extends Logger {
  /** Logs one request: its fields as the inside of a JSON object, chosen by the access log, so none needs redaction. */
  access(fields: string): void;
  /** From now on lines of this level and above are written. */
  setLevel(level: string): void;
  /** Resolves when all lines so far are written or dropped. */
  flush(): Promise<void>;
}

/** Structured logs to standard output, one JSON line each. `isReadable`: formatted for a terminal, at once. */
export function createLog(level: string, isReadable = false, { onTrouble, onDropped }: LogWatch = {}): Log {
  const time = createClock();
  const destination = createLogDestination({
    isPrompt: isReadable,
    onDropped,
    droppedLine: (lines) =>
      shown(
        `{"level":40,"time":"${time()}","lines":${lines},"msg":"lines of the log could not be written"}\n`,
      ),
  });
  const shown = (line: string) => (isReadable ? readableLine(line) : line);
  const write = (line: string) => destination.write(shown(line));
  const options: LoggerOptions = { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime };
  const paths = SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`]);
  const log = pino({ ...options, redact: { paths, remove: true } }, { write });
  let isAccessLogged = log.isLevelEnabled("info");
  // A level that is set gives pino's logger other methods: no reference to one may be stored.
  const logAt = (level: "warn" | "error") => (fields: object, message?: string) => {
    onTrouble?.(level, fields, message ?? "");
    log[level](fields, message);
  };
  return {
    debug: (fields, message) => log.debug(fields, message),
    info: (fields, message) => log.info(fields, message),
    warn: logAt("warn"),
    error: logAt("error"),
    setLevel(level) {
      log.level = level;
      isAccessLogged = log.isLevelEnabled("info");
    },
    // The line that pino would write, at a fraction of its price: it is written for every request.
    access(fields: string) {
      if (isAccessLogged) write(`{"level":30,"time":"${time()}",${fields}}\n`);
    },
    flush: destination.flush,
  };
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
