import type { IncomingMessage, ServerResponse } from "node:http";

export interface WebRequestInit {
  origin: string;
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
  return new Request(init.origin + req.state.path + init.search, {
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
  return headers;
}

/** Aborted when the client's connection closes; a web request's own signal is not reliable here. */
export function signalOf(res: ServerResponse): AbortSignal {
  const controller = new AbortController();
  res.once("close", () => controller.abort());
  return controller.signal;
}

/** Sends a web Response. `Set-Cookie` lines are passed separately, because they repeat. */
export async function sendWebResponse(res: ServerResponse, response: Response, cookies: readonly string[]) {
  res.statusCode = response.status;
  for (const [name, value] of response.headers) if (name !== "set-cookie") res.setHeader(name, value);
  if (cookies.length > 0) res.setHeader("Set-Cookie", cookies);
  const hasBody = res.req.method !== "HEAD" && response.status !== 204 && response.status !== 304;
  if (!response.body || !hasBody) {
    await response.body?.cancel();
    res.end();
    return;
  }
  await pump(response.body, res);
}

/** Streams with backpressure, and flushes each chunk through the compression middleware. */
async function pump(body: ReadableStream<Uint8Array>, res: ServerResponse & { flush?: () => void }) {
  const reader = body.getReader();
  let wake = () => {};
  // One listener for the whole response: the compression middleware moves it to its own stream, from which it could
  // not be removed.
  res.on("drain", () => wake());
  res.once("close", () => {
    wake();
    reader.cancel().catch(() => {});
  });
  for (;;) {
    const { done, value } = await reader.read();
    if (done || res.destroyed) break;
    const isTaken = res.write(value);
    res.flush?.();
    if (!isTaken && !res.destroyed) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
  res.end();
}
