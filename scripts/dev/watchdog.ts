import { url as inspectorUrl } from "node:inspector";
import { Worker } from "node:worker_threads";
import { BEATS, IS_DEBUGGED } from "./beats";

/** Milliseconds. */
const BEAT = 100;

/** Has another thread log where this one is, and restart the process, when it is busy for seconds. */
export function watchForLoops(): void {
  const beats = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const beat = () => {
    Atomics.add(beats, BEATS, 1);
    // A process at a breakpoint is in no loop.
    Atomics.store(beats, IS_DEBUGGED, inspectorUrl() ? 1 : 0);
  };
  beat();
  setInterval(beat, BEAT).unref();
  new Worker(new URL("./busy-watch.mjs", import.meta.url), { workerData: beats }).unref();
}
