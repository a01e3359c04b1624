import type { IncomingMessage, ServerResponse } from "node:http";
import { version } from "../../package.json";
import { whyOf } from "../operator-page/advice";
import type { FailingCall } from "../operator-page/failing-calls";

/**
 * `/healthz`: the process is alive. `/readyz`: it can also take traffic. Both say which release that is, and come first
 * in the pipeline, so that a load balancer can use any host name.
 */
export function createHealthStep(
  whyNotReady: () => Promise<string | null>,
  takesWrites: () => boolean = () => true,
) {
  async function answer(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
    const { path } = req.state;
    req.state.label = path.slice(1);
    const problem = path === "/healthz" ? null : await whyNotReady();
    res.writeHead(problem === null ? 200 : 503, {
      "Content-Type": "text/plain",
      "Cache-Control": "no-store",
    });
    // No other process could write there either, so traffic is wanted all the same.
    const writes = path === "/healthz" || takesWrites() ? "" : "; Redis takes no writes";
    res.end(problem === null ? `ok ${version}${writes}\n` : `not ready: ${problem}\n`);
    return true;
  }

  return (req: IncomingMessage, res: ServerResponse) =>
    (req.state.path === "/healthz" || req.state.path === "/readyz") && answer(req, res);
}

/** Why a call failed. A breaker that is open hides the reason that has opened it, which the list of failing calls has. */
export function whyUnread(error: Error & { method?: string }, failing: readonly FailingCall[]): string {
  const call = failing.find(({ method }) => method === error.method);
  return call ? `${call.service} ${call.method}: ${whyOf(call)}` : error.message;
}
