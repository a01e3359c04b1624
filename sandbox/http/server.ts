import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { getResponse, type RequestHandler } from "msw";

const bodyLimit = 5_000_000;
/** Longer than any client pool keeps an idle connection, so that it never meets a closing one. */
const KEEP_ALIVE = 75_000;

/** Answers with MSW handlers. One that answers with a network error closes the connection. */
export function listenerOf(handlers: () => RequestHandler[]): RequestListener {
  return (incoming, outgoing) => {
    answer(handlers(), incoming, outgoing).catch((error: unknown) => {
      process.stderr.write(
        `${incoming.method} ${incoming.url}: ${error instanceof Error ? error.stack : error}\n`,
      );
      if (!outgoing.headersSent) outgoing.writeHead(500);
      outgoing.end();
    });
  };
}

/** Listens on a real port. */
export async function serveHandlers(
  handlers: () => RequestHandler[],
  port: number,
): Promise<{ server: Server; port: number }> {
  const server = createServer(listenerOf(handlers));
  server.keepAliveTimeout = KEEP_ALIVE;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, resolve);
  });
  return { server, port: (server.address() as AddressInfo).port };
}

async function answer(
  handlers: RequestHandler[],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const request = await webRequest(incoming);
  const response = (await getResponse(handlers, request)) ?? new Response("Not Found", { status: 404 });
  if (response.type === "error") {
    incoming.socket.destroy();
    return;
  }
  const body = response.body ? Buffer.from(await response.arrayBuffer()) : undefined;
  outgoing.statusCode = response.status;
  response.headers.forEach((value, name) => {
    if (name !== "set-cookie") outgoing.setHeader(name, value);
  });
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader("Set-Cookie", cookies);
  const requestId = request.headers.get("x-request-id");
  if (requestId) outgoing.setHeader("X-Request-Id", requestId);
  outgoing.end(incoming.method === "HEAD" ? undefined : body);
}

async function webRequest(incoming: IncomingMessage): Promise<Request> {
  const headers = new Headers();
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    headers.append(incoming.rawHeaders[index] as string, incoming.rawHeaders[index + 1] as string);
  }
  const method = incoming.method ?? "GET";
  const body = method === "GET" || method === "HEAD" ? undefined : await readBody(incoming);
  return new Request(new URL(incoming.url ?? "/", "http://sandbox"), { method, headers, body });
}

async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bodyLimit) throw new Error("request body too large");
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
