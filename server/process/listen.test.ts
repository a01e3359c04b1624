import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { listen } from "./listen";

let folder: string;
let open: Server[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "listen-"));
});
afterEach(() => {
  for (const server of open) server.close();
  open = [];
});
afterAll(() => rmSync(folder, { recursive: true }));

async function start(port: number | string, host?: string) {
  const server = createServer((_req, res) => res.end("here"));
  open.push(server);
  await listen(server, { port, host });
  return server;
}

function statusAt(options: { socketPath: string } | { host: string; port: number }) {
  return new Promise((resolve, reject) => {
    get(options, (res) => resolve(res.resume().statusCode)).on("error", reject);
  });
}

it("one address of this machine is no other", async () => {
  const { port } = (await start(0, "127.0.0.1")).address() as AddressInfo;
  expect(await statusAt({ host: "127.0.0.1", port })).toBe(200);
  await expect(statusAt({ host: "127.0.0.2", port })).rejects.toThrow("ECONNREFUSED");
});

it("a socket takes requests, and one that a killed process left behind is taken over", async () => {
  const socketPath = join(folder, "site.sock");
  const code = `require("node:net").createServer().listen(${JSON.stringify(socketPath)}, () => process.kill(process.pid, "SIGKILL"))`;
  expect(() => execFileSync(process.execPath, ["-e", code])).toThrow();
  await start(socketPath);
  expect(await statusAt({ socketPath })).toBe(200);
  await expect(start(socketPath)).rejects.toThrow(/^Port .*site\.sock is taken: set PORT to another one/);
  expect(await statusAt({ socketPath })).toBe(200);
});

it.each([
  ["203.0.113.1", 0, /^HOST 203\.0\.113\.1 is no address of this machine/],
  [undefined, "/proc/none/site.sock", /site\.sock/],
] as const)("%s %s is refused in words that name it", async (host, port, words) => {
  await expect(start(port, host)).rejects.toThrow(words);
});
