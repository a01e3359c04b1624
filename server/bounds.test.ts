import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { relayBudget } from "../app/upstream/transport/budgets";
import { startPipeline } from "../tests/support/start-pipeline";

// Each bound is filled by requests that wait for something slow, and then one more comes. 10,000 idle connections
// are part of tests/proofs/overload.

let server: Awaited<ReturnType<typeof startPipeline>>;
let isSlow = true;
const waiting: (() => void)[] = [];
/** Waits until `release`. */
const slowly = () => new Promise<void>((resolve) => (isSlow ? waiting.push(resolve) : resolve()));
const release = () => {
  isSlow = false;
  for (const go of waiting.splice(0)) go();
};
const backend = createServer((_req, res: ServerResponse) => void slowly().then(() => res.end("ok")));

beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  server = await startPipeline({
    environment: {
      PLATFORM_URL: url,
      CONTENT_URL: url,
      RATE_LIMIT_FACTOR: "1000",
      TRUSTED_PROXY_CIDRS: "127.0.0.0/8",
    },
    routes: {
      slow: {
        path: "slow",
        loader: () => slowly().then(() => null),
        action: () => slowly().then(() => null),
      },
    },
  });
});
afterAll(async () => {
  release();
  await server.close();
  backend.closeAllConnections();
  await new Promise((resolve) => backend.close(resolve));
});

const form = { origin: "https://casino.example", "content-type": "application/x-www-form-urlencoded" };
const address = (nth: number) => `198.51.${nth >> 8}.${nth & 255}`;

/** What one request was answered: its status, and when to come again. */
type Outcome = { status: number; retryAfter?: string | undefined };
type Send = (nth: number) => Promise<Outcome>;

function by(addressOf: (nth: number) => string, path: (nth: number) => string, post = false): Send {
  return async (nth) => {
    const { status, headers } = await server.ask(path(nth), {
      // A visitor of their own: no page is shared with others.
      headers: { "x-forwarded-for": addressOf(nth), cookie: "cr_flash=1", ...(post && form) },
      ...(post && { method: "POST", body: "a=1" }),
    });
    return { status, retryAfter: headers["retry-after"] };
  };
}

const lines = Object.entries(form)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join("");
const openBody: Send = async () => {
  const head = "POST /slow HTTP/1.1\r\nHost: casino.example\r\nX-Forwarded-For: 198.51.100.1\r\n";
  const text = await server.raw(`${head}${lines}Content-Length: 9\r\n\r\na=`);
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0) };
};

const one = () => "198.51.100.1";
const { each, total, queue } = relayBudget.slots;

it.each<[string, number, Send, Outcome]>([
  ["pages", 48 + 120, by(one, () => "/slow"), { status: 503, retryAfter: "2" }],
  ["searches of one address", 8 + 64, by(one, () => "/slow?search=a"), { status: 503, retryAfter: "2" }],
  ["searches of many", 24 + 64, by(address, () => "/slow?search=a"), { status: 503, retryAfter: "2" }],
  ["forms of one address", 32 + 120, by(one, () => "/slow", true), { status: 503, retryAfter: "2" }],
  ["bodies that arrive, of one address", 32 * 4, openBody, { status: 408 }],
  [
    "pictures of one address",
    4 + 60,
    by(one, (nth) => `/_media/platform/img/${nth}.png`),
    { status: 503, retryAfter: "2" },
  ],
  [
    "pictures of many",
    4 + 240,
    by(address, (nth) => `/_media/content/img/${nth}.png`),
    { status: 503, retryAfter: "2" },
  ],
  [
    "launches of one address",
    each + queue,
    by(one, () => "/platform/game/x"),
    { status: 503, retryAfter: "2" },
  ],
  [
    "launches of many",
    total + queue,
    by(address, () => "/platform/game/x"),
    { status: 503, retryAfter: "2" },
  ],
  ["hits of one address", each + queue, by(one, () => "/hit"), { status: 204 }],
])(
  "beyond the bound of %s (%i) one more is told so, and the site serves on",
  async (_what, bound, send, beyond) => {
    isSlow = true;
    const sent = Array.from({ length: bound + 1 }, (_, nth) => send(nth));
    expect(await Promise.race(sent)).toEqual(beyond);
    // Health and other visitors' pages are no part of any bound but their own.
    expect((await server.ask("/healthz")).status).toBe(200);
    release();
    for (const { status } of await Promise.all(sent)) expect(status).toBeLessThan(600);
    expect((await server.ask("/gamehall", { headers: { "x-forwarded-for": address(60_000) } })).status).toBe(
      200,
    );
  },
  30_000,
);
