import type { IncomingMessage, ServerResponse } from "node:http";

export interface WebRequestInit {
  origin: string;
  search: string;
  signal: AbortSignal;
  body?: Uint8Array<ArrayBuffer>;
  /** Overrides for a render that may know little of the request. */
  headers?: Headers;
  method?: string;
}

/** Web request of a Node request. Its address is made of our own origin, never of what a client calls us. */
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

/** Aborted when the client's connection closes; the signal of a web request is not reliable here. */
export function signalOf(res: ServerResponse): AbortSignal {
  const controller = new AbortController();
  res.once("close", () => controller.abort());
  return controller.signal;
}

/** Sends status, headers and body. Each header once; `Set-Cookie` lines are given apart, because they repeat. */
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

/** Writes as fast as the client reads, and flushes each chunk through the compressor. */
async function pump(body: ReadableStream<Uint8Array>, res: ServerResponse & { flush?: () => void }) {
  const reader = body.getReader();
  let wake = () => {};
  // One listener for the whole answer: the compressor moves it to its own stream, where it could not be taken off.
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
