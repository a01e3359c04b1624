import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The module as a browser evaluates it, in a document of this address. */
async function inDocument(href: string) {
  vi.resetModules();
  const location = { href, reload: vi.fn() };
  vi.stubGlobal("location", location);
  vi.stubGlobal("history", { state: null });
  const { lazyPart } = await import("./lazy-part");
  return { location, lazyPart };
}

const lost = () => Promise.reject(new Error("no such file"));

/** As a component that shows the part: what it is shown with, and what becomes of its wait. */
async function show<Part>(part: { read: () => Part }): Promise<Part | "waits"> {
  for (;;) {
    try {
      return part.read();
    } catch (thrown) {
      if (!(thrown instanceof Promise)) throw thrown;
      const isOver = await Promise.race([
        thrown.then(() => true),
        new Promise((resolve) => setTimeout(resolve, 20, false)),
      ]);
      if (!isOver) return "waits";
    }
  }
}

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

  it("that one reader waits for, comes at once for another", async () => {
    const { lazyPart } = await inDocument("/");
    const fetched = vi.fn(() => Promise.resolve("part"));
    const part = lazyPart(fetched);
    const never = () => new Promise<void>(() => {});
    expect(() => part.read(never)).toThrow();
    expect(fetched).not.toHaveBeenCalled();
    await expect(show(part)).resolves.toBe("part");
  });

  it("that is gone makes a document of the address it was asked at", async () => {
    const { lazyPart, location } = await inDocument("https://site.test/");
    location.href = "https://site.test/?menu";
    const part = lazyPart(lost);
    expect(await show(part)).toBe("waits");
    expect(await show(part)).toBe("waits");
    expect(location.reload).toHaveBeenCalledTimes(1);
  });

  it("that was fetched ahead in vain loads nothing, and is asked for again when it is needed", async () => {
    const { lazyPart, location } = await inDocument("https://site.test/");
    const load = vi.fn(lost as () => Promise<string>);
    const part = lazyPart(load);
    await expect(part.prepare()).rejects.toThrow("no such file");
    await expect(part.prepare()).rejects.toThrow("no such file");
    expect(location.reload).not.toHaveBeenCalled();
    load.mockResolvedValue("part");
    expect(await show(part)).toBe("part");
  });

  it("leaves the server's dialog as it is, rather than load it for ever", async () => {
    const { lazyPart, location } = await inDocument("https://site.test/?menu");
    expect(await show(lazyPart(lost))).toBe("waits");
    expect(location.reload).not.toHaveBeenCalled();
  });

  it("that is gone again at an address that was just loaded for it is an error", async () => {
    const first = await inDocument("https://site.test/");
    first.location.href = "https://site.test/?menu";
    await show(first.lazyPart(lost));
    const second = await inDocument("https://site.test/other");
    second.location.href = "https://site.test/?menu";
    await expect(show(second.lazyPart(lost))).rejects.toThrow("no such file");
    expect(second.location.reload).not.toHaveBeenCalled();
    second.location.href = "https://site.test/?dialog=language";
    expect(await show(second.lazyPart(lost))).toBe("waits");
    expect(second.location.reload).toHaveBeenCalledTimes(1);
  });

  it("is an error on the server", async () => {
    vi.resetModules();
    vi.stubGlobal("location", undefined);
    const { lazyPart } = await import("./lazy-part");
    await expect(lazyPart(lost).prepare()).rejects.toThrow("no such file");
  });
});
