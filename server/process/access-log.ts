import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "./log";
import type { Metrics } from "./metrics";

/**
 * Logs one line per request: method, route, status, duration, network. No query, cookie, body or full address. The line
 * is put together as text: `JSON.stringify` of its fields costs as much as finding a cached page.
 */
export function createAccessLog(log: Pick<Log, "access">, metrics: Pick<Metrics, "observe">) {
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
    // Method, id and address are of a fixed set of characters: node's parser, our own, an address that was checked.
    log.access(
      `"id":"${state.requestId}","method":"${req.method}","route":${routeText(state.label)},"status":${status},` +
        `"ms":${Math.round(milliseconds * 10) / 10},"net":"${networkOf(state.clientIp)}"`,
    );
  };
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
