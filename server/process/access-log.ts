import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "./log";
import type { Metrics } from "./metrics";

/** Logs one line per request: method, route, status, duration, network. No query, cookie, body or full address. */
export function createAccessLog(log: Pick<Log, "access">, metrics: Pick<Metrics, "observe">) {
  return (req: IncomingMessage, res: ServerResponse): void => {
    const { state } = req;
    const milliseconds = performance.now() - state.startedAt;
    const status = res.writableFinished ? res.statusCode : 499;
    metrics.observe(state.label, status, milliseconds);
    log.access({
      id: state.requestId,
      method: req.method,
      route: state.label,
      status,
      ms: Math.round(milliseconds * 10) / 10,
      net: networkOf(state.clientIp),
    });
  };
}

/** The visitor's network: /24 for IPv4, /48 for IPv6. */
export function networkOf(address: string): string {
  if (address.includes(":")) return `${expandIpv6(address).slice(0, 3).join(":")}::`;
  return address.replace(/\.\d+$/, ".0");
}

function expandIpv6(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const before = head ? head.split(":") : [];
  const after = tail ? tail.split(":") : [];
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array(Math.max(0, missing)).fill("0"), ...after];
}
