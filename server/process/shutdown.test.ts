import { EventEmitter } from "node:events";
import { Agent, createServer, get, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { budgets } from "../../app/upstream/transport/budgets";
import { environmentSchema } from "../environment";
import { createDrain, longestStop, watchProcess } from "./shutdown";

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
let server: Server;
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  server.closeAllConnections();
});

async function start(drainMs: number, work: number, lastAnswersMs?: number) {
  server = createServer(async (req, res) => {
    await new Promise((resolve) =>
      req
        .on("error", () => {})
        .resume()
        .once("end", resolve),
    );
    await wait(work);
    if (drain.isDraining()) res.setHeader("Connection", "close");
    res.end("done");
  });
  const drain = createDrain(server, drainMs, lastAnswersMs);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ask = () =>
    new Promise<string>((resolve, reject) => {
      get({ port, agent }, (res) => {
        res.resume().on("end", () => resolve(String(res.headers.connection)));
      }).on("error", reject);
    });
  return { drain, ask, port };
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

describe("what is under way when draining ends", () => {
  it("is answered within its time, that begins then", async () => {
    const { drain, ask } = await start(1_000, 300, 900);
    const late = wait(800).then(ask);
    await drain.drain();
    expect(await late).toBe("close");
  });

  it.each([
    ["a form that is still being sent", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\na=1"],
    ["a head that is still being sent", "POST / HTTP/1.1\r\nHos"],
    ["an answer that does not come", "GET / HTTP/1.1\r\nHost: a\r\n\r\n"],
  ])("is cut after that: %s", async (_name, bytes) => {
    const { drain, port } = await start(0, 5_000, 300);
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes)).on("error", () => {});
    await wait(100);
    const started = performance.now();
    await drain.drain();
    const ms = performance.now() - started;
    expect(ms).toBeGreaterThan(250);
    expect(ms).toBeLessThan(1_500);
  });
});

const bounds = [0, 60_000];

describe.each(bounds)("with a DRAIN_MS of %s", (drainMs) => {
  const lastCut = drainMs + budgets.money.writeMs + 2_000;

  it("is one that may be set, no less and no more", () => {
    const { DRAIN_MS } = environmentSchema.shape;
    expect(DRAIN_MS.safeParse(String(drainMs)).success).toBe(true);
    expect(bounds.map((bound) => DRAIN_MS.safeParse(String(bound + (bound ? 1 : -1))).success)).toEqual([
      false,
      false,
    ]);
  });

  it("a payment has its whole time after draining", async () => {
    vi.useFakeTimers();
    const closeAllConnections = vi.fn();
    const fake = Object.assign(new EventEmitter(), {
      close: vi.fn(),
      closeIdleConnections() {},
      closeAllConnections,
    });
    void createDrain(fake as unknown as Server, drainMs).drain();
    await vi.advanceTimersByTimeAsync(lastCut - 1);
    expect(fake.close).toHaveBeenCalled();
    expect(closeAllConnections).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(closeAllConnections).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["signals", ["SIGTERM", "SIGTERM"], 0],
    ["an error that nobody caught", ["uncaughtException"], 1],
    ["such an error while it leaves", ["SIGTERM", "uncaughtException"], 1],
  ] as const)("a process ends with its last answer after %s, once", async (_name, events, code) => {
    const { exit, raise } = watched(drainMs, lastCut);
    for (const event of events) raise(event);
    await vi.advanceTimersByTimeAsync(lastCut - 1);
    expect(exit).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(exit.mock.calls).toEqual([[code]]);
  });

  it("a process that hangs is gone 2 seconds later, and before it is killed", async () => {
    const { exit, raise, lines } = watched(drainMs, Number.POSITIVE_INFINITY);
    raise("SIGTERM");
    await vi.advanceTimersByTimeAsync(lastCut + 1_999);
    expect(exit).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(exit.mock.calls).toEqual([[1]]);
    expect(lines.at(-1)).toEqual([
      "something hangs: left without it",
      { code: 1, ms: lastCut + 2_000, inFlight: 3 },
    ]);
    expect(lastCut + 2_500).toBeLessThan(drainMs + 35_000);
  });
});

describe("the log of an end", () => {
  it("has the reason, what was under way, every further signal, and the exit code", async () => {
    const { raise, lines } = watched(0, 100);
    raise("SIGINT");
    raise("SIGTERM");
    await vi.advanceTimersByTimeAsync(100);
    expect(lines).toEqual([
      ["leaving", { reason: "SIGINT", inFlight: 3 }],
      ["is leaving already", { reason: "SIGTERM" }],
      ["left", { code: 0, ms: 100 }],
    ]);
  });

  it("says that a hang-up of the terminal ends nothing", async () => {
    const { exit, raise, lines } = watched(0, 100);
    raise("SIGHUP");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(exit).not.toHaveBeenCalled();
    expect(lines).toEqual([["SIGHUP changes nothing: settings are read at a start", {}]]);
  });
});

it("a drain reports when it takes no more connections, and when it cuts off", async () => {
  const { drain, port } = await start(50, 5_000, 200);
  const socket = connect(port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n"));
  socket.on("error", () => {});
  await wait(50);
  const reported: string[] = [];
  await drain.drain({ onClosing: () => reported.push("closing"), onCut: () => reported.push("cut") });
  expect(reported).toEqual(["closing", "cut"]);
});

/** A watched process whose last answer takes `ms`; `raise` is what happens to it. */
function watched(drainMs: number, ms: number) {
  vi.useFakeTimers();
  const listeners = new Map<string | symbol, (error: Error) => void>();
  const on = vi.spyOn(process, "on").mockImplementation((event, listener) => {
    listeners.set(event, listener);
    return process;
  });
  const exit = vi
    .spyOn(process, "exit")
    .mockReset()
    .mockImplementation((() => {}) as never);
  const lines: [string | undefined, object][] = [];
  const write = (fields: object, message?: string) => void lines.push([message, fields]);
  const log = { debug: write, info: write, warn: write, error: write, flush: async () => {} };
  watchProcess({
    log,
    exitAfter: longestStop(drainMs),
    inFlight: () => 3,
    onRejection() {},
    leave: () => new Promise((resolve) => void (ms < 1e9 && setTimeout(resolve, ms))),
  });
  on.mockRestore();
  return { exit, lines, raise: (event: string) => listeners.get(event)?.(new Error("broken")) };
}
