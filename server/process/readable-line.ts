const LEVELS: Record<number, string> = { 20: "debug", 30: "info", 40: "WARN", 50: "ERROR", 60: "FATAL" };

/** Formats a JSON log line for a terminal: time of day, level, message, fields, and the stack trace below. */
export function readableLine(line: string): string {
  const { level, time, msg, err, ...fields } = JSON.parse(line);
  const words = [
    new Date(time).toTimeString().slice(0, 8),
    (LEVELS[level] ?? String(level)).padEnd(5),
    ...(msg ? [msg] : []),
    ...Object.entries(fields).map(([name, value]) => `${name}=${wordOf(value)}`),
  ];
  const stack = err && (err.stack ?? JSON.stringify(err));
  return `${words.join(" ")}\n${stack ? `${stack.replaceAll(/^/gm, "  ")}\n` : ""}`;
}

function wordOf(value: unknown): string {
  return typeof value === "string" && /^[^\s"=]+$/.test(value) ? value : JSON.stringify(value);
}
