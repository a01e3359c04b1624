import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { fieldsIn, mangled } from "~/platform/testing/mangled";
import type { Json } from "~/upstream/json";

/** A field of the replies of one method, and what is put in its place; `*` in the path: every item of a list. */
export interface Mangling {
  method: string;
  path: readonly string[];
  change: string;
  isEveryItem: boolean;
}

/**
 * A proxy in front of a platform: forwards everything, and changes one field of the replies of one method on request.
 */
export async function startManglingProxy(targetPort: () => number) {
  let mangling: Mangling | undefined;
  const fields = new Map<string, Map<string, readonly string[]>>();

  function changed(method: string, text: string): string {
    const reply = JSON.parse(text) as { data?: Json };
    if (reply.data === undefined) return text;
    const known = fields.get(method) ?? new Map();
    fields.set(method, known);
    for (const path of fieldsIn(reply.data)) known.set(path.join("."), path);
    if (mangling?.method !== method) return text;
    return JSON.stringify({
      data: mangled(reply.data, mangling.path, mangling.change, mangling.isEveryItem),
    });
  }

  const server = createServer((req, res) => {
    const method = /^\/api\/([^?]+)/.exec(req.url ?? "")?.[1];
    const outgoing = request(
      {
        port: targetPort(),
        path: req.url,
        method: req.method,
        headers: { ...req.headers, "accept-encoding": "identity" },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("end", () => {
          const body = Buffer.concat(chunks);
          const isReply = method && incoming.headers["content-type"]?.includes("json");
          const sent = isReply ? changed(decodeURIComponent(method), body.toString()) : body;
          res.writeHead(incoming.statusCode ?? 502, withoutLength(incoming.headers));
          res.end(sent);
        });
      },
    );
    outgoing.on("error", () => res.destroy());
    req.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Fields of the replies that have passed, by method. */
    fields,
    mangle(next: Mangling | undefined) {
      mangling = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

function withoutLength({
  "content-length": _length,
  "transfer-encoding": _encoding,
  ...headers
}: IncomingHttpHeaders) {
  return headers;
}
