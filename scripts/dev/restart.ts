import { writeSync } from "node:fs";
import type { ErrorDetails } from "./explain-error";

/** The server's file descriptor on which it asks `main.ts` for a restart. */
export const RESTART_PIPE = 3;
/** What the last server was ended for, as JSON. Not set where the server is started alone, for a debugger. */
export const LAST_PROBLEM = "DEV_LAST_PROBLEM";

export function canRestart(): boolean {
  return process.env[LAST_PROBLEM] !== undefined;
}

/** Ends this process at once, from any of its threads. The next one shows `problem` until a file changes. */
export function restart(problem: ErrorDetails | null): void {
  writeSync(RESTART_PIPE, JSON.stringify(problem));
  process.kill(process.pid, "SIGKILL");
}

/** Read once: child processes of this one do not get it. */
export function takeLastProblem(): ErrorDetails | undefined {
  return JSON.parse(process.env[LAST_PROBLEM] ?? "null") ?? undefined;
}
