import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "./log";
import type { Metrics } from "./metrics";

/** Calls that the line of a slow request lists, the longest first. */
const LISTED_CALLS = 10;

/**
 * Logs one line per request: method, route, status, duration, network. No query, cookie, body or full address. The line
 * is put together as text: `JSON.stringify` of its fields costs as much as finding a cached page. A request of `slowMs`
 * or longer (0: none) has a second line, with the calls to the backends that it waited for.
 */
export function createAccessLog(
  log: Pick<Log, "access" | "warn">,
  metrics: Pick<Metrics, "observe">,
  slowMs: number,
) {
  // Labels are route ids and names of steps, so their number is bounded.
  const routes = new Map<string, string>();
  const routeText = (label: string): string => {
    const text = routes.get(label) ?? JSON.stringify(label);
    routes.set(label, text);
    return text;
  };
  return (req: IncomingMessage, res: ServerResponse): void => {
    const { state } = req;
    const milliseconds = performance.now() - state.startedAt;
    const status = res.writableFinished ? res.statusCode : 499;
    metrics.observe(state.label, status, milliseconds);
    const { requestId, inboundId, trace } = state;
    const ms = tenths(milliseconds);
    const ids =
      `"requestId":"${requestId}"` +
      (inboundId ? `,"inboundId":"${inboundId}"` : "") +
      (trace ? `,"traceId":"${trace.id}"` : "");
    // Method, ids and address are of a fixed set of characters: node's parser, our own, what was checked.
    log.access(
      `${ids},"method":"${req.method}","route":${routeText(state.label)},"status":${status},` +
        `"ms":${ms},"net":"${networkOf(state.clientIp)}"`,
    );
    if (slowMs > 0 && milliseconds >= slowMs) {
      const fields = {
        requestId,
        inboundId,
        traceId: trace?.id,
        method: req.method,
        route: state.label,
        status,
        ms,
      };
      log.warn({ ...fields, ...callsOf(state) }, "a slow request");
    }
  };
}

function callsOf({ calls = [] }: IncomingMessage["state"]) {
  const longest = calls.toSorted((one, other) => other.ms - one.ms).slice(0, LISTED_CALLS);
  return {
    callCount: calls.length,
    calls: longest.map((call) => ({ ...call, ms: tenths(call.ms) })),
  };
}

function tenths(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}

/** The visitor's network: /24 for IPv4, /48 for IPv6. */
export function networkOf(address: string): string {
  if (address.includes(":")) return `${expandIpv6(address).slice(0, 3).join(":")}::`;
  const at = address.lastIndexOf(".");
  return at < 0 ? address : `${address.slice(0, at)}.0`;
}

function expandIpv6(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const before = head ? head.split(":") : [];
  const after = tail ? tail.split(":") : [];
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array(Math.max(0, missing)).fill("0"), ...after];
}
