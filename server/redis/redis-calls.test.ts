import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { expect, it } from "vitest";
import type { CallRecord } from "../../app/upstream/telemetry";
import { createRedisCalls } from "./redis-calls";

it.each([
  ["ok", () => Promise.resolve("PONG")],
  ["timeout", () => new Promise(() => {})],
  ["refused", () => Promise.reject(new Error("OOM command not allowed when used memory > 'maxmemory'."))],
  ["refused", () => Promise.reject(new Error("READONLY You can't write against a read only replica."))],
  ["unreachable", () => Promise.reject(new Error("The client is closed"))],
  ["unreachable", () => Promise.reject(new Error("Socket closed unexpectedly"))],
])("a command is counted once, as %s", async (outcome, command) => {
  const counted: CallRecord[] = [];
  const call = createRedisCalls("limits", { countCall: (record) => void counted.push(record) });
  await call<unknown>(command).catch(() => {});
  expect(counted).toEqual([{ service: "redis", method: "limits", outcome, ms: expect.any(Number) }]);
});

it("an answer that has arrived while the process was busy is not late", async () => {
  const server = createServer((socket) => socket.write("PONG")).listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const call = createRedisCalls("limits");
  const reply = call(async () => String((await once(socket, "data"))[0]));
  await once(socket, "connect");
  const end = performance.now() + 400;
  while (performance.now() < end);
  expect(await reply).toBe("PONG");
  socket.destroy();
  server.close();
});
