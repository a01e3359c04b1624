import type { IncomingMessage, ServerResponse } from "node:http";
import { setBaseHeaders } from "../middleware/base-headers";
import { senderOf } from "../middleware/csrf-check";
import type { Step } from "../middleware/request-state";
import { HOUR_MS, type VerboseHour } from "../process/verbose-hour";
import { contentJson, contentPage } from "./content-page";
import { isOperator, isReading, type OperatorAccess, ownOrigin } from "./operator-access";
import { OPERATOR_POLICY } from "./operator-html";
import { operatorPage } from "./page";
import type { Panel } from "./panel-links";
import type { ProcessState } from "./process-state";

/** Its slash keeps browsers from sending the token with other pages of the site (RFC 7617, 2.2). */
const PATH = "/_operator/";
const CONTENT_PATH = "/_operator/content";

interface OperatorParts {
  state: () => Promise<ProcessState>;
  content: {
    panel: Panel;
    /** Compares entries with each other, and adds what it finds to the state. */
    review: () => Promise<void>;
  };
  access: OperatorAccess;
  /** Debug lines for an hour, and notifies the other processes. */
  verbose: { hour: VerboseHour; notify: () => Promise<unknown> };
}

/**
 * The operator's page and the list of dropped content, for whoever may read the metrics. Browsers prompt for a name (any) and a password (the token);
 * without a configured token the path exists for this machine alone. Only who has the token, on the page itself, changes
 * the log's level.
 */
export function createOperatorStep({ state, content, access, verbose }: OperatorParts): Step {
  async function sendPage(req: IncomingMessage, res: ServerResponse): Promise<true> {
    return send(req, res, operatorPage(await state(), Date.now()));
  }

  async function sendContent(req: IncomingMessage, res: ServerResponse): Promise<true> {
    await content.review();
    const { dropped } = await state();
    res.setHeader("Vary", "Accept");
    return /\bapplication\/json\b/.test(req.headers.accept ?? "")
      ? send(req, res, contentJson(dropped, content.panel, Date.now()), "application/json")
      : send(req, res, contentPage(dropped, content.panel, Date.now()));
  }

  function send(req: IncomingMessage, res: ServerResponse, body: string, type = "text/html"): true {
    begin(req, res);
    res.writeHead(200, {
      "Content-Type": `${type}; charset=utf-8`,
      "Content-Security-Policy": OPERATOR_POLICY,
      "Cross-Origin-Opener-Policy": "same-origin",
    });
    res.end(req.method === "HEAD" ? undefined : body);
    return true;
  }

  async function change(req: IncomingMessage, res: ServerResponse): Promise<true> {
    req.state.origin = ownOrigin(req, access) ?? "";
    // On this machine the page itself did not require it.
    if (access.token && !req.headers.authorization)
      return say(req, res, 401, "the password is METRICS_TOKEN");
    if (!access.token || senderOf(req) !== "ours")
      return say(req, res, 403, "it takes METRICS_TOKEN, and the page itself at one of SITE_ORIGINS");
    const isWanted = new URLSearchParams(req.state.search).get("debug") === "hour";
    const at = Date.now();
    verbose.hour.set({ at, until: isWanted ? at + HOUR_MS : null }, `${PATH} from ${req.state.clientIp}`);
    await verbose.notify();
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
    const { path } = req.state;
    const isChange = req.method === "POST" && path === PATH;
    if (!(path === PATH || path === CONTENT_PATH) || !(isReading(req) || isChange)) return false;
    if (!isOperator(req, access))
      return access.token ? say(req, res, 401, "the password is METRICS_TOKEN") : false;
    if (isChange) return change(req, res);
    return path === PATH ? sendPage(req, res) : sendContent(req, res);
  };
}

function begin(req: IncomingMessage, res: ServerResponse): void {
  req.state.label = "operator";
  setBaseHeaders(res, req.state);
}
