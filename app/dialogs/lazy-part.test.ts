import { afterEach, describe, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The module as a browser evaluates it, in a document of this address. */
async function inDocument(href: string) {
  const location = { href, reload: vi.fn() };
  vi.stubGlobal("location", location);
  const { lazyPart } = await import("./lazy-part");
  return { location, lazyPart };
}

const lost = () => Promise.reject(new Error("no such file"));
const settled = (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => true), new Promise((resolve) => setTimeout(resolve, 20, false))]);

describe("a part that is fetched when it is needed", () => {
  it("suspends until it is there, and is fetched once", async () => {
    const { lazyPart } = await inDocument("https://site.test/");
    const load = vi.fn(async () => "part");
    const part = lazyPart(load);
    expect(() => part.read()).toThrow();
    await part.prepare();
    expect(part.read()).toBe("part");
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("that is gone makes a document of the address it was asked at", async () => {
    const { lazyPart, location } = await inDocument("https://site.test/");
    location.href = "https://site.test/?menu";
    expect(await settled(lazyPart(lost).prepare())).toBe(false);
    expect(location.reload).toHaveBeenCalledTimes(1);
  });

  it("leaves the server's dialog as it is, rather than load it for ever", async () => {
    const { lazyPart, location } = await inDocument("https://site.test/?menu");
    expect(await settled(lazyPart(lost).prepare())).toBe(false);
    expect(location.reload).not.toHaveBeenCalled();
  });

  it("is an error on the server", async () => {
    vi.stubGlobal("location", undefined);
    const { lazyPart } = await import("./lazy-part");
    await expect(lazyPart(lost).prepare()).rejects.toThrow("no such file");
  });
});
