import { type AddressInfo, createServer, type Socket } from "node:net";

/** A backend that sends bytes as they are: what no server of HTTP would send. */
export interface RawUpstream {
  url: string;
  /** Requested targets, in order. */
  requests: string[];
  /** Connections that are open. */
  open: () => number;
  close(): Promise<void>;
}

export type RawReply = (socket: Socket, target: string) => void;

/** Starts it; `reply` is called for each request, once its head is in. */
export async function startRawUpstream(reply: RawReply): Promise<RawUpstream> {
  const sockets = new Set<Socket>();
  const requests: string[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
      for (let end = text.indexOf("\r\n\r\n"); end >= 0; end = text.indexOf("\r\n\r\n")) {
        const target = text.split(" ", 2)[1] ?? "";
        text = text.slice(end + 4);
        requests.push(target);
        reply(socket, target);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    open: () => sockets.size,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
