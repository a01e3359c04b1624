import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it } from "vitest";
import { roomForConnections, shedIdleConnections } from "./idle-connections";

let server: Server;
const sockets: Socket[] = [];
beforeEach(async () => {
  server = createServer((req, res) => {
    if (req.url === "/slow") setTimeout(() => res.end("slow"), 300);
    else res.end("done");
  });
  shedIdleConnections(server, 3);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});

async function open(): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  sockets.push(socket);
  socket.on("error", () => {});
  await once(server, "connection");
  return socket;
}
const isClosed = async (socket: Socket) => {
  socket.resume();
  await Promise.race([once(socket, "close"), new Promise((resolve) => setTimeout(resolve, 100))]);
  return socket.destroyed;
};

it("the connection that is idle for the longest makes room", async () => {
  const [first, second] = [await open(), await open()];
  first.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  await once(first, "data");
  const [third, fourth] = [await open(), await open()];
  expect(await isClosed(second)).toBe(true);
  for (const socket of [first, third, fourth]) expect(await isClosed(socket)).toBe(false);
});

it("a connection whose answer is under way stays, however many come", async () => {
  const busy = await open();
  busy.write("GET /slow HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  const answer = text(busy);
  for (let count = 0; count < 12; count += 1) await open();
  expect(await answer).toMatch(/slow$/);
});

it("the room is half of the files that may be open", () => {
  expect(roomForConnections()).toBeGreaterThan(100);
});
