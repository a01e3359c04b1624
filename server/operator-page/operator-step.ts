import type { IncomingMessage, ServerResponse } from "node:http";
import { setBaseHeaders } from "../middleware/base-headers";
import type { Step } from "../middleware/request-state";
import { isOperator, isReading, type OperatorAccess } from "./operator-access";
import { OPERATOR_POLICY, operatorPage } from "./page";
import type { ProcessState } from "./process-state";

/** Its slash keeps browsers from sending the token with other pages of the site (RFC 7617, 2.2). */
const PATH = "/_operator/";

/**
 * The operator's page, for who may read the metrics. Browsers are asked for a name (any) and a password (the token);
 * without a configured token the path exists for this machine alone.
 */
export function createOperatorStep(state: () => Promise<ProcessState>, access: OperatorAccess): Step {
  async function send(req: IncomingMessage, res: ServerResponse): Promise<true> {
    const body = operatorPage(await state(), Date.now());
    begin(req, res);
    res.writeHead(200, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": OPERATOR_POLICY,
      "Cross-Origin-Opener-Policy": "same-origin",
    });
    res.end(req.method === "HEAD" ? undefined : body);
    return true;
  }

  return (req, res) => {
    if (req.state.path !== PATH || !isReading(req)) return false;
    if (isOperator(req, access)) return send(req, res);
    if (!access.token) return false;
    begin(req, res);
    res.writeHead(401, {
      "Content-Type": "text/plain",
      "WWW-Authenticate": 'Basic realm="operator", charset="UTF-8"',
    });
    res.end("the password is METRICS_TOKEN\n");
    return true;
  };
}

function begin(req: IncomingMessage, res: ServerResponse): void {
  req.state.label = "operator";
  setBaseHeaders(res, req.state);
}
