import type { IncomingMessage } from "node:http";
import { isOptimisedPath } from "../../app/ui/images/image-address";
import type { RequestState } from "./request-state";

/** A request rejected by a pipeline step. */
export interface Refusal {
  status: number;
  reason: string;
  headers?: Record<string, string>;
  /** Replaces the error page's standard message. */
  detail?: string;
}

const METHODS = new Set(["GET", "HEAD", "POST"]);
const MAX_HEADERS = 100;
const MAX_PATH = 1024;
/** The source URL is one encoded segment of the path. */
const MAX_IMAGE_PATH = 4096;
const MAX_SEGMENTS = 12;
const MAX_QUERY = 4096;
/** The tracking request carries a device fingerprint. */
const MAX_HIT_QUERY = 12_288;
const MAX_PARAMETERS = 1000;

/** Paths that need no further checks: nothing encoded, no dot segment. */
const PLAIN_PATH = /^(?:\/(?!\.)[\w~.-]*)+$/;
const ENCODED_TRAPS = /%(?:[01][\da-f]|2f|5c|7f)/i;

/** Maps `Host` header values to the configured origins, with and without the default port. */
export function hostTable(origins: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    origins.flatMap((origin) => {
      const { protocol, host, port } = new URL(origin);
      const named = `${host}:${protocol === "https:" ? 443 : 80}`;
      return [host, ...(port ? [] : [named])].map((name): [string, string] => [name, origin]);
    }),
  );
}

/** Validates method, host, path and query before anything interprets them. Sets the request's origin. */
export function checkTarget(
  req: IncomingMessage,
  state: RequestState,
  hosts: ReadonlyMap<string, string>,
): Refusal | null {
  if (!METHODS.has(req.method ?? "")) {
    return { status: 405, reason: "method", headers: { Allow: "GET, HEAD, POST" } };
  }
  if (req.rawHeaders.length > MAX_HEADERS * 2) return { status: 431, reason: "too many headers" };
  if (req.headers.upgrade?.toLowerCase() === "websocket") return { status: 400, reason: "upgrade" };
  const isOneHost = countHosts(req.rawHeaders) === 1;
  const origin = isOneHost
    ? (hosts.get(state.forwardedHost ?? "") ?? hosts.get(req.headers.host?.toLowerCase() ?? ""))
    : undefined;
  if (!origin) return { status: 421, reason: "host" };
  state.origin = origin;
  return checkPath(state.path) ?? checkQuery(state);
}

function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  return count;
}

function checkPath(path: string): Refusal | null {
  // Image paths have their own, stricter parser.
  if (isOptimisedPath(path)) {
    return path.length > MAX_IMAGE_PATH ? { status: 414, reason: "path too long" } : null;
  }
  if (path.length > MAX_PATH) return { status: 414, reason: "path too long" };
  if (isTooDeep(path)) return { status: 400, reason: "path too deep" };
  if (PLAIN_PATH.test(path) && !path.includes("//")) return null;
  const isNormal = path.startsWith("/") && !path.includes("//") && isCanonical(path) && isDecodable(path);
  return isNormal && !ENCODED_TRAPS.test(path) ? null : { status: 400, reason: "path" };
}

function isTooDeep(path: string): boolean {
  let segments = 0;
  for (let at = path.indexOf("/"); at >= 0; at = path.indexOf("/", at + 1)) segments += 1;
  return segments > MAX_SEGMENTS;
}

function isCanonical(path: string): boolean {
  const base = "http://site.invalid";
  return URL.canParse(base + path) && new URL(base + path).pathname === path;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function checkQuery({ path, search }: RequestState): Refusal | null {
  if (!search) return null;
  if (search.length > (path === "/hit" ? MAX_HIT_QUERY : MAX_QUERY))
    return { status: 414, reason: "query too long" };
  if (search.split("&", MAX_PARAMETERS + 1).length > MAX_PARAMETERS)
    return { status: 400, reason: "parameters" };
  // Remix serves `_data` requests without the checks of its other entry points.
  return new URLSearchParams(search).has("_data") ? { status: 400, reason: "_data" } : null;
}
