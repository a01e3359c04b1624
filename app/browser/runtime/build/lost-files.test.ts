import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FrameworkRoute } from "./own-build";

const FILE = "data:text/javascript,export default 1";
const GONE = "data:text/javascript,throw new Error('no such file')";
let storage: Pick<Storage, "getItem" | "setItem">;

beforeEach(() => {
  const stored = new Map<string, string>();
  storage = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The module as a browser evaluates it, in a document of this address whose routes have the given files. */
async function inDocument(href: string, files: Record<string, string> = {}) {
  vi.resetModules();
  const location = { href, reload: vi.fn() };
  const history: { state: { key: string } | null } = { state: null };
  vi.stubGlobal("location", location);
  vi.stubGlobal("history", history);
  vi.stubGlobal("sessionStorage", storage);
  const leaf: FrameworkRoute = { id: "leaf", lazy: vi.fn(async () => ({ own: true })) };
  const layout: FrameworkRoute = { id: "layout", children: [leaf] };
  const changed = vi.fn();
  vi.stubGlobal("__remixRouter", {
    routes: [layout],
    state: { navigation: { state: "idle" } },
    subscribe: (listener: () => void) => changed.mockImplementation(listener),
  });
  vi.stubGlobal("__remixManifest", {
    version: "1",
    routes: Object.fromEntries(Object.entries(files).map(([id, module]) => [id, { module }])),
  });
  const lostFiles = await import("./lost-files");
  lostFiles.guardRouteFiles();
  return { location, history, leaf, changed, ...lostFiles };
}

/** The component that replaces the lost file of a route. */
async function shownBy({ lazy }: FrameworkRoute): Promise<() => never> {
  const module: unknown = await lazy?.();
  return (module as { Component: () => never }).Component;
}

function thrownBy(run: () => never): unknown {
  try {
    return run();
  } catch (thrown) {
    return thrown;
  }
}

describe("the file of a route", () => {
  it("that loads is left to the framework", async () => {
    const { leaf, location } = await inDocument("https://site.test/", { leaf: FILE });
    expect(await leaf.lazy?.()).toEqual({ own: true });
    expect(location.reload).not.toHaveBeenCalled();
  });

  it("that is gone loads the page that shows it, and nothing before it is shown", async () => {
    const { leaf, location } = await inDocument("https://site.test/", { leaf: GONE });
    const Component = await shownBy(leaf);
    expect(location.reload).not.toHaveBeenCalled();
    location.href = "https://site.test/gamehall";
    expect(thrownBy(Component)).toBeInstanceOf(Promise);
    expect(thrownBy(Component)).toBeInstanceOf(Promise);
    expect(location.reload).toHaveBeenCalledTimes(1);
  });

  it("that is gone again shortly after is an error of the page, later it is tried again", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const first = await inDocument("https://site.test/", { leaf: GONE });
    first.location.href = "https://site.test/gamehall";
    thrownBy(await shownBy(first.leaf));

    const second = await inDocument("https://site.test/", { leaf: GONE });
    second.location.href = "https://site.test/gamehall";
    const Component = await shownBy(second.leaf);
    expect(thrownBy(Component)).toMatchObject({ message: "no such file" });
    expect(second.location.reload).not.toHaveBeenCalled();
    vi.setSystemTime(Date.now() + 30_000);
    expect(thrownBy(Component)).toBeInstanceOf(Promise);
    expect(second.location.reload).toHaveBeenCalledTimes(1);
  });
});

describe("loading an address for a lost file", () => {
  const lost = new Error("lost");

  it("never happens where the server has just rendered that address", async () => {
    const { location, reloadForFile } = await inDocument("https://site.test/gamehall");
    expect(() => reloadForFile(lost)).toThrow(lost);
    expect(location.reload).not.toHaveBeenCalled();
  });

  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  it.each([
    ["refuses", { getItem: refuse, setItem: refuse }],
    ["holds something else", { getItem: () => "}{", setItem: () => {} }],
    ["is not there", undefined],
  ])("goes on where the storage %s", async (_, broken) => {
    storage = broken as unknown as typeof storage;
    const { location, reloadForFile } = await inDocument("https://site.test/");
    location.href = "https://site.test/gamehall";
    void reloadForFile(lost);
    expect(location.reload).toHaveBeenCalledTimes(1);
  });
});

describe("a part of the served page that is lost", () => {
  it("leaves the page as it is, at another place in it too", async () => {
    const { location, changed, stayAsServed } = await inDocument("https://site.test/gamehall");
    void stayAsServed();
    changed();
    location.href = "https://site.test/gamehall#games";
    changed();
    expect(location.reload).not.toHaveBeenCalled();
  });

  it("loads the target of a link that was pressed before, once", async () => {
    const { location, changed, stayAsServed } = await inDocument("https://site.test/gamehall");
    void stayAsServed();
    location.href = "https://site.test/gamehall?category=slots";
    changed();
    changed();
    expect(location.reload).toHaveBeenCalledTimes(1);
  });

  it("reloads the page when a form that was sent before is answered at the same address", async () => {
    const { location, history, changed, stayAsServed } = await inDocument("https://site.test/gamehall");
    void stayAsServed();
    history.state = { key: "answered" };
    changed();
    expect(location.reload).toHaveBeenCalledTimes(1);
  });
});
