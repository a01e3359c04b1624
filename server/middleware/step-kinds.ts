import type { IncomingMessage, ServerResponse } from "node:http";
import type { Tracing } from "../tracing/open-telemetry";
import { runSteps, type Step } from "./request-state";

export type ConnectMiddleware = (
  req: IncomingMessage,
  res: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** A step that only prepares the request or the response. */
export function continues(prepare: (req: IncomingMessage, res: ServerResponse) => void): Step {
  return (req, res) => {
    prepare(req, res);
    return false;
  };
}

/** Steps that are traced together as one request. */
export function inSpan(tracing: Tracing, steps: readonly Step[]): Step {
  return (req, res) => {
    const running = tracing.request(req, res, () => runSteps(steps, req, res));
    return running ? running.then(() => true) : true;
  };
}

/** A middleware that answers never calls `next`: then the step does not end, and no other follows. */
export function fromMiddleware(middleware: ConnectMiddleware): Step {
  return (req, res) =>
    new Promise((resolve, reject) => {
      middleware(req, res, (error) => (error ? reject(error) : resolve(false)));
    });
}
