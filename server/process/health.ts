import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * `/healthz`: the process lives. `/readyz`: it also wants traffic. Both stand before everything else, so that a
 * load balancer reaches them under any host name.
 */
export function createHealthStep(whyNotReady: () => Promise<string | null>) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    const { path } = req.state;
    if (path !== "/healthz" && path !== "/readyz") return false;
    req.state.label = path.slice(1);
    const problem = path === "/healthz" ? null : await whyNotReady();
    res.writeHead(problem === null ? 200 : 503, {
      "Content-Type": "text/plain",
      "Cache-Control": "no-store",
    });
    res.end(problem === null ? "ok\n" : `not ready: ${problem}\n`);
    return true;
  };
}
