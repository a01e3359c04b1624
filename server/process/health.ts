import type { IncomingMessage, ServerResponse } from "node:http";
import { version } from "../../package.json";
import { whyOf } from "../operator-page/advice";
import type { FailingCall } from "../operator-page/failing-calls";
import type { Site } from "../pages/site";

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

interface ReadinessParts {
  isDraining: () => boolean;
  /** No page could be served for a while. */
  isStuck: () => boolean;
  site: () => Site | Promise<Site>;
  failing: () => readonly FailingCall[];
}

/** Says why the process wants no traffic; null: it does. */
export function createReadiness({ isDraining, isStuck, site, failing }: ReadinessParts) {
  return async (): Promise<string | null> => {
    if (isDraining()) return "leaving";
    if (isStuck()) return "no page could be served for a while";
    const { app } = await site();
    return app.locales().then(
      () => app.missing(),
      (error: Error) => whyUnread(error, failing()),
    );
  };
}

/** Why a call failed. A breaker that is open hides the reason that has opened it, which the list of failing calls has. */
export function whyUnread(error: Error & { method?: string }, failing: readonly FailingCall[]): string {
  const call = failing.find(({ method }) => method === error.method);
  return call ? `${call.service} ${call.method}: ${whyOf(call)}` : error.message;
}
