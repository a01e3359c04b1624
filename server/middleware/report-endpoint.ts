import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { Logger } from "~/upstream/logger";
import { addressBlock } from "../limits/address-block";
import type { Metrics } from "../process/metrics";
import { checkLength } from "./csrf-check";
import { refuse } from "./error-page";
import { readMediaType } from "./media-type";
import { type BodyReader, isRefusal } from "./request-body";

const MAX_REPORT = 16 * 1024;
const REPORTS_A_MINUTE = 20;
const TYPES = new Set(["application/csp-report", "application/reports+json"]);

/**
 * `/_r`: logs CSP violation reports of browsers. Limited per address or /64 and minute; URLs are logged without their query.
 */
export function createReportStep(
  log: Logger,
  metrics: Pick<Metrics, "reports">,
  { readBody }: Pick<BodyReader, "readBody">,
) {
  const counts = new LRUCache<string, number>({ max: 5_000, ttl: 60_000 });

  async function receive(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
    const { state, headers } = req;
    state.label = "reports";
    const refusal =
      req.method !== "POST"
        ? { status: 405, reason: "method", headers: { Allow: "POST" } }
        : !TYPES.has(readMediaType(headers["content-type"])?.essence ?? "")
          ? { status: 415, reason: "content type" }
          : checkLength(headers["content-length"], MAX_REPORT);
    const sender = addressBlock(state.clientIp);
    const count = (counts.get(sender) ?? 0) + 1;
    counts.set(sender, count, { noUpdateTTL: count > 1 });
    const isOverLimit = count > REPORTS_A_MINUTE;
    const body =
      refusal ?? (isOverLimit ? { status: 429, reason: "reports" } : await readBody(req, MAX_REPORT));
    if (isRefusal(body)) {
      refuse(req, res, body);
      return true;
    }
    for (const report of parseReports(body)) {
      metrics.reports.inc({ directive: report.directive });
      log.warn({ report }, "a browser refused something");
    }
    res.writeHead(204);
    res.end();
    return true;
  }

  return (req: IncomingMessage, res: ServerResponse) => req.state.path === "/_r" && receive(req, res);
}

interface Report {
  directive: string;
  blocked: string;
  document: string;
}

/** Accepts both formats: `report-uri` sends one object, the Reporting API a list. */
function parseReports(body: Buffer): Report[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body.toString("utf8"));
  } catch {
    return [];
  }
  const entries = Array.isArray(parsed) ? parsed.slice(0, 10) : [parsed];
  return entries.map((entry) => {
    const fields = record(record(entry)["csp-report"] ?? record(entry).body);
    const text = (...names: string[]) => String(names.map((name) => fields[name]).find(Boolean) ?? "");
    return {
      directive: directiveName(text("effectiveDirective", "effective-directive", "violated-directive")),
      blocked: withoutQuery(text("blockedURL", "blocked-uri")),
      document: withoutQuery(text("documentURL", "document-uri")),
    };
  });
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

/** Used as a metric label, so only a directive that there is. */
function directiveName(text: string): string {
  const name = /^[a-z-]{1,40}/.exec(text)?.[0] ?? "";
  return DIRECTIVES.has(name) ? name : "unknown";
}

const DIRECTIVES = new Set([
  "base-uri",
  "child-src",
  "connect-src",
  "default-src",
  "font-src",
  "form-action",
  "frame-ancestors",
  "frame-src",
  "img-src",
  "manifest-src",
  "media-src",
  "object-src",
  "require-trusted-types-for",
  "script-src",
  "script-src-attr",
  "script-src-elem",
  "style-src",
  "style-src-attr",
  "style-src-elem",
  "trusted-types",
  "worker-src",
]);

function withoutQuery(url: string): string {
  return (url.split(/[?#]/, 1)[0] ?? "").slice(0, 300);
}
