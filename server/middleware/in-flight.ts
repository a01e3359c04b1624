import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { addressBlock } from "../limits/address-block";
import { guarded } from "../process/guarded";

const SWEEP_EVERY = 2_000;
/** Milliseconds after which a client that reads nothing of its response is disconnected; shorter when many do so. */
const STALL_LIMIT = 10_000;
const CROWDED_STALL_LIMIT = 2_000;
const CROWD = 400;
/** Pipelined requests allowed per connection. Browsers send one at a time, some proxies a few. */
const MAX_PIPELINED = 8;

type OnClose = (req: IncomingMessage, res: ServerResponse) => void;

interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  onClose: OnClose;
  /** Bytes that the connection had taken at the last sweep; undefined before the first. */
  bytes: number | undefined;
  since: number;
  /** Whose it is, computed on first use: its address block. */
  owner?: string;
}

/**
 * Tracks open responses by connection: a pipelined response that waits behind another has no socket of its own yet,
 * and would never emit "close".
 */
export function createInFlight(now: () => number = () => performance.now()) {
  const connections = new Map<Socket, Set<Exchange>>();
  const ending = new WeakSet<Socket>();
  const open = () => [...connections.values()].flatMap((exchanges) => [...exchanges]);

  const release = (exchange: Exchange) => {
    if (connections.get(exchange.req.socket)?.delete(exchange)) exchange.onClose(exchange.req, exchange.res);
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
      const hasMoved = !isUnread(exchange) || bytes !== (exchange.bytes ?? bytes);
      exchange.bytes = bytes;
      if (hasMoved) exchange.since = now();
      else if (now() - exchange.since > limit) socket.destroy();
    }
  };
  const timer = setInterval(sweep, SWEEP_EVERY).unref();

  return {
    /**
     * Tracks an exchange until its response or its connection closes, then calls `onClose`. `last`: over the
     * pipelining limit, so the connection is to be closed with this response; `ignored`: received after that.
     */
    add(req: IncomingMessage, res: ServerResponse, onClose: OnClose): "taken" | "last" | "ignored" {
      const { socket } = req;
      if (ending.has(socket)) return "ignored";
      let exchanges = connections.get(socket);
      if (!exchanges) {
        exchanges = new Set();
        connections.set(socket, exchanges);
        socket.once(
          "close",
          guarded(() => hangUp(socket)),
        );
      }
      const exchange: Exchange = { req, res, onClose, bytes: undefined, since: now() };
      exchanges.add(exchange);
      res.on(
        "close",
        guarded(() => release(exchange)),
      );
      if (exchanges.size <= MAX_PIPELINED) return "taken";
      ending.add(socket);
      return "last";
    },
    /** All open exchanges. */
    count: () => open().length,
    /**
     * Open exchanges that cost work: excludes those whose body is still arriving or whose response waits to be read.
     */
    working: () => open().filter(isWorking).length,
    /**
     * The working exchanges that the owner of `req` is charged with: of each other owner no more than it has itself.
     * The owner with the most is charged with all of them, a visitor with a single request with one of each owner.
     */
    workingBeside(req: IncomingMessage): number {
      const counts = new Map<string, number>();
      for (const exchange of open().filter(isWorking)) {
        exchange.owner ??= ownerOf(exchange.req);
        counts.set(exchange.owner, (counts.get(exchange.owner) ?? 0) + 1);
      }
      const own = counts.get(ownerOf(req)) ?? 0;
      return [...counts.values()].reduce((sum, count) => sum + Math.min(count, own), 0);
    },
    sweep,
    stop: () => clearInterval(timer),
  };
}

export type InFlight = ReturnType<typeof createInFlight>;

function ownerOf({ state }: IncomingMessage): string {
  return addressBlock(state.clientIp);
}

function isUnread({ req, res }: Exchange): boolean {
  return res.headersSent && (res.writableLength > 0 || req.socket.writableLength > 0);
}

function isWorking(exchange: Exchange): boolean {
  const { isArriving, hasOwnSlot } = exchange.req.state;
  return !exchange.res.writableEnded && !isArriving && !hasOwnSlot && !isUnread(exchange);
}
