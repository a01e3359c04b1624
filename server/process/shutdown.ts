import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Logger } from "~/logger";

const FORCE_AFTER = 25_000;
const SWEEP_EVERY = 200;

export interface Drain {
  isDraining(): boolean;
  /** Leaves the load balancer, answers what is under way, ends. Resolves when the last connection is closed. */
  drain(): Promise<void>;
}

/**
 * The order in which nothing is lost: first `/readyz` turns, then after `drainMs` no new connection is taken and
 * every answer says `Connection: close`, while idle connections are ended as they appear.
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
    // Browsers open connections ahead: without a first byte Node does not count them as idle.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }, SWEEP_EVERY);
  const force = setTimeout(() => server.closeAllConnections(), FORCE_AFTER);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(sweep);
  clearTimeout(force);
}

/** Signals and last-resort errors of the process, each ending (or not) as it should. */
export function watchProcess(options: {
  log: Logger & { flush(): void };
  /** Whatever has to happen before the process may go. */
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
    log.flush();
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
