import type { IncomingMessage, ServerResponse } from "node:http";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { addressBlock } from "../limits/address-block";
import { setBaseHeaders } from "../middleware/base-headers";
import { hasBearer } from "../middleware/bearer-token";
import type { Step } from "../middleware/request-state";
import type { Purge, PurgeRunner } from "./purge";

/** Requests per minute from one address or /64, with a right token or a wrong one. */
export const PURGES_A_MINUTE = 60;

interface PurgeStepParts {
  purge: PurgeRunner;
  token: string | undefined;
  /** Multiplies the rate limit. */
  factor: number;
}

interface PurgeAnswer {
  status: number;
  body: object;
  headers?: Record<string, string>;
}

/**
 * `POST /_purge?path=...&locale=...` or `?all`, for machines: any host name, no cookies, no CSRF check. The body is
 * not read, because webhooks cannot choose theirs. Without a configured token the path does not exist.
 */
export function createPurgeStep({ purge, token, factor }: PurgeStepParts): Step {
  const limiter = new RateLimiterMemory({ points: PURGES_A_MINUTE * factor, duration: 60 });

  async function answer(req: IncomingMessage, expected: string): Promise<PurgeAnswer> {
    if (req.method !== "POST") return refusal(405, "POST is expected", { Allow: "POST" });
    const seconds = await secondsToWait(limiter, req);
    if (seconds > 0) return refusal(429, "too many requests", { "Retry-After": String(seconds) });
    if (!hasBearer(req, expected))
      return refusal(401, "a bearer token is expected", { "WWW-Authenticate": "Bearer" });
    const wanted = readPurge(new URLSearchParams(req.state.search));
    if (typeof wanted === "string") return refusal(400, wanted);
    if (wanted.locale && (await purge.hasLocale(wanted.locale)) === false)
      return refusal(400, "the site has no such locale");
    const { instances, ...dropped } = await purge.run(wanted);
    if (instances !== undefined) return { status: 200, body: { ...dropped, instances } };
    return {
      status: 503,
      body: { ...dropped, error: "Redis does not answer: only one process has dropped its pages" },
      headers: { "Retry-After": "5" },
    };
  }

  return (req, res) => {
    if (!token || req.state.path !== "/_purge") return false;
    req.state.label = "purge";
    return answer(req, token).then((answered) => send(res, req, answered));
  };
}

/** The purge that a query requests, or what is wrong with it. Nothing is purged by mistake: "all" has to be said. */
function readPurge(query: URLSearchParams): Purge | string {
  const unknown = [...query.keys()].find((name) => !["path", "locale", "all"].includes(name));
  if (unknown !== undefined) return "only path, locale and all are understood";
  const paths = query.getAll("path");
  const locales = query.getAll("locale");
  if (query.has("all")) return paths.length + locales.length > 0 ? "all stands alone" : {};
  if (paths.length + locales.length === 0) return "path, locale or all is expected";
  if (locales.length > 1 || locales.includes("")) return "one locale is expected";
  const canonical = paths.map((path) => pathOf(path));
  if (canonical.includes(undefined)) return "a path begins with / and has no query";
  return {
    ...(paths.length > 0 && { paths: canonical as string[] }),
    ...(locales[0] && { locale: locales[0] }),
  };
}

/** The path as browsers send it: what is not ASCII is encoded. */
function pathOf(path: string): string | undefined {
  if (!/^\/[^?#]*$/.test(path) || path.startsWith("//") || path.length > 1024) return undefined;
  return new URL(path, "http://site.invalid").pathname;
}

async function secondsToWait(limiter: RateLimiterMemory, req: IncomingMessage): Promise<number> {
  try {
    await limiter.consume(addressBlock(req.state.clientIp));
    return 0;
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
  }
}

function refusal(status: number, error: string, headers?: Record<string, string>): PurgeAnswer {
  return { status, body: { error }, headers: { Connection: "close", ...headers } };
}

function send(res: ServerResponse, { state }: IncomingMessage, { status, body, headers }: PurgeAnswer): true {
  setBaseHeaders(res, state);
  res.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store", ...headers });
  res.end(`${JSON.stringify(body)}\n`);
  return true;
}
