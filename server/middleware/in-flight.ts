import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

const SWEEP_EVERY = 2_000;
/** A client that reads nothing of its answer for so long is given up; sooner where a crowd does so. */
const STALL_LIMIT = 10_000;
const CROWDED_STALL_LIMIT = 2_000;
const CROWD = 400;
/** Requests that a connection may have open at once. Browsers open one, proxies that pipeline a few. */
const MAX_PIPELINED = 8;

interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  onClose: () => void;
  bytes: number;
  since: number;
}

/**
 * The answers that are open, held by the connection that each was asked on: an answer that waits behind another one
 * has no connection of its own yet, and would never say that it was closed.
 */
export function createInFlight(now: () => number = () => performance.now()) {
  const connections = new Map<Socket, Set<Exchange>>();
  const ending = new WeakSet<Socket>();
  const open = () => [...connections.values()].flatMap((exchanges) => [...exchanges]);

  const release = (exchange: Exchange) => {
    if (connections.get(exchange.req.socket)?.delete(exchange)) exchange.onClose();
  };
  const hangUp = (socket: Socket) => {
    for (const exchange of connections.get(socket) ?? []) release(exchange);
    connections.delete(socket);
  };

  const sweep = () => {
    for (const socket of connections.keys()) if (socket.destroyed) hangUp(socket);
    const unread = open().filter(isUnread);
    const limit = unread.length > CROWD ? CROWDED_STALL_LIMIT : STALL_LIMIT;
    for (const exchange of open()) {
      const { socket } = exchange.req;
      const bytes = socket.bytesWritten;
      if (!isUnread(exchange) || bytes !== exchange.bytes) Object.assign(exchange, { bytes, since: now() });
      else if (now() - exchange.since > limit) socket.destroy();
    }
  };
  const timer = setInterval(sweep, SWEEP_EVERY).unref();

  return {
    /**
     * Counts an exchange until its answer or its connection is done, then reports it. `last`: the connection has too
     * many open and is to be closed with this answer; `ignored`: it came after that.
     */
    add(req: IncomingMessage, res: ServerResponse, onClose: () => void): "taken" | "last" | "ignored" {
      const { socket } = req;
      if (ending.has(socket)) return "ignored";
      let exchanges = connections.get(socket);
      if (!exchanges) {
        exchanges = new Set();
        connections.set(socket, exchanges);
        socket.once("close", () => hangUp(socket));
      }
      const exchange = { req, res, onClose, bytes: socket.bytesWritten, since: now() };
      exchanges.add(exchange);
      res.once("close", () => release(exchange));
      if (exchanges.size <= MAX_PIPELINED) return "taken";
      ending.add(socket);
      return "last";
    },
    /** All that are open. */
    count: () => open().length,
    /** Those that cost work: not the ones that wait for a client to send its form or to read its answer. */
    working: () => open().filter(isWorking).length,
    sweep,
    stop: () => clearInterval(timer),
  };
}

export type InFlight = ReturnType<typeof createInFlight>;

function isUnread({ req, res }: Exchange): boolean {
  return res.headersSent && (res.writableLength > 0 || req.socket.writableLength > 0);
}

/** Pictures have a queue of their own, which is no reason to turn a page away. */
function isWorking(exchange: Exchange): boolean {
  const { isArriving, label } = exchange.req.state;
  return !exchange.res.writableEnded && !isArriving && label !== "image" && !isUnread(exchange);
}
