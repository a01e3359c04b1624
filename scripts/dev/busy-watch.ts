import { writeSync } from "node:fs";
import { relative } from "node:path";
import { workerData } from "node:worker_threads";
import { BEATS, IS_DEBUGGED } from "./beats";
import { explainError, textOf } from "./explain-error";
import { callsOfMainThread } from "./main-stack";
import { restart } from "./restart";

// A thread beside the server's. What takes long counts in looks, not by the clock: a machine that slept was not busy.

/** Milliseconds. */
const LOOKS_EVERY = 250;
const BUSY_AFTER = 5_000;
const STANDARD_ERROR = 2;

const beats = workerData as Int32Array;
const parent = process.ppid;
const root = process.cwd();
let last = 0;
let looks = 0;

setInterval(look, LOOKS_EVERY);

function look(): void {
  // The other thread cannot see it while it is busy.
  if (process.ppid !== parent) process.kill(process.pid, "SIGKILL");
  const now = Atomics.load(beats, BEATS);
  looks = now === last && !Atomics.load(beats, IS_DEBUGGED) ? looks + 1 : 0;
  last = now;
  if (looks * LOOKS_EVERY === BUSY_AFTER) logBusy();
}

async function logBusy(): Promise<void> {
  const calls = await callsOfMainThread();
  const error = new Error(`the server has been busy for ${BUSY_AFTER / 1_000} s`);
  error.stack = [String(error), ...calls].join("\n");
  const { file, line } = explainError(error, root).loc ?? {};
  // Vite alone may be busy for long.
  if (!file) return;
  error.message += ` in ${relative(root, file)}:${line}`;
  const problem = explainError(error, root);
  writeSync(STANDARD_ERROR, `\n${textOf(problem, root)}\n\nThe server starts again.\n\n`);
  restart(problem);
}
