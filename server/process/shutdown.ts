import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Logger } from "~/logger";

const FORCE_AFTER = 25_000;
const SWEEP_EVERY = 200;

export interface Drain {
  isDraining(): boolean;
  /** Graceful shutdown. Resolves when the last connection is closed. */
  drain(): Promise<void>;
}

/**
 * Drains without losing requests: `/readyz` fails first; after `drainMs` no new connection is accepted, every
 * response says `Connection: close`, and idle connections are closed as they appear.
 */
export function createDrain(server: Server, drainMs: number): Drain {
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  let draining: Promise<void> | undefined;
  return {
    isDraining: () => draining !== undefined,
    drain() {
      draining ??= leave(server, sockets, drainMs);
      return draining;
    },
  };
}

async function leave(server: Server, sockets: ReadonlySet<Socket>, drainMs: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, drainMs));
  const sweep = setInterval(() => {
    server.closeIdleConnections();
    // Browsers preconnect: before the first byte Node does not count such a socket as idle.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }, SWEEP_EVERY);
  const force = setTimeout(() => server.closeAllConnections(), FORCE_AFTER);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(sweep);
  clearTimeout(force);
}

/** Handles signals, uncaught exceptions (both end the process) and unhandled rejections (logged only). */
export function watchProcess(options: {
  log: Logger & { flush(): Promise<void> };
  /** Called before the process exits. */
  leave(): Promise<void>;
  onRejection(): void;
}): void {
  const { log } = options;
  let isLeaving = false;
  const leaveWith = async (code: number) => {
    if (isLeaving) return;
    isLeaving = true;
    setTimeout(() => process.exit(1), FORCE_AFTER + 2_000).unref();
    await options.leave().catch((error) => log.error({ err: error }, "leaving failed"));
    await log.flush();
    process.exit(code);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => void leaveWith(0));
  process.on("unhandledRejection", (error) => {
    options.onRejection();
    log.error({ err: error }, "a promise failed with nobody waiting");
  });
  process.on("uncaughtException", (error) => {
    log.error({ err: error }, "an error reached the process");
    void leaveWith(1);
  });
}
