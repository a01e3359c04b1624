import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/** One request and its answer, as the steps of the pipeline see it. Filled from left to right, never reset. */
export interface RequestState {
  /** Our own; what the client sent as an id is logged at most. */
  requestId: string;
  startedAt: number;
  /** Path as it was sent, without the query. */
  path: string;
  /** Empty, or the query with its question mark. */
  search: string;
  /** Our configured origin for the request's host; set by the target check. */
  origin: string;
  clientIp: string;
  /** The host that a trusted proxy was asked for, in small letters. */
  forwardedHost: string | undefined;
  country: string | undefined;
  /** A proxy passed the request on, so the socket's address says nothing of the client. */
  isForwarded: boolean;
  /** Its body is still on the way, so nothing is being done for it yet. */
  isArriving: boolean;
  /** What answered: a route id, or the name of a step. For logs and metrics. */
  label: string;
}

declare module "node:http" {
  interface IncomingMessage {
    state: RequestState;
  }
}

/** A step of the pipeline. True when it has answered, or has taken it upon itself to answer. */
export type Step = (req: IncomingMessage, res: ServerResponse) => boolean | Promise<boolean>;

export function createRequestState(req: IncomingMessage): RequestState {
  const target = req.url ?? "";
  const at = target.indexOf("?");
  const state: RequestState = {
    requestId: randomUUID(),
    startedAt: performance.now(),
    path: at < 0 ? target : target.slice(0, at),
    search: at < 0 || at === target.length - 1 ? "" : target.slice(at),
    origin: "",
    clientIp: plainAddress(req.socket.remoteAddress),
    forwardedHost: undefined,
    country: undefined,
    isForwarded: false,
    isArriving: false,
    label: "none",
  };
  req.state = state;
  return state;
}

/** IPv4 addresses without the prefix that dual-stack sockets put before them. */
export function plainAddress(address = ""): string {
  return address.startsWith("::ffff:") && address.includes(".") ? address.slice(7) : address;
}
