import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Site } from "../../support/site";
import type { ProofOptions, Table } from "../table";
import { visit } from "./traffic";

/** What hangs on to the server: how many, what each sends, and after how long it is closed. Seconds. */
function holders(host: string) {
  const head = `Host: ${host}\r\nX-Forwarded-For: 203.0.113.7\r\n`;
  const form = `Origin: http://${host}\r\nContent-Type: application/x-www-form-urlencoded\r\n`;
  return [
    {
      name: "slow readers",
      count: 300,
      bytes: `GET / HTTP/1.1\r\n${head}Cookie: cr_flash=x\r\n\r\n`,
      reads: false,
    },
    { name: "slow headers", count: 400, bytes: `GET / HTTP/1.1\r\n${head}X-A: `, closedAfter: 14 },
    {
      name: "slow bodies",
      count: 400,
      bytes: `POST /theme HTTP/1.1\r\n${head}${form}Content-Length: 500\r\n\r\na=`,
      closedAfter: 32,
    },
    { name: "idle connections", count: 10_000, bytes: "" },
  ];
}

/** Connections that only take places: others are served meanwhile, and those that send nothing more are closed. */
export async function proveConnections(table: Table, site: Site, options: ProofOptions): Promise<void> {
  const { host, port } = new URL(site.url);
  for (const { name, count, bytes, reads = true, closedAfter } of holders(host)) {
    const number = options.isSample ? Math.ceil(count / 20) : count;
    const sockets: Socket[] = [];
    for (let n = 0; n < number; n += 1) {
      const socket = connect(Number(port), "127.0.0.1");
      socket.on("error", () => {}).write(bytes);
      if (reads) socket.resume();
      else socket.pause();
      sockets.push(socket);
      if (n % 200 === 199) await wait(20);
    }
    await wait(500);
    await table.check("served beside", `${number} ${name}`, async () => {
      // Idle connections may take every place; then room is made within 15 seconds.
      const end = performance.now() + 15_000;
      for (;;) {
        const { status, ms } = await visit(site.url, "/gamehall", "198.51.100.9", "cr_flash=x");
        if (status === 200) return ms;
        if (performance.now() > end) throw new Error(`status ${status}`);
        await wait(250);
      }
    });
    if (closedAfter && !options.isSample) {
      await table.check("closed in time", `${number} ${name}`, async () => {
        await wait(closedAfter * 1000);
        const open = sockets.filter((socket) => !socket.destroyed && !socket.readableEnded).length;
        if (open > 0) throw new Error(`${open} are open after ${closedAfter} s`);
      });
    }
    for (const socket of sockets) socket.destroy();
    await wait(300);
  }
}
