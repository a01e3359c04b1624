import type { IncomingMessage, ServerResponse } from "node:http";
import { setBaseHeaders } from "../middleware/base-headers";
import { senderOf } from "../middleware/csrf-check";
import type { Step } from "../middleware/request-state";
import { HOUR_MS, type VerboseHour } from "../process/verbose-hour";
import { isOperator, isReading, type OperatorAccess, ownOrigin } from "./operator-access";
import { OPERATOR_POLICY, operatorPage } from "./page";
import type { ProcessState } from "./process-state";

/** Its slash keeps browsers from sending the token with other pages of the site (RFC 7617, 2.2). */
const PATH = "/_operator/";

interface OperatorParts {
  state: () => Promise<ProcessState>;
  access: OperatorAccess;
  /** Debug lines for an hour, and tells the other processes. */
  verbose: { hour: VerboseHour; tell: () => Promise<unknown> };
}

/**
 * The operator's page, for who may read the metrics. Browsers are asked for a name (any) and a password (the token);
 * without a configured token the path exists for this machine alone. Only who has the token, on the page itself, changes
 * the log's level.
 */
export function createOperatorStep({ state, access, verbose }: OperatorParts): Step {
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

  async function change(req: IncomingMessage, res: ServerResponse): Promise<true> {
    req.state.origin = ownOrigin(req, access) ?? "";
    // On this machine the page itself has not asked for it.
    if (access.token && !req.headers.authorization)
      return say(req, res, 401, "the password is METRICS_TOKEN");
    if (!access.token || senderOf(req) !== "ours")
      return say(req, res, 403, "it takes METRICS_TOKEN, and the page itself at one of SITE_ORIGINS");
    const isWanted = new URLSearchParams(req.state.search).get("debug") === "hour";
    const at = Date.now();
    verbose.hour.set({ at, until: isWanted ? at + HOUR_MS : null }, `${PATH} from ${req.state.clientIp}`);
    await verbose.tell();
    begin(req, res);
    res.writeHead(303, { Location: PATH });
    res.end();
    return true;
  }

  function say(req: IncomingMessage, res: ServerResponse, status: number, words: string): true {
    begin(req, res);
    res.writeHead(status, {
      "Content-Type": "text/plain",
      ...(status === 401 && { "WWW-Authenticate": 'Basic realm="operator", charset="UTF-8"' }),
    });
    res.end(`${words}\n`);
    return true;
  }

  return (req, res) => {
    const isChange = req.method === "POST";
    if (req.state.path !== PATH || !(isReading(req) || isChange)) return false;
    if (isOperator(req, access)) return isChange ? change(req, res) : send(req, res);
    return access.token ? say(req, res, 401, "the password is METRICS_TOKEN") : false;
  };
}

function begin(req: IncomingMessage, res: ServerResponse): void {
  req.state.label = "operator";
  setBaseHeaders(res, req.state);
}
