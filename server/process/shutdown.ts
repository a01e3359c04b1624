import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Logger } from "~/logger";
import { budgets } from "../../app/upstream/budgets";
import { guarded } from "./guarded";

const SWEEP_EVERY = 200;

/** Milliseconds after draining for what is under way: the longest write, and its answer. */
export const LAST_ANSWERS_MS = budgets.money.writeMs + 2_000;

/** Milliseconds after which a process that is told to stop is gone, whatever hangs. Grace periods are longer. */
export function longestStop(drainMs: number): number {
  return drainMs + LAST_ANSWERS_MS + 2_000;
}

export interface Drain {
  isDraining(): boolean;
  /** Graceful shutdown. Resolves when the last connection is closed. */
  drain(): Promise<void>;
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
    drain() {
      draining ??= leave(server, sockets, { drainMs, lastAnswersMs });
      return draining;
    },
  };
}

async function leave(
  server: Server,
  sockets: ReadonlySet<Socket>,
  { drainMs, lastAnswersMs }: { drainMs: number; lastAnswersMs: number },
): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, drainMs));
  const sweep = setInterval(() => {
    server.closeIdleConnections();
    // Browsers preconnect: before the first byte Node does not count such a socket as idle.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }, SWEEP_EVERY);
  const force = setTimeout(() => server.closeAllConnections(), lastAnswersMs);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(sweep);
  clearTimeout(force);
}

/**
 * Handles signals, uncaught exceptions (both end the process, in the same order) and unhandled rejections (logged only).
 * Further signals change nothing; an uncaught exception makes the exit code 1 whenever it comes.
 */
export function watchProcess(options: {
  log: Logger & { flush(): Promise<void> };
  /** Milliseconds after which it exits even if `leave` hangs. */
  exitAfter: number;
  /** Called before the process exits. */
  leave(): Promise<void>;
  onRejection(): void;
}): void {
  const { log } = options;
  let isLeaving = false;
  let code = 0;
  const leave = async () => {
    if (isLeaving) return;
    isLeaving = true;
    setTimeout(() => process.exit(1), options.exitAfter).unref();
    await options.leave().catch((error) => log.error({ err: error }, "leaving failed"));
    await log.flush();
    process.exit(code);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => void leave());
  process.on("unhandledRejection", (error) => {
    options.onRejection();
    log.error({ err: error }, "a promise failed with nobody waiting");
  });
  process.on("uncaughtException", (error) => {
    log.error({ err: error }, "an error reached the process");
    code = 1;
    void leave();
  });
}
