import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { Logger } from "~/upstream/logger";
import { MAX_REPORT, REPORT_PATH } from "../../app/browser/runtime/browser-reports/report";
import { createLineBudget } from "../limits/line-budget";
import { checkLength, FOREIGN_POST, senderOf } from "../middleware/csrf-check";
import { refuse } from "../middleware/error-page";
import { readMediaType } from "../middleware/media-type";
import { createPostLimit } from "../middleware/post-flood-limit";
import { type BodyReader, isRefusal } from "../middleware/request-body";
import type { Step } from "../middleware/request-state";
import type { Refusal } from "../middleware/request-target";
import type { Site } from "../pages/site";
import type { BrowserMetrics } from "./browser-metrics";
import { OTHER, type ReadReport, readReport } from "./read-report";
import type { SourceNames } from "./source-names";

/** From one address or /64: a visitor's tabs send some ten at most. */
const REPORTS_A_MINUTE = 120;
/** A failure that comes again is logged again after this time. */
const LOGGED_AGAIN_AFTER = 10 * 60_000;
const MAX_LOGGED = 200;
const LINES = { each: 3, total: 30 };

interface ReportStepParts {
  site: () => Site | Promise<Site>;
  /** Undefined in development, which has no maps. */
  sourceNames: SourceNames | undefined;
  factor: number;
  metrics: BrowserMetrics;
  log: Logger;
  bodies: Pick<BodyReader, "readBody">;
}

/** Takes what browsers report: counts it, and logs each failure with the places in our files. */
export function createBrowserReportStep(parts: ReportStepParts): Step {
  const { site, factor, metrics, bodies } = parts;
  const isFlood = createPostLimit(factor, REPORTS_A_MINUTE);
  const logFailure = createFailureLog(parts);

  async function receive(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
    req.state.label = "browser reports";
    const refusal = refusalOf(req);
    if (refusal) return refused(req, res, refusal);
    if (await isFlood(req, res)) return true;
    const body = await bodies.readBody(req, MAX_REPORT);
    if (isRefusal(body)) return refused(req, res, body);
    const { version, documents } = await site();
    const report = readReport(body, { version, documents });
    if (!report) return refused(req, res, { status: 400, reason: "report" });
    metrics.count(report);
    logFailure(report, req.state.clientIp);
    res.writeHead(204);
    res.end();
    return true;
  }

  return (req, res) => req.state.path === REPORT_PATH && receive(req, res);
}

function refusalOf(req: IncomingMessage): Refusal | null {
  const { method, headers } = req;
  if (method !== "POST") return { status: 405, reason: "method", headers: { Allow: "POST" } };
  if (senderOf(req) !== "ours") return FOREIGN_POST;
  if (readMediaType(headers["content-type"])?.essence !== "application/json")
    return { status: 415, reason: "content type" };
  return checkLength(headers["content-length"], MAX_REPORT);
}

function refused(req: IncomingMessage, res: ServerResponse, refusal: Refusal): true {
  refuse(req, res, refusal);
  return true;
}

/**
 * Logs failures that were not logged lately, one after the other: the first of a file costs reading its map. Another
 * build's are counted alone: its files have no map here.
 */
function createFailureLog({ log, sourceNames }: Pick<ReportStepParts, "log" | "sourceNames">) {
  const logged = new LRUCache<string, true>({ max: MAX_LOGGED, ttl: LOGGED_AGAIN_AFTER });
  const mayLog = createLineBudget(LINES);
  let last = Promise.resolve();

  function isNews({ kind, name, frames }: ReadReport["failures"][number], address: string): boolean {
    const key = JSON.stringify([kind, name, frames[0]]);
    if (logged.has(key) || !mayLog(address)) return false;
    logged.set(key, true);
    return true;
  }

  return ({ failures, device, build }: ReadReport, address: string): void => {
    if (build === OTHER) return;
    for (const { kind, name, route, frames } of failures.filter((failure) => isNews(failure, address))) {
      last = last
        .then(async () => {
          const stack = (await sourceNames?.(frames)) ?? [];
          log.warn({ failure: { kind, name, route, device, build, stack } }, "something failed in a browser");
        })
        .catch((error) => log.error({ err: error }, "a browser's failure could not be named"));
    }
  };
}
