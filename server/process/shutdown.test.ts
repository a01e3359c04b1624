import { Agent, createServer, get, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createDrain } from "./shutdown";

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
let server: Server;
afterEach(() => server.closeAllConnections());

async function start(drainMs: number, work: number) {
  server = createServer(async (_req, res) => {
    await wait(work);
    if (drain.isDraining()) res.setHeader("Connection", "close");
    res.end("done");
  });
  const drain = createDrain(server, drainMs);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ask = () =>
    new Promise<string>((resolve, reject) => {
      get({ port, agent }, (res) => {
        res.resume().on("end", () => resolve(String(res.headers.connection)));
      }).on("error", reject);
    });
  return { drain, ask };
}

describe("leaving", () => {
  it("answers what is under way, ends idle connections, and then is gone", async () => {
    const { drain, ask } = await start(0, 300);
    await ask();
    const underWay = ask();
    await wait(50);
    const started = performance.now();
    const gone = drain.drain();
    expect(drain.isDraining()).toBe(true);
    expect(await underWay).toBe("close");
    await gone;
    expect(performance.now() - started).toBeLessThan(1000);
    await expect(ask()).rejects.toThrow(/ECONNREFUSED/);
  });

  it("goes on taking connections for as long as load balancers need to notice", async () => {
    const { drain, ask } = await start(300, 0);
    const gone = drain.drain();
    await wait(100);
    expect(await ask()).toBe("close");
    await gone;
    await expect(ask()).rejects.toThrow(/ECONNREFUSED/);
  });

  it("does not wait for connections on which nothing was ever said", async () => {
    const { drain, ask } = await start(0, 0);
    await ask();
    const { port } = server.address() as AddressInfo;
    const ahead = connect(port, "127.0.0.1");
    await new Promise((resolve) => ahead.once("connect", resolve));
    const started = performance.now();
    await drain.drain();
    expect(performance.now() - started).toBeLessThan(1000);
    ahead.destroy();
  });

  it("happens once", async () => {
    const { drain } = await start(0, 0);
    expect(drain.drain()).toBe(drain.drain());
    await drain.drain();
  });
});
