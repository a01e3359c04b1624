import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Logger } from "~/upstream/logger";
import { budgets } from "../../app/upstream/transport/budgets";
import { guarded } from "./guarded";

const SWEEP_EVERY = 200;

/** Milliseconds after draining for what is under way: the longest write, and its answer. */
export const LAST_ANSWERS_MS = budgets.money.writeMs + 2_000;

/** Milliseconds that the last lines of a process that hangs may take. */
const LAST_LINES_MS = 500;

/** Milliseconds after which a process that gets a signal to stop is gone, whatever hangs. Grace periods are longer. */
export function longestStop(drainMs: number): number {
  return drainMs + LAST_ANSWERS_MS + 2_000;
}

export interface Drain {
  isDraining(): boolean;
  /** Graceful shutdown. Resolves when the last connection is closed. */
  drain(watch?: DrainWatch): Promise<void>;
}

interface DrainWatch {
  /** No connection is taken any more. */
  onClosing(): void;
  /** What takes too long is cut off. */
  onCut(): void;
}

/**
 * Drains without losing requests: `/readyz` fails first; after `drainMs` no new connection is accepted, every
 * response says `Connection: close`, and idle connections are closed as they appear; after `lastAnswersMs` more all are.
 */
export function createDrain(server: Server, drainMs: number, lastAnswersMs = LAST_ANSWERS_MS): Drain {
  const sockets = new Set<Socket>();
  server.on(
    "connection",
    guarded((socket: Socket) => {
      sockets.add(socket);
      socket.once(
        "close",
        guarded(() => sockets.delete(socket)),
      );
    }),
  );
  let draining: Promise<void> | undefined;
  return {
    isDraining: () => draining !== undefined,
    drain(watch) {
      draining ??= leave(server, sockets, { drainMs, lastAnswersMs, watch });
      return draining;
    },
  };
}

async function leave(
  server: Server,
  sockets: ReadonlySet<Socket>,
  {
    drainMs,
    lastAnswersMs,
    watch,
  }: { drainMs: number; lastAnswersMs: number; watch: DrainWatch | undefined },
): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, drainMs));
  watch?.onClosing();
  const sweep = setInterval(() => {
    server.closeIdleConnections();
    // Browsers preconnect: before the first byte Node does not count such a socket as idle.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }, SWEEP_EVERY);
  const force = setTimeout(() => {
    watch?.onCut();
    server.closeAllConnections();
  }, lastAnswersMs);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(sweep);
  clearTimeout(force);
}

/**
 * Handles signals, uncaught exceptions (both end the process, in the same order) and unhandled rejections (logged only).
 * Further signals change nothing; an uncaught exception makes the exit code 1 whenever it comes. The log has the reason
 * of every end, what was under way, and the exit code. SIGHUP ends nothing: settings are read at a start, and a process
 * outlives the terminal that started it.
 */
export function watchProcess(options: {
  log: Logger & { flush(): Promise<void> };
  /** Milliseconds after which it exits even if `leave` hangs. */
  exitAfter: number;
  /** Number of answers under way. */
  inFlight(): number;
  /** Called before the process exits. */
  leave(): Promise<void>;
  onRejection(): void;
}): void {
  const { log } = options;
  let leavingSince: number | undefined;
  let code = 0;

  async function leave(reason: string): Promise<void> {
    if (leavingSince !== undefined) return log.info({ reason }, "is leaving already");
    leavingSince = performance.now();
    log.info({ reason, inFlight: options.inFlight() }, "leaving");
    setTimeout(hang, options.exitAfter).unref();
    await options.leave().catch((error) => log.error({ err: error }, "leaving failed"));
    log.info(ending(), "left");
    await log.flush();
    process.exit(code);
  }

  function hang(): void {
    code = 1;
    log.error({ ...ending(), inFlight: options.inFlight() }, "something hangs: left without it");
    const exit = () => process.exit(code);
    setTimeout(exit, LAST_LINES_MS);
    void log.flush().then(exit);
  }

  const ending = () => ({ code, ms: Math.round(performance.now() - (leavingSince ?? 0)) });

  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void leave(signal));
  process.on("SIGHUP", () => log.info({}, "SIGHUP changes nothing: settings are read at a start"));
  process.on("unhandledRejection", (error) => {
    options.onRejection();
    log.error({ err: error }, "a promise failed with nobody waiting");
  });
  process.on("uncaughtException", (error) => {
    log.error({ err: error }, "an error reached the process");
    code = 1;
    void leave("an error");
  });
}
