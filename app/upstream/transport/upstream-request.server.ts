import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Dispatcher, Pool } from "undici";
import type { FailureKind, FailureOf, UpstreamFailure } from "../errors";
import type { CallRecord } from "../telemetry";
import { type EndedBy, startDeadline } from "./call-deadline";

const unzip = promisify(gunzip);

export interface UpstreamRequest {
  /** Name in logs and failures: a method or a path, never a query. */
  name: string;
  /** Name in metrics and traces, from a table: it holds nothing of the request's own data. */
  label: string;
  verb: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  headers: Record<string, string>;
  body?: string | undefined;
  /** Aborts when the visitor disconnects; a call without it always completes. */
  signal?: AbortSignal | undefined;
  /** Calls that the visitor's request waited for: this one is added. */
  calls?: CallRecord[] | undefined;
}

export interface RawReply {
  status: number;
  headers: Dispatcher.ResponseData["headers"];
  text: string;
}

/** Returns a header's value; undefined when it is missing or repeated. */
export function headerOf(reply: RawReply, name: string): string | undefined {
  const value = reply.headers[name];
  return typeof value === "string" ? value : undefined;
}

/** Returns all lines of a header that may be repeated. */
export function headerLines(reply: RawReply, name: string): string[] {
  const value = reply.headers[name];
  return typeof value === "string" ? [value] : (value ?? []);
}

/** Error codes of requests that were never sent. */
const NOT_SENT = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
  // The certificate is looked at before anything is sent (Node's documentation of TLS, "X509 certificate error codes").
  "CERT_CHAIN_TOO_LONG",
  "CERT_HAS_EXPIRED",
  "CERT_NOT_YET_VALID",
  "CERT_REJECTED",
  "CERT_REVOKED",
  "CERT_SIGNATURE_FAILURE",
  "CERT_UNTRUSTED",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "ERR_SSL_WRONG_VERSION_NUMBER",
  "ERR_TLS_CERT_ALTNAME_INVALID",
  "HOSTNAME_MISMATCH",
  "INVALID_CA",
  "INVALID_PURPOSE",
  "PATH_LENGTH_EXCEEDED",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_GET_ISSUER_CERT",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
]);

class InvalidReply extends Error {}

interface RequestBounds {
  timeoutMs: number;
  maxBytes: number;
  Failure: FailureOf;
}

/**
 * Sends one request and reads its reply within `timeoutMs` and `maxBytes`. Throws `Failure`; any status but a
 * redirect is a reply.
 */
export async function sendUpstream(
  pool: Pool,
  request: UpstreamRequest,
  { timeoutMs, maxBytes, Failure }: RequestBounds,
): Promise<RawReply> {
  const deadline = startDeadline(timeoutMs, request.signal);
  try {
    const reply = await pool.request({
      path: request.path,
      method: request.verb,
      headers: request.headers,
      body: request.body ?? null,
      signal: deadline.signal,
      onInfo: deadline.onInfo,
    });
    const bytes = await readBody(reply, maxBytes);
    if (reply.statusCode >= 300 && reply.statusCode < 400) {
      throw new InvalidReply(redirectText(reply.statusCode, reply.headers.location));
    }
    return { status: reply.statusCode, headers: reply.headers, text: bytes.toString("utf8") };
  } catch (error) {
    throw failureOf(Failure, error, deadline.endedBy(), request.name);
  } finally {
    deadline.stop();
  }
}

/** What a redirect is and where it leads, without what may be secret in its address. */
export function redirectText(status: number, location: string | string[] | null | undefined): string {
  const host = typeof location === "string" && URL.canParse(location) ? ` to ${new URL(location).host}` : "";
  return `redirect ${status}${host}`;
}

async function readBody(reply: Dispatcher.ResponseData, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  // Leaving the loop early destroys the body and with it the connection: nothing more is read.
  for await (const chunk of reply.body) {
    length += chunk.length;
    if (length > maxBytes) throw new InvalidReply("body too large");
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  const encoding = reply.headers["content-encoding"];
  if (encoding === undefined || encoding === "identity") return bytes;
  if (encoding !== "gzip") throw new InvalidReply("content encoding");
  try {
    return await unzip(bytes, { maxOutputLength: maxBytes });
  } catch {
    throw new InvalidReply("compressed body");
  }
}

/** The failure that an error of the connection, or of a reply's bounds, stands for. */
export function failureOf(
  Failure: FailureOf,
  error: unknown,
  endedBy: EndedBy,
  method: string,
): UpstreamFailure {
  if (error instanceof InvalidReply) {
    return new Failure({
      kind: "contract",
      status: 502,
      method,
      wasSent: true,
      detail: error.message,
    });
  }
  const code = errorCode(error);
  const ended = endedBy === "garbled" ? "contract" : endedBy;
  const kind: FailureKind = ended ?? (code === "UND_ERR_CONNECT_TIMEOUT" ? "timeout" : "network");
  return new Failure({
    kind,
    status: kind === "timeout" ? 504 : 502,
    method,
    wasSent: !NOT_SENT.has(code),
    detail: endedBy ? undefined : code,
    cause: error,
  });
}

function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
