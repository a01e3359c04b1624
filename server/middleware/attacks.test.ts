import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, it, vi } from "vitest";
import { isDay } from "../../tests/support/by-day";
import { startPipeline } from "../../tests/support/start-pipeline";

// Each attack on a server of its own; after each nothing is left in flight, and a page is served.

let server: Awaited<ReturnType<typeof startPipeline>>;
const sockets: Socket[] = [];

async function start(options: Parameters<typeof startPipeline>[0] = {}) {
  server = await startPipeline(options);
}

function open(bytes: string): Socket {
  const socket = connect(server.port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(bytes);
  sockets.push(socket);
  return socket;
}

const inFlight = async () =>
  Number(/^http_requests_in_flight (\d+)/m.exec((await server.ask("/metrics")).text)?.[1]);

const html = { accept: "text/html" };
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: casino.example\r\n\r\n`;
const slowPost = (path = "/forms/sign_in", type = "application/x-www-form-urlencoded") =>
  `POST ${path} HTTP/1.1\r\nHost: casino.example\r\nOrigin: https://casino.example\r\n` +
  `Content-Type: ${type}\r\nContent-Length: 500\r\n\r\nlogin=`;

function gate() {
  let open = () => {};
  const wait = new Promise<null>((resolve) => {
    open = () => resolve(null);
  });
  return { wait, open };
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  // The question itself is one.
  await vi.waitFor(async () => expect(await inFlight()).toBe(1), 5000);
  expect((await server.ask("/after-all")).status).toBe(200);
  expect((await server.ask("/readyz")).status).toBe(200);
  await server.close();
});

it("a hundred pipelined requests that nobody reads hold what eight do, and leave nothing behind", async () => {
  await start();
  for (let count = 0; count < 3; count++) open(get("/profile/settings").repeat(100)).pause();
  await wait(200);
  expect(await inFlight()).toBeLessThanOrEqual(3 * 9 + 1);
  expect((await server.ask("/uncached")).status).toBe(200);
});

it("a few pipelined requests are answered in order; too many end the connection with their answer", async () => {
  await start();
  const few = await server.raw(
    get("/healthz").repeat(5) + get("/healthz").replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"),
  );
  expect(few.match(/HTTP\/1\.1 200/g)).toHaveLength(6);
  const many = await server.raw(get("/uncached").repeat(50));
  expect(many.match(/HTTP\/1\.1 200/g)).toHaveLength(8);
  expect(many.match(/HTTP\/1\.1 429/g)).toHaveLength(1);
});

it("three hundred slow bodies stand in nobody's way, and the oldest make room for the others", async () => {
  await start();
  for (let count = 0; count < 290; count++) open(slowPost());
  await wait(300);
  expect((await server.ask("/uncached", { headers: html })).status).toBe(200);
  const post = await server.ask("/forms/sign_in", {
    method: "POST",
    headers: { origin: "https://casino.example", "content-type": "application/x-www-form-urlencoded" },
    body: "login=me",
  });
  expect([post.status, post.headers.location]).toEqual([302, "/?hello=me"]);
  await vi.waitFor(async () => expect(await inFlight()).toBeLessThanOrEqual(32 + 1), 5000);
});

it("slow bodies for the relay and the reports are no better", async () => {
  await start();
  for (let count = 0; count < 40; count++) open(slowPost("/hit", "application/json"));
  for (let count = 0; count < 19; count++) open(slowPost("/_r", "application/csp-report"));
  await wait(200);
  expect(await inFlight()).toBeGreaterThan(1);
  await vi.waitFor(async () => expect(await inFlight()).toBeLessThanOrEqual(32 + 1), 5000);
});

