import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { CallRecord } from "../../app/upstream/telemetry";

/** State of one request, filled in by the pipeline's steps and never reset. */
export interface RequestState {
  /** Generated here; an id sent by the client is not used. */
  requestId: string;
  /** The id that a trusted proxy has given the request, for the access log. */
  inboundId: string | undefined;
  /** W3C trace context of a trusted proxy. */
  traceparent: string | undefined;
  startedAt: number;
  /** Raw path without the query. */
  path: string;
  /** The query including `?`, or empty. */
  search: string;
  /** The configured origin that matches the request's host; set by the target check. */
  origin: string;
  clientIp: string;
  /** The host sent by a trusted proxy, in lower case. */
  forwardedHost: string | undefined;
  country: string | undefined;
  /** A proxy forwarded the request, so the socket's address is not the client's. */
  isForwarded: boolean;
  /** The body is still being received, so the request causes no work yet. */
  isArriving: boolean;
  /** What the request waits for has a bound of its own, so it does not count towards the load of pages. */
  hasOwnSlot: boolean;
  /** The server is shutting down: each connection closes with its response. */
  isLeaving: boolean;
  /** HTML that the static error page ends with. */
  errorFooter: string;
  /** The trace that it belongs to, and the headers by which another service continues it. */
  trace: { id: string; headers: Record<string, string> } | undefined;
  /** Calls to the backends that a page has waited for. */
  calls: CallRecord[] | undefined;
  /** What handled the request: a route id or the name of a step. For logs and metrics. */
  label: string;
}

declare module "node:http" {
  interface IncomingMessage {
    state: RequestState;
  }
}

/** The request in lines of the log: the id of all its lines, and what was requested. */
export function requestFields({ requestId, label }: RequestState) {
  return { requestId, route: label };
}

/**
 * A step of the pipeline. Returns true when it has handled the request, and a promise only when it has to wait: what is
 * answered from memory costs no turn of the event loop.
 */
export type Step = (req: IncomingMessage, res: ServerResponse) => boolean | Promise<boolean>;

/** Runs steps in order until one has handled the request. */
export function runSteps(
  steps: readonly Step[],
  req: IncomingMessage,
  res: ServerResponse,
  from = 0,
): undefined | Promise<void> {
  for (let at = from; at < steps.length; at += 1) {
    const isHandled = steps[at]?.(req, res);
    if (isHandled instanceof Promise) {
      return isHandled.then((is) => (is ? undefined : runSteps(steps, req, res, at + 1)));
    }
    if (isHandled) return undefined;
  }
  return undefined;
}

/** Continues at once if the value is there. */
export function whenThere<Value, Result>(
  value: Value | Promise<Value>,
  next: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then(next) : next(value);
}

interface RequestSurroundings extends Pick<RequestState, "errorFooter" | "isLeaving"> {
  /** Who sends what comes through a socket of this machine, which has no address. */
  peer: string | undefined;
}

export function createRequestState(
  req: IncomingMessage,
  { errorFooter, isLeaving, peer }: RequestSurroundings,
): RequestState {
  const target = req.url ?? "";
  const at = target.indexOf("?");
  const state: RequestState = {
    requestId: randomUUID(),
    inboundId: undefined,
    traceparent: undefined,
    startedAt: performance.now(),
    path: at < 0 ? target : target.slice(0, at),
    search: at < 0 || at === target.length - 1 ? "" : target.slice(at),
    origin: "",
    clientIp: plainAddress(req.socket.remoteAddress ?? peer),
    forwardedHost: undefined,
    country: undefined,
    isForwarded: false,
    isArriving: false,
    hasOwnSlot: false,
    isLeaving,
    errorFooter,
    trace: undefined,
    calls: undefined,
    label: "none",
  };
  req.state = state;
  return state;
}

/** Strips the prefix of IPv4-mapped addresses of dual-stack sockets. */
export function plainAddress(address = ""): string {
  return address.startsWith("::ffff:") && address.includes(".") ? address.slice(7) : address;
}
