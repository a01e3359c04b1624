import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * `/healthz`: the process lives. `/readyz`: it also wants traffic. Both stand before everything else, so that a
 * load balancer reaches them under any host name.
 */
export function createHealthStep(isReady: () => boolean | Promise<boolean>) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    const { path } = req.exchange;
    if (path !== "/healthz" && path !== "/readyz") return false;
    req.exchange.label = path.slice(1);
    const isFine = path === "/healthz" || (await isReady());
    res.writeHead(isFine ? 200 : 503, { "Content-Type": "text/plain", "Cache-Control": "no-store" });
    res.end(isFine ? "ok\n" : "not ready\n");
    return true;
  };
}
