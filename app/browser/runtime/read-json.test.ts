import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readJson } from "./read-json";

const answer = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
/** As a browser does: what was given up fails. */
const hang = (_: string, { signal }: RequestInit) =>
  new Promise<never>((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", answer);
  answer.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const read = (options?: Parameters<typeof readJson>[2]) =>
  readJson<{ games: unknown; total: unknown }>("/games", ["games", "total"], options);

describe("JSON of our own site", () => {
  it("is requested as JSON, with the browser's default credentials", async () => {
    answer.mockResolvedValue(Response.json({ games: [], total: 0, more: 1 }));
    expect(await read({ cache: "no-store" })).toEqual({ games: [], total: 0, more: 1 });
    const [address, init] = answer.mock.calls[0] ?? [];
    expect(address).toBe("/games");
    expect(init).toMatchObject({ cache: "no-store", headers: { Accept: "application/json" } });
    expect(init?.credentials).toBeUndefined();
  });

  it("may be none", async () => {
    answer.mockResolvedValue(Response.json(null));
    expect(await read()).toBeNull();
  });

  it.each<[string, () => Promise<Response>]>([
    ["a failure", async () => Response.json({ games: [], total: 0 }, { status: 503 })],
    ["no failure's JSON", async () => Response.json(null, { status: 401 })],
    ["no JSON", async () => new Response("<html>")],
    ["nothing", async () => new Response(null, { status: 204 })],
    ["something without a name of it", async () => Response.json({ games: [] })],
    ["a list", async () => Response.json([])],
    ["a text", async () => Response.json("games")],
    ["a number", async () => Response.json(7)],
    ["a cut connection", () => Promise.reject(new TypeError("failed"))],
    [
      "a body that breaks off",
      async () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError("cut")) })),
    ],
  ])("is undefined after %s", async (_, reply) => {
    answer.mockImplementation(reply);
    expect(await read()).toBeUndefined();
  });

  it("is given up after ten seconds", async () => {
    answer.mockImplementation(hang);
    const settled = vi.fn();
    void read().then(settled);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  it("is aborted by its caller, and not requested if aborted before", async () => {
    answer.mockImplementation(hang);
    const leaving = new AbortController();
    const reading = read({ signal: leaving.signal });
    leaving.abort();
    expect(await reading).toBeUndefined();
    expect(await read({ signal: leaving.signal })).toBeUndefined();
    expect(answer).toHaveBeenCalledTimes(1);
  });
});
