import { beforeEach, describe, expect, it, vi } from "vitest";
import { serveOffline, unregisterWorker, type WorkerScope } from "./offline-worker";

const ORIGIN = "https://site.test";
type Listener = (event: object) => void;

let cached: Map<string, Response>;
let listeners: Record<string, Listener>;
let net: (url: string) => Promise<Response>;
const unregister = vi.fn(async () => true);
const forget = vi.fn(async () => true);
const enable = vi.fn(async () => {});

beforeEach(() => {
  vi.clearAllMocks();
  cached = new Map();
  listeners = {};
  net = () => Promise.reject(new TypeError("offline"));
});

function scope(): WorkerScope {
  const cache = {
    keys: async () => [...cached.keys()].map((path) => ({ url: ORIGIN + path })),
    match: async (address: string) => cached.get(new URL(address, ORIGIN).pathname),
  };
  return {
    addEventListener: (name: string, listener: Listener) => {
      listeners[name] = listener;
    },
    skipWaiting: async () => {},
    fetch: ({ url }: { url: string }) => net(url),
    caches: { open: async () => cache, delete: forget },
    registration: { navigationPreload: { enable }, unregister },
    location: { origin: ORIGIN },
  } as unknown as WorkerScope;
}

/** What the worker answers; undefined where it leaves the request to the browser. */
function ask(path: string, request: Partial<Request> = {}, preloadResponse?: Promise<Response | undefined>) {
  let answer: Promise<Response> | undefined;
  listeners.fetch?.({
    request: {
      method: "GET",
      mode: "navigate",
      destination: "document",
      url: new URL(path, ORIGIN).href,
      ...request,
    },
    preloadResponse,
    respondWith: (given: Promise<Response>) => {
      answer = given;
    },
  });
  return answer;
}
const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text();

describe("a document", () => {
  beforeEach(() => serveOffline(scope()));

  it("is that of the server, a preloaded one first", async () => {
    net = async () => new Response("fetched");
    expect(await textOf(ask("/", {}, Promise.resolve(new Response("preloaded"))))).toBe("preloaded");
    expect(await textOf(ask("/", {}, Promise.resolve(undefined)))).toBe("fetched");
    expect(cached.size).toBe(0);
  });

  it.each([
    ["/es-ES/gamehall?page=2", ["/_offline", "/es-ES/_offline"], "/es-ES/_offline"],
    ["/gamehall", ["/es-ES/_offline", "/_offline"], "/_offline"],
    ["/gamehall", ["/logo.svg", "/ar/_offline"], "/ar/_offline"],
  ])("that cannot be had at %s, with %j cached, is %s", async (path, pages, shown) => {
    for (const page of pages) cached.set(page, new Response(page));
    expect(await textOf(ask(path, {}, Promise.reject(new TypeError("offline"))))).toBe(shown);
  });

  it("that cannot be loaded is the browser's own error where no page is cached", async () => {
    await expect(ask("/")).rejects.toThrow("offline");
  });

  it("that failed at the server is shown as it is", async () => {
    net = async () => new Response("sorry", { status: 503 });
    cached.set("/_offline", new Response("offline"));
    expect(await textOf(ask("/"))).toBe("sorry");
  });
});

it.each<[string, Partial<Request>]>([
  ["/forms/sign_in", { method: "POST" }],
  ["/cashier/wallet.data", { mode: "cors", destination: "" }],
  ["/balance", { mode: "cors", destination: "" }],
  ["/builds/latest.json?1", { mode: "cors", destination: "" }],
  ["/game/dune", { destination: "iframe" }],
  ["/assets/framework-1.js", { mode: "cors", destination: "script" }],
  ["/assets/evil/a.css", { mode: "no-cors", destination: "style" }],
  ["https://elsewhere.test/logo.svg", { mode: "no-cors", destination: "image" }],
])("%s is left to the browser (%j)", (path, request) => {
  serveOffline(scope());
  expect(ask(path, request)).toBeUndefined();
});

it("a file of the offline page comes from the cache, else from the server", async () => {
  serveOffline(scope());
  const style = { mode: "no-cors", destination: "style" } as const;
  net = async () => new Response("fetched");
  expect(await textOf(ask("/assets/app-1.css", style))).toBe("fetched");
  cached.set("/assets/app-1.css", new Response("kept"));
  expect(await textOf(ask("/assets/app-1.css", style))).toBe("kept");
});

it("the logo, which another may replace, comes from the server while it answers", async () => {
  serveOffline(scope());
  const image = { mode: "no-cors", destination: "image" } as const;
  await expect(ask("/logo.svg", image)).rejects.toThrow("offline");
  cached.set("/logo.svg", new Response("kept"));
  expect(await textOf(ask("/logo.svg", image))).toBe("kept");
  net = async () => new Response("fetched");
  expect(await textOf(ask("/logo.svg", image))).toBe("fetched");
});

it.each([
  ["serves", serveOffline, 1, 0],
  ["retires", unregisterWorker, 0, 1],
])("one that %s takes over at once, and does its part", async (_, begin, enabled, gone) => {
  begin(scope());
  const work: Promise<unknown>[] = [];
  for (const name of ["install", "activate"]) {
    listeners[name]?.({ waitUntil: (promise: Promise<unknown>) => work.push(promise) });
  }
  expect(work).toHaveLength(2);
  await Promise.all(work);
  expect(enable).toHaveBeenCalledTimes(enabled);
  expect(unregister).toHaveBeenCalledTimes(gone);
  expect(forget).toHaveBeenCalledTimes(gone);
});

it("one that retires answers for nothing", () => {
  unregisterWorker(scope());
  expect(listeners.fetch).toBeUndefined();
});
