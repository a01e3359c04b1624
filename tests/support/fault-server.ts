import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

export interface SeenRequest {
  method: string;
  url: URL;
  headers: IncomingMessage["headers"];
  body: string;
}

export type Answer = (response: ServerResponse, request: SeenRequest, nth: number) => void;

export interface FaultServer {
  url: string;
  seen: SeenRequest[];
  /** Replaces the reply and clears `seen`; `nth` then counts from 1 again. */
  answer(answer: Answer): void;
  close(): Promise<void>;
}

/** Starts an upstream with a settable reply that records its requests. */
export async function startFaultServer(): Promise<FaultServer> {
  const seen: SeenRequest[] = [];
  let answer: Answer = (response) => json(response, { data: {} });
  let nth = 0;
  const server = createServer(async (request, response) => {
    response.on("error", () => {});
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const one = {
      method: request.method ?? "",
      url: new URL(request.url ?? "/", "http://upstream"),
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    };
    seen.push(one);
    nth += 1;
    answer(response, one, nth);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    answer(next) {
      answer = next;
      nth = 0;
      seen.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Sends JSON; `headers` add to or override the content type. */
export function json(
  response: ServerResponse,
  body: object,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string | string[]> } = {},
): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers });
  response.end(JSON.stringify(body));
}

function raw(
  status: number,
  type: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): Answer {
  return (response) => {
    response.writeHead(status, { "content-type": type, ...headers });
    response.end(body);
  };
}

const JSON_TYPE = "application/json";
const deep = `{"data":${"[".repeat(5000)}${"]".repeat(5000)}}`;

/** Everything an upstream may do wrong, by name. */
export const faults = {
  reset: (response) => void response.socket?.resetAndDestroy(),
  hang: () => {},
  "slow body": (response) => {
    response.writeHead(200, { "content-type": JSON_TYPE });
    response.write('{"data":');
  },
  "cut body": (response) => {
    response.writeHead(200, { "content-type": JSON_TYPE, "content-length": "500" });
    response.write('{"data":');
    setTimeout(() => response.socket?.destroy(), 20);
  },
  "empty 500": raw(500, "text/plain", ""),
  "html 502": raw(502, "text/html", "<h1>Bad gateway</h1>"),
  "empty 503": raw(503, JSON_TYPE, ""),
  "html 403": raw(403, "text/html", "<h1>Forbidden</h1>"),
  "html 200": raw(200, "text/html", "<h1>Welcome</h1>"),
  garbage: raw(200, JSON_TYPE, '{"data": {'),
  empty: raw(200, JSON_TYPE, ""),
  "no content": (response) => void response.writeHead(204).end(),
  "no envelope": raw(200, JSON_TYPE, '{"items":[]}'),
  "bare list": raw(200, JSON_TYPE, "[1]"),
  redirect: raw(302, "text/html", "", { location: "http://127.0.0.1:9/elsewhere" }),
  "deep JSON": raw(200, JSON_TYPE, deep),
  "huge body": (response) => {
    response.writeHead(200, { "content-type": JSON_TYPE });
    const block = Buffer.alloc(65_536, " ");
    const more = () => {
      if (response.write(block)) setImmediate(more);
    };
    response.on("drain", more);
    more();
  },
  "gzip bomb": raw(200, JSON_TYPE, gzipSync(Buffer.alloc(30_000_000, " ")), { "content-encoding": "gzip" }),
  "broken gzip": raw(200, JSON_TYPE, "not gzip", { "content-encoding": "gzip" }),
  "odd encoding": raw(200, JSON_TYPE, "??", { "content-encoding": "zstd" }),
} satisfies Record<string, Answer>;
