import type { IncomingMessage, ServerResponse } from "node:http";
import { Transform } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeWebStream } from "node:stream/web";
import type { AppContext, DocumentStream } from "../../app/context/app-context";
import { guarded } from "../process/guarded";
import { PageStream } from "./page-stream";

export interface WebRequestInit {
  origin: string;
  /** Of the page's normalized address. */
  path: string;
  search: string;
  signal: AbortSignal;
  body?: Uint8Array<ArrayBuffer>;
  /** Overrides for a shared render, which may not see all of the request. */
  headers?: Headers;
  method?: string;
}

/**
 * Converts a Node request to a web Request. Its URL is built from our configured origin, never from the Host header.
 */
export function toWebRequest(req: IncomingMessage, init: WebRequestInit): Request {
  return new Request(init.origin + init.path + init.search, {
    method: init.method ?? req.method,
    headers: init.headers ?? headersOf(req, init.origin),
    signal: init.signal,
    body: init.body,
  });
}

function headersOf(req: IncomingMessage, origin: string): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  headers.set("host", new URL(origin).host);
  // Who has sent it is judged already (csrf-check.ts); Remix would compare `null` with the host.
  if (headers.get("origin") === "null") headers.delete("origin");
  return headers;
}

/** Aborted when the client's connection closes; a web request's own signal is not reliable here. */
export function signalOf(res: ServerResponse): AbortSignal {
  const controller = new AbortController();
  res.once(
    "close",
    guarded(() => controller.abort()),
  );
  return controller.signal;
}

/** What is sent of a web Response. */
export interface Sending {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** `Set-Cookie` lines, which repeat. */
  cookies: readonly string[];
  body: DocumentStream | ReadableStream<Uint8Array> | null;
}

/** A character of four bytes of which three would have fit. */
const MAX_PADDING = 3;

const COMPRESSIBLE = /^text\/|[/+](?:json|xml|javascript)\b/;

/** Resolves when all of it has left or the client has disconnected; rejects when the body's maker fails. */
export async function sendWebResponse(res: ServerResponse, { status, headers, cookies, body }: Sending) {
  res.statusCode = status;
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  if (cookies.length > 0) res.setHeader("Set-Cookie", cookies);
  const isCompressible = COMPRESSIBLE.test(headers["content-type"] ?? "");
  if (isCompressible) res.appendHeader("Vary", "Accept-Encoding");
  if (!body || res.req.method === "HEAD" || status === 204 || status === 304) {
    if (body instanceof ReadableStream) await body.cancel();
    res.end();
    return;
  }
  const page = new PageStream(res, isCompressible);
  try {
    await (body instanceof ReadableStream
      ? pipeline(body as NodeWebStream<Uint8Array>, page)
      : pipeline(withoutPadding(body), page));
  } catch (error) {
    if (!res.destroyed) throw error;
  }
}

/** All of a document, once it is complete. */
export function documentText(response: Response, { html }: Pick<AppContext, "html">): Promise<string> {
  return html ? text(withoutPadding(html)) : response.text();
}

/**
 * React 18 sends its buffer of 2 kB whole even where the next character, of several bytes, did not fit in: its end are
 * zeros, which browsers show as U+FFFD in attributes (https://github.com/facebook/react/issues/24985).
 */
function withoutPadding(html: DocumentStream): Transform {
  return html.pipe(
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        let zeros = 0;
        while (zeros < MAX_PADDING && chunk.at(-1 - zeros) === 0) zeros += 1;
        done(null, chunk.subarray(0, chunk.length - zeros));
      },
    }),
  );
}