it("three hundred searches at once are bounded; refusals say when to try again", async () => {
  const { wait: untilOpen, open: openGate } = gate();
  let rendering = 0;
  let peak = 0;
  await start({
    routes: {
      hall: {
        path: "hall",
        handle: { query: { search: "once" } },
        loader: async () => {
          peak = Math.max(peak, ++rendering);
          await untilOpen;
          rendering -= 1;
          return null;
        },
      },
    },
  });
  const requests = Array.from({ length: 300 }, (_, index) =>
    server.ask(`/hall?search=word${index}`, { headers: html }),
  );
  await Promise.race(requests);
  openGate();
  const answers = await Promise.all(requests);
  expect(peak).toBeLessThanOrEqual(8);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  for (const { status, headers, text } of answers.filter(({ status }) => status === 503))
    expect([status, headers["retry-after"], text.includes("<h1>503</h1>")]).toEqual([503, "2", true]);
  const others = await Promise.all(Array.from({ length: 100 }, (_, index) => server.ask(`/page${index}`)));
  expect(others.every(({ status }) => status === 200)).toBe(true);
});

it("a cached page is sent, stale or fresh, however busy the site is", async () => {
  const { wait: untilOpen, open: openGate } = gate();
  let isSlow = false;
  await start({
    environment: { PAGE_CACHE_SECONDS: "1" },
    routes: {
      hall: { path: "hall", handle: { query: { page: "once" } }, loader: () => (isSlow ? untilOpen : null) },
    },
  });
  await server.ask("/hall");
  await wait(1100);
  isSlow = true;
  const crowd = Array.from({ length: 260 }, (_, index) => server.ask(`/hall?page=${index}`));
  // The first answers are refusals.
  expect((await Promise.race(crowd)).status).toBe(503);
  expect((await server.ask("/another")).status).toBe(503);
  expect((await server.ask("/hall")).status).toBe(200);
  expect((await server.ask("/readyz")).status).toBe(200);
  openGate();
  expect(new Set((await Promise.all(crowd)).map(({ status }) => status))).toEqual(new Set([200, 503]));
});

// It keeps a CPU busy for seconds; by day the sample of the overload proof floods the built site.
if (!isDay)
  it("a flood of one address costs nobody else a page, however late the loop is", async () => {
    const { wait: untilOpen, open: openGate } = gate();
    await start({
      environment: { TRUSTED_PROXY_CIDRS: "127.0.0.1" },
      routes: { hall: { path: "hall", handle: { query: { page: "once" } }, loader: () => untilOpen } },
    });
    const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
    const flooder = from("203.0.113.7");
    const flood = Array.from({ length: 45 }, (_, index) => server.ask(`/hall?page=${index}`, flooder));
    const lag = setInterval(() => {
      const until = performance.now() + 150;
      while (performance.now() < until);
    }, 1);
    try {
      await vi.waitFor(async () => expect((await server.ask("/another", flooder)).status).toBe(503), 15_000);
      for (const address of ["198.51.100.1", "2001:db8::1"])
        expect((await server.ask(`/by-${address.length}`, from(address))).status).toBe(200);
      expect((await server.ask("/another", flooder)).status).toBe(503);
    } finally {
      clearInterval(lag);
      openGate();
      await Promise.all(flood);
    }
  }, 30_000);

it("reports of browsers are counted for all addresses of a household together", async () => {
  await start({ environment: { TRUSTED_PROXY_CIDRS: "127.0.0.1" } });
  const report = async (address: string) => {
    const headers = { "content-type": "application/csp-report", "x-forwarded-for": address };
    return (await server.ask("/_r", { method: "POST", headers, body: "{}" })).status;
  };
  for (let count = 1; count <= 20; count++) expect(await report(`2001:db8::${count}`)).toBe(204);
  expect(await report("2001:db8::99")).toBe(429);
  expect(await report("2001:db8:0:1::1")).toBe(204);
});

it("a post that its client gives up is one line at info", async () => {
  await start();
  const socket = open(slowPost());
  await wait(100);
  server.log.length = 0;
  socket.destroy();
  await vi.waitFor(() => expect(server.log).toHaveLength(1));
  expect(server.log[0]).toMatchObject({ level: "access", fields: { method: "POST", status: 499 } });
});

it.each([
  "/a/%E2%80%A8",
  "/%E2%80%A9/b",
  "/es-ES/a/%E2%80%A8",
  "/a/%C2%85",
  "/a/%EF%BF%BF",
  "/a/%F0%9F%98%80",
])("%s is a page that is not there", async (path) => {
  await start();
  expect((await server.ask(path)).status).toBe(404);
});
