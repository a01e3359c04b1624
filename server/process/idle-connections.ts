import type { Server } from "node:http";
import type { Socket } from "node:net";
import { guarded } from "./guarded";

/** Share of the process's file descriptors for visitors' connections; backends and files need the rest. */
const SHARE = 0.5;

/** How many connections may be open before idle ones are closed, by `ulimit -n`. */
export function roomForConnections(): number {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } };
  const max = Number(userLimits?.open_files?.soft);
  return max > 0 ? Math.floor(max * SHARE) : Number.POSITIVE_INFINITY;
}

/**
 * Closes the connection that has been idle for the longest when more than `room` are open: without free file
 * descriptors, the system resets new connections. A proxy or browser whose idle connection is closed opens another.
 */
export function shedIdleConnections(server: Server, room: number): void {
  const open = new Set<Socket>();
  /** In the order in which they became idle. */
  const idle = new Set<Socket>();
  server.on(
    "connection",
    guarded((socket: Socket) => {
      open.add(socket);
      idle.add(socket);
      socket.once(
        "close",
        guarded(() => {
          open.delete(socket);
          idle.delete(socket);
        }),
      );
      if (open.size <= room) return;
      const [longest] = idle;
      if (longest !== socket) longest?.destroy();
    }),
  );
  server.on(
    "request",
    guarded(({ socket }, res) => {
      idle.delete(socket);
      res.once(
        "close",
        guarded(() => {
          if (open.has(socket)) idle.add(socket);
        }),
      );
    }),
  );
}
