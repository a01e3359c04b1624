import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cacheOfflinePage } from "./cache-offline-page";

vi.mock("~/ui/icons/icons.svg?url", () => ({ default: "/assets/icons-1.svg" }));

const DAY = 86_400_000;
const PAGE = "/es-ES/_offline";
const SHARED = "public, max-age=0, s-maxage=60";

const cached = new Map<string, Response>();
let links: string[];
let answer: () => Promise<Response>;
const ask = vi.fn((_address: string, _request: RequestInit) => answer());
const cache = {
  match: async (path: string) => cached.get(path),
  addAll: vi.fn(async (paths: string[]) => {
    for (const path of paths) cached.set(path, new Response(path));
  }),
  put: async (path: string, response: Response) => void cached.set(path, response),
};

function page(cacheControl: string | null = SHARED, status = 200) {
  const headers = new Headers({ Date: new Date().toUTCString() });
  if (cacheControl !== null) headers.set("Cache-Control", cacheControl);
  return new Response("offline", { status, headers });
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  vi.clearAllMocks();
  cached.clear();
  links = ["app-1.css", "inter-1.woff2", "layout-1.js"];
  answer = async () => page();
  vi.stubGlobal("fetch", ask);
  vi.stubGlobal("caches", { open: async () => cache, delete: async () => cached.clear() });
  vi.stubGlobal("document", {
    querySelectorAll: () => links.map((name) => ({ href: `https://site.test/assets/${name}` })),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("the page is cached as everybody gets it, with the files that it is shown with and no script", async () => {
  expect(await cacheOfflinePage(PAGE)).toBe(true);
  expect([...cached.keys()]).toEqual([
    "/assets/app-1.css",
    "/assets/inter-1.woff2",
    "/assets/icons-1.svg",
    "/logo.svg",
    PAGE,
  ]);
  expect(ask).toHaveBeenCalledWith(PAGE, { credentials: "omit", headers: { Accept: "text/html" } });
});

it("it is fetched once a day, its files once for a build", async () => {
  await cacheOfflinePage(PAGE);
  vi.setSystemTime(Date.now() + DAY - 1);
  expect(await cacheOfflinePage(PAGE)).toBe(true);
  expect(ask).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 1);
  await cacheOfflinePage(PAGE);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(cache.addAll).toHaveBeenCalledTimes(1);
});

it("each language has its own beside the others, and a new build takes all of the last one away", async () => {
  await cacheOfflinePage(PAGE);
  await cacheOfflinePage("/_offline");
  expect([...cached.keys()].filter((path) => path.endsWith("_offline"))).toEqual([PAGE, "/_offline"]);
  links = ["app-2.css"];
  await cacheOfflinePage("/_offline");
  expect([...cached.keys()]).toEqual(["/assets/app-2.css", "/assets/icons-1.svg", "/logo.svg", "/_offline"]);
});

it.each([
  ["is one visitor's", () => page("private, no-store")],
  ["does not say whose it is", () => page(null)],
  ["failed", () => page(SHARED, 503)],
  ["is another address's", () => Object.defineProperty(page(), "redirected", { value: true })],
])("a page that %s is not cached, and the one of yesterday stays", async (_, given) => {
  await cacheOfflinePage(PAGE);
  const before = cached.get(PAGE);
  vi.setSystemTime(Date.now() + DAY);
  answer = async () => given();
  expect(await cacheOfflinePage(PAGE)).toBe(true);
  expect(cached.get(PAGE)).toBe(before);
  cached.clear();
  expect(await cacheOfflinePage(PAGE)).toBe(false);
  expect(cached.has(PAGE)).toBe(false);
});

it("without a connection nothing is said to be at hand", async () => {
  answer = () => Promise.reject(new TypeError("offline"));
  await expect(cacheOfflinePage(PAGE)).rejects.toThrow("offline");
});
