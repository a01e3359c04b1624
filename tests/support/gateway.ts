import { createServer } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { http } from "msw";
import { request as ask } from "undici";
import { listenerOf } from "../../sandbox/http/server";

/** How a gateway handles a request; `pass` forwards it. */
export type GatewayRule = (
  request: Request,
  pass: (request: Request) => Promise<Response>,
) => Response | Promise<Response>;

export interface Gateway {
  url: string;
  /** Everything passes as it is until this is called. */
  follow(rule: GatewayRule): void;
  close(): Promise<void>;
}

/** Headers that a gateway does not forward: it sends the message in its own way. */
const hopByHop = ["connection", "content-encoding", "content-length", "keep-alive", "transfer-encoding"];

/** Forwards to a server as a gateway, a firewall or an edge does; https where it has a certificate. */
export async function startGateway(
  target: () => string,
  certificate?: { key: Buffer; cert: Buffer },
): Promise<Gateway> {
  let rule: GatewayRule = (request, pass) => pass(request);

  async function pass(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const hasBody = request.method !== "GET" && request.method !== "HEAD";
    const reply = await ask(target() + pathname + search, {
      method: request.method as "GET",
      headers: { ...Object.fromEntries(withoutHop(request.headers)), "accept-encoding": "identity" },
      body: hasBody ? Buffer.from(await request.arrayBuffer()) : undefined,
    }).catch(() => null);
    if (!reply) return Response.error();
    const { statusCode: status, headers } = reply;
    const lines = Object.entries(headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    );
    const body = Buffer.from(await reply.body.arrayBuffer());
    const isEmpty = [204, 304].includes(status);
    return new Response(isEmpty ? null : body, { status, headers: withoutHop(new Headers(lines)) });
  }

  const listener = listenerOf(() => [http.all("*", ({ request }) => rule(request, pass))]);
  const server = certificate ? createTlsServer(certificate, listener) : createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `${certificate ? "https" : "http"}://localhost:${(server.address() as AddressInfo).port}`,
    follow(next) {
      rule = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function withoutHop(headers: Headers): Headers {
  const forwarded = new Headers(headers);
  for (const name of hopByHop) forwarded.delete(name);
  return forwarded;
}
