import type { Server } from "node:http";
import type { Socket } from "node:net";
import { guarded } from "./guarded";

/** The share of the files a process may open that connections of visitors may have; backends and files need the rest. */
const SHARE = 0.5;

/** How many connections may be open before idle ones make room; of `ulimit -n`. */
export function roomForConnections(): number {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } };
  const max = Number(userLimits?.open_files?.soft);
  return max > 0 ? Math.floor(max * SHARE) : Number.POSITIVE_INFINITY;
}

/**
 * Where more than `room` connections are open, closes the one that has been idle for the longest: where no file may be
 * opened any more the system resets new connections, and visitors with them. A proxy or browser whose idle connection is
 * closed opens another.
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
